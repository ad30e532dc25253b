import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// What the program says about a film beside making it.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct FilmAnswerTests {
  private static let clear = """
    {
      "version": 1, "canvas": { "size": [21, 10], "scale": 1, "background": "transparent" },
      "layers": [{ "id": "box", "frame": [0, 0, 9, 9], "background": "#000" }], "duration": 100
    }
    """
  private static let black = """
    render: warning: the canvas is transparent, and this video is not: it is drawn on black; \
    --background chooses another color, and a .webm stays transparent

    """
  private static let padded = """
    render: warning: the canvas has 21x10 pixels, and this video needs even numbers: its last \
    pixels are repeated to make it 22x10

    """

  private static let clipped = """
    render: warning: the canvas is transparent, and the pixels of a GIF are so wholly or not at all

    """
  private static let hasty = """
    render: warning: browsers show each frame for 100 ms where a picture has more than 90 a \
    second: --fps 60 makes it as fast as it should be

    """

  @Test(arguments: [
    ("film.mp4", black + padded), ("film.y4m", black + padded),
    ("film.mp4 --codec h264-lossless", black), ("film.mkv", ""), ("film.mov", ""),
    ("film.webm", ""), ("film.webm --codec av1", black + padded), ("film.mkv --codec vp9", ""),
    ("film.mp4 --codec vp9", black + padded), ("film.mp4 --background white", padded),
    ("film.rgba", ""), ("film.png --strip", ""), ("film.mp4 -q", ""),
    ("film.mp4 --scale 2", black), ("film.apng", ""), ("film.webp", ""), ("film.gif", clipped),
    ("film.webp --fps 120", hasty), ("film.gif --fps 120 -q", ""),
  ])
  func `a video that is not as the canvas says so once`(_ output: String, _ error: String) throws {
    let workshop = try Workshop(Self.clear)
    let run = try workshop.run("\"$render\" scene.json -o \(output)")
    #expect(run == Shelled(status: 0, output: "", error: error))
  }

  @Test func `the screen of a device may be odd, which only a verbose run says`() throws {
    let scene = """
      {
        "version": 1, "canvas": { "device": "iphone-15", "fps": 10 }, "layers": [], "duration": 100
      }
      """
    let workshop = try Workshop(scene)
    let draw = "\"$render\" scene.json -o film.y4m"
    #expect(try workshop.run(draw) == Shelled(status: 0, output: "", error: ""))
    #expect(
      try workshop.run("\(draw) -v").error.hasPrefix(
        """
        render: the canvas has 1179x2556 pixels, and this video needs even numbers: its last pixels \
        are repeated to make it 1180x2556

        """))
    #expect(try workshop.run("\(draw) --scale 1").error.contains("warning: the canvas has 393x852"))
  }

  @Test func `timings are a line for each stage, even for those who want quiet`() throws {
    let run = try Workshop().run("\"$render\" scene.json -o film.mp4 --timings -q")
    #expect(run.status == 0)
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 5)
    for (line, stage) in zip(lines, ["read", "decode", "draw", "encode", "total"]) {
      #expect(line.hasPrefix(stage))
      #expect(line.wholeMatch(of: /[a-z]+ +\d+\.\d{3} s/) != nil)
    }
  }

  @Test(arguments: [
    ("film.mp4", 61, "60", 1016.666667), ("film.y4m --every 2", 31, "30", 1033.333333),
    ("frames/ --frames 0-9", 10, "60", 166.666667),
    ("film.rgba --fps 30000/1001", 31, "30000/1001", 1034.366667),
    ("film.apng", 61, "60", 1016.666667), ("film.gif --hold-last 0", 51, "50", 1020),
    // It stands still for half a second and for one.
    ("film.gif", 126, "50", 2520), ("film.gif --every 2 --hold-first 0", 31, "30", 1033.333333),
  ])
  func `a program is told what was made`(
    _ output: String, _ frames: Int, _ rate: String, _ duration: Double
  ) throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      "\"$render\" scene.json --json -o \(output); cat film.* frames/* 2> /dev/null | wc -c")
    let end = try #require(run.output.lastIndex(of: "}"))
    let bytes = Int(run.output[run.output.index(after: end)...].filter(\.isNumber))
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output[...end].utf8)) as? [String: Any])
    #expect(answer["schemaVersion"] as? Int == 1)
    #expect(answer["output"] as? String == output.split(separator: " ").first.map(String.init))
    #expect(answer["frames"] as? Int == frames)
    #expect(answer["pixelSize"] as? [Int] == [96, 64])
    #expect(answer["fps"] as? String == rate)
    #expect(answer["duration"] as? Double == duration)
    #expect(answer["bytes"] as? Int == bytes)
    let seconds = try #require(answer["seconds"] as? [String: Double])
    #expect(Set(seconds.keys) == ["read", "decode", "draw", "encode", "total"])
  }

  @Test func `hashes without a file stand in the document`() throws {
    let workshop = try Workshop()
    for (options, frames) in [("--frames 0,60", [0, 60]), ("--at 500", [Int]())] {
      let plain = try workshop.run("\"$render\" scene.json --hash \(options)")
      let run = try workshop.run("\"$render\" scene.json --hash --json \(options)")
      let document = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run)")
      let hashes = try #require(document["hashes"] as? [[String: Any]])
      let digests = hashes.compactMap { $0["sha256"] as? String }
      #expect(digests.count == max(frames.count, 1) && digests.allSatisfy(plain.output.contains))
      #expect(hashes.compactMap { $0["frame"] as? Int } == frames)
      #expect(hashes.allSatisfy { $0["pixelSize"] as? [Int] == [96, 64] })
      #expect(hashes.last?["seconds"] as? Double == (frames.isEmpty ? 0.5 : 1))
    }
    // A file takes them, and the document says only where they are.
    let run = try workshop.run("\"$render\" scene.json --hash --json -o hashes.txt")
    #expect(run.status == 0 && !run.output.contains("hashes\":"), "\(run)")
  }

  @Test(arguments: [
    ("--frames 61", "option '--frames': the film has no frame 61", "its frames are 0 to 60"),
    ("--from 2s", "no frame of the film is selected", "it has 61, and ends at 1000ms"),
    (
      "--json -o - --format y4m", "option '--json': standard output takes what is drawn already",
      "name a file with -o"
    ),
    (
      "--plays 2 -o film.mp4",
      "option '--plays': only an animated picture is shown again by itself",
      "name a .apng, .webp or .gif with -o"
    ),
    (
      "--from 400 --to 100", "option '--from': it begins at 400ms, behind the end at 100ms",
      "the film ends at 1000ms"
    ),
    (
      "--hold-last 1s -o frames/",
      "option '--hold-last': only a movie or an animated picture can stand still",
      "name a .mp4, .webm, .apng, .webp or .gif with -o"
    ),
    (
      "--fps 1000000000/999999999 --every 7",
      "option '--every': the frame rate would be too fine a fraction",
      "name a simpler rate with --fps"
    ),
  ])
  func `what cannot be drawn is explained`(
    _ options: String, _ message: String, _ hint: String
  ) throws {
    let run = try Workshop().run("\"$render\" scene.json \(options)")
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(run.error == "render: error: \(message)\n  hint: \(hint)\n")
    // Who asks for JSON gets the same as a document.
    #expect(run.output.isEmpty == !options.contains("--json"), "\(run.output)")
    #expect(
      run.output.isEmpty || run.output.contains(#""message": "\#(message)""#), "\(run.output)")
  }

  @Test(arguments: [
    ("--at 1 -o film.mp4", "option '--at': it makes a picture, not a film"),
    ("--at 1 -o frames/", "option '--at': it makes a picture, not a film"),
    ("--at 99s --hash", "option '--at': the film has no moment 99000ms"),
    ("--strip -o frames/", "option '--strip': it makes a picture, not a film"),
    ("--strip --at 1 -o a.png", "option '--strip': it draws some moments, and '--at' one of them"),
    ("--at 1 --from 0 -o a.png", "option '--from': it chooses from a film, and this is a picture"),
    ("--at 1 --to 0 -o a.png", "option '--to': it chooses from a film, and this is a picture"),
    (
      "--strip --frames 1 -o a.png",
      "option '--frames': it chooses from a film, and this is a picture"
    ),
    (
      "--strip --every 2 -o a.png",
      "option '--every': it chooses from a film, and this is a picture"
    ),
  ])
  func `options that contradict each other are refused`(
    _ options: String, _ message: String
  ) throws {
    let workshop = try Workshop()
    let run = try workshop.run("\"$render\" scene.json \(options)")
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(run.error.hasPrefix("render: error: \(message)\n"))
    #expect(try workshop.names() == ["scene.json"])
  }

  @Test func `those who want to know are told what was written`() throws {
    let run = try Workshop().run("\"$render\" scene.json -v -o film.mp4")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(
      run.error.wholeMatch(of: /render: film\.mp4, 61 frames, [0-9]+ bytes, [0-9.]+ s\n/) != nil)
  }

  @Test func `a picture is described without what only films have`() throws {
    let run = try Workshop().run("\"$render\" scene.json --at 0 --json --scale 2 -o a.png")
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(answer["frames"] as? Int == 1)
    #expect(answer["pixelSize"] as? [Int] == [192, 128])
    #expect(
      Set(answer.keys)
        == ["schemaVersion", "output", "frames", "pixelSize", "moments", "seconds", "bytes"])
  }

  @Test(arguments: [
    ("--at 250", [250.0]), ("--at end", [1000]), ("--strip", [0, 250, 500, 750, 1000]),
    ("--strip --moments 3 --from 100 --to 300", [100, 200, 300]), ("--strip --moments 1", [0]),
  ])
  func `a picture is described with the moments that it shows`(
    options: String, moments: [Double]
  ) throws {
    let run = try Workshop().run("\"$render\" scene.json --json \(options) -o a.png")
    let answer = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(answer?["moments"] as? [Double] == moments, "\(run)")
  }

  @Test func `a picture of the same shape may have other pixels`() throws {
    let run = try Workshop().run(
      """
      "$render" scene.json --at 0 -o a.png; "$render" scene.json --at 0 --scale 0.5 -o b.png
      "$render" between a.png b.png -o film.mp4
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
  }

  @Test(arguments: [
    ("no.png scene.json", ExitCode.missingInput, "cannot read 'no.png': it does not exist"),
    ("scene.json scene.json", .invalidData, "cannot use 'scene.json': "),
    (
      "a b --with classic.fad", .usage,
      "option '--with': found 'classic.fad', expected a transition that 'render presets' lists"
    ),
    ("a b --easing swing", .usage, "option '--easing': 'swing' is not an easing"),
  ])
  func `a transition that cannot be is explained`(
    _ words: String, _ code: ExitCode, _ message: String
  ) throws {
    let workshop = try Workshop()
    let run = try workshop.run("\"$render\" between \(words) -o film.mp4")
    #expect(run.status == code.rawValue)
    #expect(run.error.hasPrefix("render: error: \(message)"))
    #expect(try workshop.names() == ["scene.json"])
  }

  @Test func `the instructions to draw with are the user's choice`() throws {
    let workshop = try Workshop()
    let hashes = try workshop.run("\"$render\" scene.json --hash")
    #expect(hashes.status == 0)
    for name in ["baseline", "avx2", "avx512"] {
      let run = try workshop.run("RENDER_SIMD=\(name) \"$render\" scene.json --hash")
      if run.status == ExitCode.unavailable.rawValue {
        #expect(run.error.hasPrefix("render: error: this processor has no \(name)\n  hint: "))
      } else {
        #expect(run == hashes)
      }
    }
    let run = try workshop.run("RENDER_SIMD=neon \"$render\" scene.json --hash")
    #expect(
      run
        == Shelled(
          status: ExitCode.usage.rawValue, output: "",
          error: "render: error: RENDER_SIMD: found 'neon', expected baseline, avx2 or avx512\n"))
  }

  @Test(.enabled(if: Shelled.isInstalled("script"), "there is no script(1)"))
  func `pictures are kept from a terminal`() throws {
    let workshop = try Workshop()
    let run = try workshop.run("script -qec \"$render scene.json --format png -o -\" /dev/null")
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(run.output.contains("pictures are not written to a terminal"))
  }
}
