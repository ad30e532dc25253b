import Dispatch
import Glibc
import SegueFiles

/// Benchmarks films as ratios to their unavoidable costs: encoding existing frames, and starting a program.
///
///     filmbench RENDER          measures that program
///     filmbench RENDER recordings
///                               measures how long many recordings take to be verified
///     filmbench hello           says hello: what a program costs that does nothing else
///
/// A ratio is of two times on the wall, each the fastest of some runs that take turns. It says little
/// while the machine has something else to do.
@main enum FilmBench {
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
      hello = hello.least(try Child.run([itself, "hello"], output: "/dev/null").cost)
      picture = picture.least(
        try stage.render(["small.json", "--at", "0", "-o", "small.png"]).cost)
    }
    Report.line("one small picture", picture, "a program that says hello", hello, limit: 2.5)
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
    Report.line("a movie of \(frames.count) frames", film, "encoding them", alone, limit: 1.15)
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
    Report.line("\(surfaces.count) pictures", film, "encoding them", alone, limit: 1.2)
    Report.note(
      "\(Report.milliseconds(film.seconds / Double(surfaces.count))) per frame")
  }
}
