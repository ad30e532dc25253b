import Foundation
import TestSupport
import Testing

/// The reason that `render compare` and `render verify` give for what is different about a recording: the right one, or
/// the place and the frames.
@Suite(
  .serialized,
  .enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
struct ProvenReasonTests {
  /// Films that return to where they began, that push, and that fade.
  static let films = ["back", "push", "fade"]

  /// What is different about a film.
  struct Change: Sendable {
    var delay = 0
    var color = "#3478F6"
    var shift = 0
    var isMissing = false
  }

  private static func scene(_ film: String, _ change: Change = Change()) -> String {
    let (color, x, delay) = (change.color, change.shift, change.delay)
    var length = 1400
    let layers: String
    switch film {
    case "back":
      length = 4200
      let disc = """
        {"frame": [30, 130, 60, 60], "cornerRadius": 30, "background": "\(color)",
         "translateX": {"keyframes": [{"at": 0, "value": \(x)}, {"at": \(delay + 100), "value": \(x)},
           {"at": \(delay + 2000), "value": \(x + 200), "easing": "ease-in-out"},
           {"at": \(delay + 3900), "value": \(x), "easing": "ease-in-out"}]}}
        """
      layers = change.isMissing ? "" : disc
    case "push":
      func move(_ from: Int, _ to: Int) -> String {
        """
        "translateX": {"from": \(from), "to": \(to), "delay": \(200 + delay),
                       "easing": {"spring": {"response": 400, "dampingRatio": 0.9}}}
        """
      }
      let card = ", {\"frame\": [\(30 + x), 60, 200, 80], \"background\": \"\(color)\"}"
      layers = """
        {"frame": [0, 0, 320, 320], "background": "#34C759", \(move(0, -96)),
         "children": [{"frame": [20, 40, 200, 20], "background": "#1C1C1E"}]},
        {"frame": [0, 0, 320, 320], "background": "#FFFFFF", \(move(320, 0)), "children":
         [{"frame": [30, 200, 240, 16], "background": "#1C1C1E"}\(change.isMissing ? "" : card)]}
        """
    default:
      let page = """
        , {"frame": [\(60 + x), 60, 200, 120], "background": "\(color)",
           "opacity": {"from": 0, "to": 1, "delay": \(200 + delay), "duration": 500}}
        """
      layers =
        ##"{"frame": [40, 220, 240, 16], "background": "#1C1C1E"}"##
        + (change.isMissing ? "" : page)
    }
    return """
      {"version": 1, "duration": \(length),
       "canvas": {"size": [320, 320], "scale": 1, "fps": 30, "background": "#FFFFFF"},
       "layers": [\(layers)]}
      """
  }

  /// The words of `compare` about a film with a change, to which ffmpeg does something.
  private static func words(
    of film: String, _ change: Change = Change(), filter: String = "null"
  ) throws -> [String] {
    let workshop = try Workshop(scene(film))
    try workshop.write(Data(scene(film, change).utf8), to: "other.json")
    let run = try workshop.run(
      """
      set -e; $render other.json -o frames/ -q
      ffmpeg -v error -framerate 30 -i frames/%06d.png -vf "\(filter)" \
        -c:v libx264 -crf 18 -pix_fmt yuv420p film.mp4
      $render compare scene.json film.mp4
      """)
    try #require(run.status == 0 && run.error.isEmpty, "\(run.error)")
    return run.output.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("note: ") }.map(String.init)
  }

  @Test(arguments: Cases.paired(films, inTurnsWith: [(12, 20, 60), (16, 150, 21), (9, 201, 33)]))
  func `a box in front of three frames is told by its place and its frames`(
    film: String, box: (frame: Int, place: Int, side: Int)
  ) throws {
    let (first, last) = (box.frame, box.frame + 2)
    let words = try Self.words(
      of: film,
      filter: "drawbox=x=\(box.place):y=20:w=\(box.side):h=\(box.side):color=red:t=fill"
        + ":enable='between(n,\(first),\(last))'")
    #expect(
      words.first
        == "frames \(first) to \(last) show something else; before and behind, the film is as expected"
    )
    let region = words.dropFirst().first ?? ""
    let found = try #require(
      region.firstMatch(
        of: /^a region looks different, within (\d+),(\d+) to (\d+),(\d+), in frames \d+ to \d+$/),
      "\(words)")
    // A codec blurs the border of the box into the next square.
    let sides = [found.1, found.2, found.3, found.4].map { Int($0) ?? -1 }
    let meant = [box.place, 20, box.place + box.side - 1, 20 + box.side - 1]
    #expect(zip(sides, meant).allSatisfy { abs($0 - $1) <= 8 }, "\(words)")
    #expect(region.hasSuffix(", in frames \(first) to \(last)"), "\(words)")
    try #require(words.count == 4, "\(words)")
    #expect(words[2].hasPrefix("3 of ") && words[3].hasPrefix("most in frame "), "\(words)")
  }

  @Test(
    arguments: Cases.paired(films, inTurnsWith: ["another color", "another place", "nothing"]))
  func `a layer that looks different has no other times`(film: String, becomes: String) throws {
    let change =
      switch becomes {
      case "another color": Change(color: "#FF2D55")
      case "another place": Change(shift: 9)
      default: Change(isMissing: true)
      }
    let words = try Self.words(of: film, change)
    #expect(words.contains { $0.hasPrefix("a region looks different, within ") }, "\(words)")
    for cause in ["moves", "later", "earlier", "dropped", "doubled", "times", "colors"] {
      #expect(!words.contains { $0.contains(cause) }, "\(words)")
    }
  }

  @Test(arguments: films)
  func `a delay of whole frames is one`(film: String) throws {
    let words = try Self.words(of: film, Change(delay: 100))
    #expect(words.first == "the frames are the expected ones, 3 frames later", "\(words)")
    #expect(words.count == 3, "\(words)")
  }

  @Test(arguments: Cases.paired(films, inTurnsWith: [9, 0]))
  func `frames that are missing are named, however long the recording rests before`(
    film: String, rest: Int
  ) throws {
    // The picture before stands in for these.
    let words = try Self.words(
      of: film,
      filter: "select='not(between(n,11,13))',fps=30"
        + (rest == 0 ? "" : ",tpad=start=\(rest):start_mode=clone"))
    #expect(words.contains { $0.hasPrefix("dropped: frames 11, 12, 13; ") }, "\(words)")
    #expect(
      words.contains("the frames are the expected ones, \(rest) frames later") == (rest > 0),
      "\(words)")
    #expect(!words.contains { $0.contains("doubled") || $0.contains("region") }, "\(words)")
  }

  @Test func `a recording that repeats every second picture has lost frames, and no other times`()
    throws
  {
    for film in Self.films {
      let words = try Self.words(of: film, filter: "select='not(mod(n,2))',fps=30")
      #expect(words.first?.hasPrefix("dropped: frames ") == true, "\(words)")
      #expect(words.count == 3, "\(words)")
    }
  }

  @Test func `where a recording is laid on the scene first, missing frames are named as well`()
    throws
  {
    let workshop = try Workshop(Self.scene("push"))
    let run = try workshop.run(
      """
      set -e; $render scene.json -o frames/ -q
      ffmpeg -v error -framerate 30 -i frames/%06d.png -vf "select='not(between(n,9,11))',fps=30,\
      tpad=start=9:start_mode=clone,scale=480:480" -c:v libx264 -crf 18 -pix_fmt yuv420p film.mp4
      $render compare film.mp4 scene.json --aligned
      """)
    #expect(
      run.output.contains("film.mp4: different\n  dropped: frames 9, 10, 11; "), "\(run.output)")
    #expect(run.status == 1 && !run.output.contains("does not move in the recording"))
  }

  @Test(arguments: ["compare film.mp4 scene.json", "compare scene.json film.mp4"])
  func `a broken recording is what is named, and no scene`(command: String) throws {
    let workshop = try Workshop(Self.scene("back"))
    try workshop.write(Data("junk".utf8), to: "film.mp4")
    let run = try workshop.run(
      "$render \(command); echo $?; $render \(command) --aligned; echo $?; rm film.mp4; $render \(command) --aligned; echo $?"
    )
    #expect(run.output == "65\n65\n66\n")
    #expect(run.error.matches(of: /'film.mp4': it is no film/).count == 2, "\(run.error)")
    #expect(
      run.error.contains("'film.mp4': it does not exist") && !run.error.contains("scene.json"))
  }
}
