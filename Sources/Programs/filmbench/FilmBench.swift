import Dispatch
import Glibc
import SegueFiles
import SegueImages
import SegueRaster
import SegueVideo

/// Benchmarks films as ratios to their unavoidable costs: encoding existing frames, and starting a program.
///
///     filmbench RENDER          measures that program
///     filmbench RENDER recordings
///                               measures how long many recordings take to be verified
///     filmbench hello           says hello: what a program costs that does nothing else
///
/// A ratio is of two times on the wall, each the fastest of some runs that take turns. It says little
/// while the machine has something else to do.
@main private enum FilmBench {
  static func main() {
    let arguments = CommandLine.arguments
    let isAboutRecordings = arguments.count == 3 && arguments[2] == "recordings"
    guard arguments.count == 2 || isAboutRecordings else {
      return print("usage: filmbench RENDER [recordings]")
    }
    if arguments[1] == "hello" { return print("hello") }
    Task {
      do {
        if isAboutRecordings {
          try RecordingWorkshop.measure(arguments[1])
        } else {
          try await measure(arguments[1], itself: arguments[0])
        }
        exit(0)
      } catch {
        print("filmbench: error: \(error)")
        exit(1)
      }
    }
    dispatchMain()
  }

  private static func measure(_ program: String, itself: String) async throws {
    let stage = try MovieWorkshop(program)
    try stage.write()
    let size = "\(MovieWorkshop.width)x\(MovieWorkshop.height)"
    print("\(size), \(HostMachine.current().processors) processors")
    try measureSmallPicture(stage, itself)
    try await measureMovie(stage)
    try await measurePictures(stage)
  }

  /// A picture of a small scene against a program that is linked with the same libraries.
  private static func measureSmallPicture(_ stage: MovieWorkshop, _ itself: String) throws {
    var (picture, hello) = (ProcessCost.most, ProcessCost.most)
    for _ in 0..<30 {
      hello = hello.least(Child.run([itself, "hello"], output: "/dev/null").cost)
      picture = picture.least(
        try stage.render(["small.json", "--at", "0", "-o", "small.png"]).cost)
    }
    Report.line(
      "one small picture", cost: picture, reference: "a program that says hello", base: hello,
      limit: 2.5)
  }

  /// A push of two photos as a movie against encoding its frames.
  private static func measureMovie(_ stage: MovieWorkshop) async throws {
    // A child of a large process seems large, so this one comes before the frames are here.
    let peak = try stage.render(["push.json", "-o", "film.mp4"]).kilobytes
    let frames = try stage.planes()
    var (film, alone, decoding) = (ProcessCost.most, ProcessCost.most, ProcessCost.most)
    for _ in 0..<5 {
      let run = try stage.render(["push.json", "-o", "film.mp4", "--json"])
      let decode = try stage.decoding()
      (film, decoding) = (film.least(run.cost - decode), decoding.least(decode))
      alone = alone.least(
        try await ProcessCost.of { try await Alone.movie(frames, at: stage.path("alone.mp4")) })
    }
    let same = try stage.bytes(of: "film.mp4") == stage.bytes(of: "alone.mp4")
    precondition(same, "the movie was encoded in another way")
    Report.line(
      "a movie of \(frames.count) frames", cost: film, reference: "encoding them", base: alone,
      limit: 1.15)
    Report.note(
      "\(Report.milliseconds(film.seconds / Double(frames.count))) per frame; decoding"
        + " \(Report.milliseconds(decoding.seconds)) apart; \(peak / 1024) MB")
  }

  /// The same film as pictures against encoding them.
  private static func measurePictures(_ stage: MovieWorkshop) async throws {
    let surfaces = try stage.surfaces()
    var (film, alone) = (ProcessCost.most, ProcessCost.most)
    for _ in 0..<5 {
      let run = try stage.render(MovieWorkshop.pictures + ["-o", "frames/", "--json"])
      film = film.least(run.cost - (try stage.decoding()))
      alone = alone.least(try await ProcessCost.of { try await Alone.pictures(surfaces) })
    }
    Report.line(
      "\(surfaces.count) pictures", cost: film, reference: "encoding them", base: alone, limit: 1.2)
    Report.note(
      "\(Report.milliseconds(film.seconds / Double(surfaces.count))) per frame")
  }
}

