import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// Films as animated pictures, decoded by others.
@Suite(
  .enabled(
    if: Shelled.isInstalled("bash") && Shelled.isInstalled("ffmpeg"), "bash or ffmpeg is missing"))
struct FilmAnimationTests {
  private static let (width, height) = (96, 64)
  private static let frameSize = width * height * 4

  /// A box that moves for a second over a ground, and rests for another.
  private static func scene(_ ground: String) -> String {
    Workshop.scene(seconds: 1)
      .replacing("\"version\": 1,", with: "\"version\": 1, \"duration\": \"2s\",")
      .replacing("\"fps\": 60", with: "\"fps\": 60, \"background\": \"\(ground)\"")
  }

  /// The frames of the film that raw pixels show.
  private func frames(in workshop: Workshop) throws -> [[UInt8]] {
    PixelBytes.frames(
      [UInt8](try #require(workshop.bytes(of: "film.rgba"))), size: Self.frameSize)
  }

  /// The film as raw pixels, and as it is played from a file.
  private func film(
    _ workshop: Workshop, _ name: String, _ options: String = "", made how: String = ""
  ) throws -> (frames: [[UInt8]], played: PlayedFilm) {
    let run = try workshop.run(
      """
      "$render" scene.json -q \(options) -o film.rgba && "$render" scene.json -q \(options) \(how) -o \(name)
      """)
    try #require(run == Shelled(status: 0, output: "", error: ""))
    let played = try PlayedFilm(name, in: workshop, frameSize: Self.frameSize)
    return (try frames(in: workshop), played)
  }

  @Test(arguments: ["white", "transparent", "#FF000080"])
  func `every pixel of every frame of an APNG is as it was`(_ ground: String) throws {
    let (frames, played) = try film(Workshop(Self.scene(ground)), "film.apng")
    try #require(frames.count == 121)
    // The frames in which the box rests are one.
    #expect(played.frames.count == 61)
    for (index, frame) in frames.enumerated() {
      #expect(played.frame(at: Double(index) / 60 + 0.001) == frame, "frame \(index)")
    }
  }

  @Test(arguments: ["white", "transparent", "#FF000080"])
  func `a WebP has every frame's alpha as it was, and colors near to it`(_ ground: String) throws {
    let (frames, played) = try film(Workshop(Self.scene(ground)), "film.webp")
    #expect(played.frames.count == 61)
    for (index, frame) in frames.enumerated() {
      let shown = played.frame(at: Double(index) / 60 + 0.001)
      let (old, new) = (PixelBytes.alphas(of: frame), PixelBytes.alphas(of: shown))
      #expect(new == old, "frame \(index)")
      let seen = PixelBytes.seen(PixelBytes.luma(of: shown), new)
      let agreed = PixelBytes.seen(PixelBytes.luma(of: frame), old)
      #expect(Likeness(seen, agreed).decibels >= 30, "frame \(index)")
    }
  }

  @Test func `a GIF of few colors has every pixel as it was`() throws {
    let (frames, played) = try film(
      Workshop(Self.scene("white")), "film.gif", "--fps 50", made: "--hold-first 0")
    try #require(frames.count == 101)
    #expect(played.frames.count == 51)
    for (index, frame) in frames.enumerated() {
      #expect(played.frame(at: Double(index) / 50) == frame, "frame \(index)")
    }
  }

  @Test func `the pixels of a GIF are there or not`() throws {
    let (frames, played) = try film(
      Workshop(Self.scene("transparent")), "film.gif", "--fps 50", made: "--hold-first 0")
    #expect(played.frames.count == 51)
    for (index, frame) in frames.enumerated() {
      let shown = played.frame(at: Double(index) / 50)
      #expect(PixelBytes.areThereOrNot(shown, as: frame), "frame \(index)")
    }
  }

  /// A sky that a card covers and uncovers: thousands of colors.
  private static let sky = """
    {
      "version": 1, "canvas": { "size": [96, 64], "scale": 1, "fps": 50 },
      "layers": [
        {
          "id": "sky", "frame": [0, 0, 96, 64],
          "background": { "linear": { "stops": ["#1E3A8A", "#F59E0B"] } }
        },
        {
          "id": "glow", "frame": [40, 4, 40, 40],
          "background": { "radial": { "stops": ["#FFF7C0", "#FFF7C000"] } }
        },
        { "id": "bar", "frame": [0, 60, 96, 4], "background": "#123456" },
        {
          "id": "card", "size": [30, 30], "cornerRadius": 6,
          "background": { "linear": { "stops": ["#10B981", "#7C3AED"] } },
          "position": {
            "from": [20, 32], "to": [76, 32], "duration": "0.5s", "easing": "linear"
          }
        }
      ]
    }
    """

  /// On a transparent canvas every frame is painted anew, in the same colors.
  @Test(arguments: ["white", "transparent"])
  func `a GIF of many colors is near, and does not flicker where nothing moves`(
    _ ground: String
  ) throws {
    let scene = Self.sky.replacing(
      "\"fps\": 50", with: "\"fps\": 50, \"background\": \"\(ground)\"")
    let (frames, played) = try film(Workshop(scene), "film.gif", made: "--hold-first 0")
    try #require(frames.count == 26 && played.frames.count == 26)
    #expect(
      Set(frames[0].indices.filter { $0 % 4 == 0 }.map { frames[0][$0..<$0 + 3] }).count > 512)
    for index in frames.indices {
      #expect(Likeness(played.frames[index], frames[index]).decibels >= 40, "frame \(index)")
      #expect(abs(Likeness(played.frames[index], frames[index]).bias) < 0.5, "frame \(index)")
    }
    let bar = 61 * Self.width * 4..<Self.frameSize
    #expect(played.frames[0][bar] == frames[0][bar])
    for (index, pair) in zip(frames, frames.dropFirst()).enumerated() {
      let doStay = PixelBytes.stay(
        from: played.frames[index], to: played.frames[index + 1], where: (pair.0, pair.1))
      #expect(doStay, "frame \(index)")
    }
  }

  /// A box that is in each of 3601 frames a little further than in the one before: by a thirty-fifth of
  /// a pixel, which is several levels at its edges.
  private static let minute = Workshop.scene(seconds: 60, width: 128, height: 28)
  private static let minuteSize = 128 * 28 * 4

  @Test(arguments: [
    ("film.apng", "60", 1e-6), ("film.apng", "30000/1001", 1e-6), ("film.apng", "65537/1111", 1e-4),
    ("film.webp", "60", 0.0005), ("film.webp", "30000/1001", 0.0005), ("film.gif", "50", 1e-6),
    ("film.gif", "30000/1001", 0.005), ("film.gif", "48", 0.005), ("film.gif", "25", 1e-6),
  ])
  func `a frame begins when it should, after a minute too`(
    _ name: String, _ rate: String, _ tolerance: Double
  ) throws {
    let workshop = try Workshop(Self.minute)
    let run = try workshop.run("\"$render\" scene.json -q --fps \(rate) --hold-first 0 -o \(name)")
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let played = try PlayedFilm(name, in: workshop, frameSize: Self.minuteSize)
    let parts = rate.split(separator: "/").compactMap { Double($0) }
    let fps = parts.count == 2 ? parts[0] / parts[1] : parts[0]
    #expect(played.begins.count == Int((60 * fps).rounded(.up)) + 1)
    for (index, begin) in played.begins.enumerated() {
      #expect(abs(begin - Double(index) / fps) <= tolerance + 1e-9, "frame \(index)")
    }
  }

  @Test(arguments: ["film.apng", "film.webp", "film.gif"])
  func `a film stands still at its ends for as long as is asked for`(_ name: String) throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      "$render" scene.json --fps 25 --hold-first 0 -o usual-\(name)
      "$render" scene.json --fps 25 --hold-first 400ms --hold-last 1.2s -o \(name)
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let size = 96 * 64 * 4
    let usual = try PlayedFilm("usual-\(name)", in: workshop, frameSize: size)
    let held = try PlayedFilm(name, in: workshop, frameSize: size)
    #expect(held.frames == usual.frames)
    for (index, (begin, other)) in zip(held.begins, usual.begins).enumerated() {
      let hold: Double = index == 0 ? 0 : 0.4
      #expect(abs(begin - other - hold) < 0.0011, "frame \(index)")
    }
    let bytes = [UInt8](try #require(workshop.bytes(of: name)))
    if let ends = PlayedWebP(bytes)?.ends { #expect(ends.last == 2_640) }
  }

  /// A box that goes to the right in a second, and there and back again.
  private static func journey(_ end: String) -> String {
    """
    {
      "version": 1, "canvas": { "size": [40, 20], "scale": 1, "fps": 50 }, "duration": 1000,
      "layers": [{
        "id": "box", "frame": [0, 0, 10, 20], "background": "#0A84FF",
        "translateX": \(end)
      }]
    }
    """
  }

  @Test(arguments: [
    (#"{ "from": 0, "to": 30, "duration": 1000, "easing": "linear" }"#, "film.gif", 0.5, 2.5),
    // What stands still already is held for less.
    (#"{ "from": 0, "to": 30, "duration": 200, "easing": "linear" }"#, "film.gif", 0.5, 1.7),
    // A film that ends as it begins goes round and round.
    (
      #"{ "keyframes": [{ "at": 0, "value": 0 }, { "at": 500, "value": 30 }, { "at": 1000, "value": 0 }], "duration": 1000, "easing": "linear" }"#,
      "film.gif", 0, 1
    ),
    (#"{ "from": 0, "to": 30, "duration": 1000, "easing": "linear" }"#, "film.webp", 0, 1),
  ])
  func `a GIF stands still at its ends unless it goes round and round`(
    _ movement: String, _ name: String, _ first: Double, _ end: Double
  ) throws {
    let workshop = try Workshop(Self.journey(movement))
    let run = try workshop.run("\"$render\" scene.json -o \(name) --json")
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    let played = try PlayedFilm(name, in: workshop, frameSize: 40 * 20 * 4)
    #expect(abs(played.begins[1] - first - 0.02) < 1e-6, "\(played.begins[1])")
    let answer = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let duration = try #require(answer["duration"] as? Double)
    #expect(abs(duration / 1000 - end - 0.02) < 1e-6, "\(duration)")
  }

  @Test func `a GIF is no larger than most are looked at`() throws {
    let workshop = try Workshop(
      Self.journey("0").replacing("[40, 20]", with: "[700, 400]").replacing(
        "\"scale\": 1", with: "\"scale\": 3"))
    let run = try workshop.run(
      """
      "$render" scene.json --frames 0 -o a.gif; "$render" scene.json --frames 0 -o b.gif --scale 3
      head -c 10 a.gif | tail -c 4 | od -An -tu2; head -c 10 b.gif | tail -c 4 | od -An -tu2
      """)
    #expect(run.output.split(whereSeparator: \.isWhitespace) == ["1280", "731", "2100", "1200"])
  }

  @Test func `a GIF of a fast film shows frames within 10 ms of their time`() throws {
    let workshop = try Workshop(Self.minute)
    let run = try workshop.run(
      "\"$render\" scene.json -q --hold-first 0 -o film.gif; \"$render\" scene.json -q -o film.rgba"
    )
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let size = Self.minuteSize
    let played = try PlayedFilm("film.gif", in: workshop, frameSize: size)
    let film = PixelBytes.frames(
      [UInt8](try #require(workshop.bytes(of: "film.rgba"))), size: size)
    #expect(played.begins.count == 3001)
    for (beat, begin) in played.begins.enumerated() {
      #expect(abs(begin - Double(beat) / 50) < 1e-6)
      let near = Int((begin * 60 - 0.6).rounded(.up))...Int((begin * 60 + 0.6).rounded(.down))
      let isShown = near.contains { frame in
        frame <= 3600 && film[frame] == played.frames[beat]
      }
      #expect(isShown, "beat \(beat)")
    }
  }

  @Test(arguments: ["apng", "webp", "gif", "webp --quality standard"])
  func `the same bytes with any number of jobs and processors, and in a pipe`(
    _ kind: String
  ) throws {
    let workshop = try Workshop(Self.sky)
    let ending = String(kind.prefix { $0 != " " })
    let run = try workshop.run(
      """
      set -e
      for jobs in 1 2 7; do "$render" scene.json -j $jobs -o jobs-$jobs.\(kind); done
      RENDER_SIMD=baseline "$render" scene.json -o baseline.\(kind)
      taskset -c "$(taskset -cp $$ | sed 's/.*: //; s/[-,].*//')" "$render" scene.json -o one.\(kind)
      "$render" scene.json --format \(kind) -o - > pipe.\(ending)
      "$render" scene.json --format \(kind) -o - | cat > cat.\(ending)
      sha256sum *.\(ending) | cut -d ' ' -f 1 | sort -u | wc -l; ls *.\(ending) | wc -l
      """)
    #expect(run == Shelled(status: 0, output: "1\n7\n", error: ""))
  }

  @Test func `a quality makes a WebP smaller, and is near`() throws {
    let workshop = try Workshop(Self.sky)
    let exact = try film(workshop, "exact.apng")
    var sizes: [Int] = []
    for (quality, decibels) in [("high", 42.0), ("standard", 40), ("small", 38), ("draft", 36)] {
      let (frames, played) = try film(workshop, "film.webp", made: "--quality \(quality)")
      #expect(frames == exact.frames && played.begins.count == exact.played.begins.count)
      for (frame, shown) in zip(frames, played.frames) {
        let likeness = Likeness(PixelBytes.luma(of: shown), PixelBytes.luma(of: frame))
        #expect(likeness.decibels >= decibels, "\(quality)")
      }
      sizes.append(try #require(workshop.bytes(of: "film.webp")).count)
    }
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test(arguments: [("", 0), ("--plays 0", 0), ("--plays 1", 1), ("--plays 7", 7)])
  func `a film is shown as often as is asked for`(_ options: String, _ plays: Int) throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      for kind in apng webp gif; do
        "$render" scene.json --frames 0-3 \(options) -o film.$kind
      done
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let files = try ["apng", "webp", "gif"].map {
      [UInt8](try #require(workshop.bytes(of: "film.\($0)")))
    }
    // The chunk acTL follows the size and the color space: name, frames, plays.
    #expect(
      files[0][50..<62].elementsEqual(Array("acTL".utf8) + [0, 0, 0, 4, 0, 0, 0, UInt8(plays)]))
    #expect(PlayedWebP(files[1])?.plays == plays)
    let netscape = Array("NETSCAPE2.0".utf8)
    #expect(files[2][16..<27].elementsEqual(netscape) == (plays != 1))
    if plays != 1 { #expect(files[2][29] == UInt8(max(plays - 1, 0))) }
  }

  @Test func `a WebP that would be too large is refused before anything is drawn`() throws {
    let workshop = try Workshop(Workshop.scene(seconds: 600, width: 16_384, height: 100))
    let run = try workshop.run("timeout 5 \"$render\" scene.json -o film.webp")
    #expect(
      run
        == Shelled(
          status: ExitCode.invalidData.rawValue, output: "",
          error: """
            render: error: the canvas has 16384x100 pixels, and a WebP holds at most 16383 along each \
            edge
              hint: write a .apng, or make it smaller with --scale

            """))
    #expect(try workshop.names() == ["scene.json"])
  }

  @Test func `two pictures are exchanged in an animated picture too`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      set -e
      "$render" scene.json --at 0 -o a.png; "$render" scene.json --at 1s -o b.png
      "$render" between a.png b.png -d 100ms -o film.rgba
      "$render" between a.png b.png -d 100ms -o film.apng
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let played = try PlayedFilm("film.apng", in: workshop, frameSize: Self.frameSize)
    #expect(played.frames == (try frames(in: workshop)))
  }
}
