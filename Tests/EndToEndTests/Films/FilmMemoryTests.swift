import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// What the program needs at its peak, measured from outside.
@Suite(
  .enabled(if: !Instruments.isSanitized, "sanitizers keep memory of their own"),
  .enabled(if: Shelled.isInstalled("bash") && Instruments.canBuild, "bash or clang is missing"))
struct FilmMemoryTests {
  @Test(arguments: ["mp4", "y4m", "gif", "webp", "apng"].oneIn(2))
  func `ten times the frames take at most a tenth more memory`(_ format: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 100))
    try workshop.buildPeak()
    let film = "scene.json -j2 -o film.\(format)"
    let short = try workshop.peak(of: "\(film) --frames 0-599").kilobytes
    let long = try workshop.peak(of: "\(film) --frames 0-5999").kilobytes
    #expect(short > 5_000)
    #expect(long * 10 <= short * 11, "\(short) kB for 600 frames, \(long) kB for 6000")
  }

  /// 57 bytes that made a reader take a gigabyte and three seconds: a text that says how long it is.
  private static let bomb: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]
    + [0x3A, 0x7E, 0x9B, 0x55]
    + [0x3F, 0xFF, 0xFF, 0xFF] + Array("iTXt".utf8) + Array("x\0\0\0\0\0abcdefghij".utf8)

  @Test func `a picture that promises a gigabyte costs nothing`() throws {
    let scene = """
      {
        "version": 1, "canvas": { "size": [8, 8], "scale": 1 }, "duration": 100,
        "assets": { "card": "card.png" },
        "layers": [{ "id": "card", "frame": [0, 0, 8, 8], "image": "card" }]
      }
      """
    let workshop = try Workshop(scene)
    try workshop.buildPeak()
    try workshop.write(Data(Workshop.scene(seconds: 1).utf8), to: "card.json")
    #expect(try workshop.run("\"$render\" card.json --at 0 -o card.png").status == 0)
    let usual = try workshop.peak(of: "scene.json --at 0 -o film.png")
    #expect(Self.bomb.count == 57)
    try workshop.write(Data(Self.bomb), to: "card.png")
    let refusal = try workshop.peak(
      of: "scene.json --at 0 -o film.png", status: ExitCode.invalidData.rawValue)
    #expect(refusal.kilobytes <= usual.kilobytes + 2048)
    #expect(refusal.microseconds <= 2 * usual.microseconds + 20_000)
  }

  /// A red square of 8,000 pixels, which is 256 MB, with `more` about it.
  private static func large(_ more: String) -> String {
    """
    {
      "version": 1, "canvas": { "size": [500, 500], "scale": 16 }, "duration": 100,
      "layers": [{ "id": "a", "frame": [0, 0, 500, 500], "background": "red", \(more) }]
    }
    """
  }

  /// The canvas, 256 MiB for its layers, and 96 MiB for the program and what stands beside.
  @Test(
    arguments: [
      #""filters": [{ "blur": 2 }]"#, #""backdropFilters": [{ "blur": 4 }]"#,
      #""mask": { "id": "m", "frame": [0, 0, 500, 500], "background": "red" }"#,
      #""opacity": 0.5, "children": [{ "id": "b", "size": [160, 160], "background": "lime" }]"#,
    ].oneIn(2))
  func `a large frame takes its canvas and little more`(_ more: String) throws {
    let workshop = try Workshop(Self.large(more))
    try workshop.buildPeak()
    let peak = try workshop.peak(of: "scene.json --at 0 -o film.png").kilobytes
    #expect(peak > 250_000)
    #expect(peak <= 250_000 + (256 + 96) << 10, "\(peak) kB")
  }

  @Test func `more than the option '--memory' allows is refused before anything is written`() throws
  {
    let workshop = try Workshop(Self.large(#""filters": [{ "blur": 2 }]"#))
    let run = try workshop.run(#""$render" scene.json --memory 700MiB -o film.mp4"#)
    #expect(run.status == ExitCode.invalidData.rawValue)
    #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
    #expect(workshop.bytes(of: "film.mp4") == nil)
    let check = try workshop.run(#""$render" check scene.json --memory 300MiB"#)
    #expect(check.status == ExitCode.invalidData.rawValue)
    #expect(check.error.contains("frames as large as the canvas need"), "\(check.error)")
  }

  /// Forty blurs inside each other need what lies further and further outside.
  @Test func `what cannot be drawn is said by 'check' at its layer`() throws {
    let open = (0..<40).map { number in
      #"{ "id": "n\#(number)", "frame": [0, 0, 2000, 2000], "filters": [{ "blur": 50 }], "children": ["#
    }
    let scene =
      #"{ "version": 1, "canvas": { "size": [2000, 2000] }, "duration": 100, "layers": ["#
      + open.joined(separator: "\n")
      + #"{ "id": "red", "frame": [0, 0, 2000, 2000], "background": "red" }"#
      + String(repeating: "] }", count: 40) + "] }"
    let workshop = try Workshop(scene)
    let check = try workshop.run(#""$render" check scene.json --memory 700MiB"#)
    #expect(check.status == ExitCode.invalidData.rawValue)
    let first = try #require(check.error.split(separator: "\n").first)
    #expect(first.wholeMatch(of: /scene\.json:\d+:\d+: error: layer 'n\d+': at 0 ms: .*/) != nil)
    let drawn = try workshop.run(#""$render" scene.json --memory 700MiB --at 0 -o film.png"#)
    #expect(drawn.status == ExitCode.invalidData.rawValue)
    #expect(drawn.error.contains("at 0 ms, layer 'n"), "\(drawn.error)")
  }
}
