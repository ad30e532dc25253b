import Foundation
import TestSupport
import Testing

/// That the same film is made of the same bytes, whoever makes which part of it.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct FilmIdentityTests {
  private static let size = 96 * 64

  @Test func `a movie has the same bytes with any number of jobs and processors`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      set -e
      for jobs in 1 2 7; do "$render" scene.json -j $jobs -o jobs-$jobs.mp4; done
      "$render" scene.json -o again.mp4
      RENDER_SIMD=baseline "$render" scene.json -o baseline.mp4
      taskset -c "$(taskset -cp $$ | sed 's/.*: //; s/[-,].*//')" "$render" scene.json -o one.mp4
      sha256sum *.mp4 | cut -d ' ' -f 1 | sort -u | wc -l
      """)
    #expect(run == Shelled(status: 0, output: "1\n", error: ""))
  }

  @Test func `a moment alone is the film's frame in every format`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      set -e
      "$render" scene.json --at 100ms -o moment.png
      "$render" scene.json -o frames/
      "$render" scene.json -o film.rgba
      "$render" scene.json --frames 6 -o frame.y4m
      "$render" scene.json -o film.y4m
      "$render" between moment.png moment.png --frames 0 -o moment.rgba
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let moment = try #require(workshop.bytes(of: "moment.png"))
    #expect(workshop.bytes(of: "frames/000006.png") == moment)
    let film = try #require(workshop.bytes(of: "film.rgba"))
    #expect(film.count == 61 * Self.size * 4)
    #expect(workshop.bytes(of: "moment.rgba") == film[(6 * Self.size * 4)..<(7 * Self.size * 4)])
    let frame = try #require(workshop.bytes(of: "frame.y4m"))
    let video = try #require(workshop.bytes(of: "film.y4m"))
    let header = try #require(video.firstIndex(of: UInt8(ascii: "\n"))) + 1
    let step = "FRAME\n".utf8.count + Self.size * 3 / 2
    #expect(video.count == header + 61 * step)
    #expect(frame == video[..<header] + video[(header + 6 * step)..<(header + 7 * step)])
  }

  @Test(arguments: [
    ("--from 50ms --to 100ms", Array(3...6)), ("--frames 5,0-2", [0, 1, 2, 5]),
    ("--every 20", [0, 20, 40, 60]), ("--from 0.5s --frames 0-35 --every 3", [30, 33]),
  ])
  func `a selection is those frames of the film`(_ options: String, _ frames: [Int]) throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      "\"$render\" scene.json -o film.rgba && \"$render\" scene.json \(options) -o part.rgba")
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let film = try #require(workshop.bytes(of: "film.rgba"))
    let part = frames.map { film[($0 * Self.size * 4)..<(($0 + 1) * Self.size * 4)] }
    #expect(workshop.bytes(of: "part.rgba") == part.reduce(Data(), +))
  }

  @Test func `a film that rests has a picture for every frame`() throws {
    let scene = Workshop.scene(seconds: 1)
      .replacing("\"version\": 1,", with: "\"version\": 1, \"duration\": \"1.5s\",")
    let workshop = try Workshop(scene)
    let run = try workshop.run("\"$render\" scene.json -o frames/ && ls frames | wc -l")
    #expect(run == Shelled(status: 0, output: "91\n", error: ""))
    let last = try #require(workshop.bytes(of: "frames/000090.png"))
    for frame in 60..<90 { #expect(workshop.bytes(of: "frames/0000\(frame).png") == last) }
    #expect(workshop.bytes(of: "frames/000059.png") != last)
  }

  @Test func `a hash is what sha256sum says of the frame's raw pixels`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      for frame in 0 17 60; do
        "$render" scene.json --frames $frame -o - --format rgba | sha256sum | cut -d ' ' -f 1
      done
      "$render" scene.json --hash --frames 0,17,60 | sed 1d | cut -d ' ' -f 4
      """)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.prefix(3) == lines.suffix(3))
    #expect(Set(lines).count == 3)
  }

  /// Thirtieths of a second are no whole nanoseconds, and turned letters show the difference.
  @Test func `a moment that means a frame is that frame`() throws {
    let text = #"{"string": "lorem ipsum dolor sit amet", "size": 12}"#
    let turn = #"{"from": 0, "to": 90, "duration": 300}"#
    let workshop = try Workshop(
      """
      {
        "version": 1, "canvas": {"size": [300, 300], "fps": 30},
        "layers": [{"frame": [80, 77, 120, 124], "text": \(text), "rotate": \(turn)}]
      }
      """)
    let run = try workshop.run(
      """
      set -e
      "$render" scene.json -o frames/
      for pair in 1=0.033333333s 2=66.666666666ms 3=0.1s 4=0.13333333333333333s 5=166.666667ms; do
        "$render" scene.json --at ${pair#*=} -o moment.png
        cmp moment.png frames/00000${pair%%=*}.png
      done
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
  }

  @Test func `a cross-fade is the mean of its pictures, without a dip between`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      set -e
      "$render" scene.json --at 0 -o a.png
      "$render" scene.json --at 1s -o b.png
      "$render" between a.png b.png -d 100ms -o fade.rgba
      "$render" scene.json --frames 0,60 -o ends.rgba
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let ends = try #require(workshop.bytes(of: "ends.rgba"))
    let fade = try #require(workshop.bytes(of: "fade.rgba"))
    let length = Self.size * 4
    #expect(fade.count == 7 * length)
    #expect(fade.prefix(length) == ends.prefix(length))
    #expect(fade.suffix(length) == ends.suffix(length))
    let furthest = (0..<length).map { byte in
      let mean = (Double(ends[byte]) + Double(ends[length + byte])) / 2
      // Half of 255 is no byte: the opacity is 128.
      return abs(Double(fade[3 * length + byte]) - mean)
    }.max()
    #expect(try #require(furthest) <= 1)
  }

  @Test func `what is transparent in pictures is seen before white`() throws {
    let workshop = try Workshop()
    let scene = Workshop.scene(seconds: 1)
      .replacing("\"fps\": 60", with: "\"fps\": 60, \"background\": \"transparent\"")
    try workshop.write(Data(scene.utf8), to: "clear.json")
    let run = try workshop.run(
      """
      set -e
      "$render" clear.json --at 0 -o a.png
      "$render" clear.json --at 1s -o b.png
      "$render" between a.png b.png -d 100ms -o fade.rgba
      "$render" scene.json --frames 0,60 -o ends.rgba
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let ends = try #require(workshop.bytes(of: "ends.rgba"))
    let fade = try #require(workshop.bytes(of: "fade.rgba"))
    func furthest(_ a: Data, _ b: Data) -> Int {
      zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    // A color under a low alpha is rounded in the file.
    #expect(furthest(fade.prefix(Self.size * 4), ends.prefix(Self.size * 4)) <= 1)
    #expect(furthest(fade.suffix(Self.size * 4), ends.suffix(Self.size * 4)) <= 1)
    #expect(fade.indices.filter { $0 % 4 == 3 }.allSatisfy { fade[$0] == 255 })
  }
}