/// Encoding as the program does it, of frames that are there already.
private enum Alone {
  /// Makes a movie, from opening the encoder to the whole file.
  static func movie(_ frames: [VideoPlanes], at path: String) async throws {
    let format = MovieFormat(width: MovieWorkshop.width, height: MovieWorkshop.height, frames: 60)
    let recipe = MovieRecipe(.h264(.standard), format, fadesScreen: true)
    let writer = MovieWriter(try OutputFile(path), recipe)
    // Something moves in every frame of the film.
    let plan = recipe.plan(frameCount: frames.count, stills: [])
    for (index, range) in plan.segments.enumerated() {
      let encoder = try SegmentEncoder(recipe, plan.pictures(ofSegment: index))
      for frame in frames[range] { try await encoder.encode(.planes(frame)) }
      try await writer.append(encoder.finish())
    }
    try await writer.finish()
  }

  /// Makes pictures, as many at once as there are processors.
  static func pictures(_ surfaces: [Surface]) async throws {
    let width = HostMachine.current().processors
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (index, surface) in surfaces.enumerated() {
        if index >= width { _ = try await group.next() }
        group.addTask { try PNGEncoder().bytes(of: surface).count }
      }
      try await group.waitForAll()
    }
  }
}

/// Many short recordings of a screen, which are held to their goldens.
///
///     filmbench RENDER recordings
private struct RecordingWorkshop {
  /// Number of recordings, number of distinct ones, and time limit for all of them together, in seconds.
  private static let count = 500
  private static let films = 20
  private static let limit = 20.0

  private let program: String
  private let folder: ScratchFolder

  /// Makes recordings as MP4, APNG and GIF, and says how long holding them to their goldens takes.
  static func measure(_ program: String) throws {
    for ending in ["mp4", "apng", "gif"] {
      let stage = try RecordingWorkshop(program)
      defer { stage.folder.remove() }
      try stage.film(ending)
      try stage.run(["record", "films/", "--goldens", "goldens/"])
      var cost = ProcessCost.most
      for _ in 0..<3 {
        cost = cost.least(try stage.run(["verify", "films/", "--goldens", "goldens/"]).cost)
      }
      Report.note(
        "\(count) recordings of 24 frames, 390x844, .\(ending): \(Report.milliseconds(cost.seconds)), of"
          + " processors \(Report.milliseconds(cost.processorSeconds)); on two processors it may be"
          + " \(Report.milliseconds(limit))")
    }
  }

  private init(_ program: String) throws {
    self.program = program
    folder = try ScratchFolder()
  }

  @discardableResult
  private func run(_ words: [String]) throws -> Child {
    let words = words.map { $0.contains("/") || $0.contains(".") ? "\(folder.path)/\($0)" : $0 }
    return Child.run([program] + words, output: "/dev/null")
  }

  /// Films of a screen with texts, boxes and a page that comes over it, each at another time.
  private func film(_ ending: String) throws {
    for number in 0..<Self.films {
      try write(Array(Self.scene(delay: 4 * number).utf8), to: "scene.json")
      try run(["scene.json", "-o", "film.\(ending)", "--quiet"])
      let bytes = try InputFile.read("\(folder.path)/film.\(ending)", limit: 1 << 30).bytes
      for copy in 0..<Self.count / Self.films {
        try OutputFolder.make(around: "\(folder.path)/films/x")
        try write(bytes, to: "films/film-\(number)-\(copy).\(ending)")
      }
    }
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    var file = try OutputFile("\(folder.path)/\(name)")
    try file.write(bytes)
    try file.finish()
  }

  /// 24 frames, the last of which shows the end.
  private static func scene(delay: Int) -> String {
    let rows = (0..<9).map { row in
      """
      { "id": "row-\(row)", "frame": [20, \(120 + 76 * row), 350, 64], "background": "#FFFFFF",
        "cornerRadius": 14, "shadow": { "blur": 12, "opacity": 0.15, "offset": [0, 4] } }
      """
    }
    return """
      {
        "version": 1, "duration": 383,
        "canvas": { "size": [390, 844], "scale": 1, "fps": 60, "background": "#F2F2F7" },
        "defaults": {
          "animation": { "duration": 300, "delay": \(delay), "easing": "ease-in-out" }
        },
        "layers": [
          {
            "id": "list", "frame": [0, 0, 390, 844], "background": "#E5E5EA",
            "translateX": { "from": 0, "to": -117 }, "children": [\(rows.joined(separator: ", "))]
          },
          {
            "id": "page", "frame": [0, 0, 390, 844],
            "background": {
              "linear": { "stops": ["#0A84FF", "#BF5AF2"] }
            },
            "translateX": { "from": 390, "to": 0 }
          }
        ]
      }
      """
  }
}
