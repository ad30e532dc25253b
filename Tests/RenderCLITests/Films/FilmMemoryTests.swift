import Foundation
import SegueRenderCLI
import Testing

/// What the program needs at its peak, measured from outside.
@Suite(
  .enabled(if: !Instruments.isSanitized, "sanitizers keep memory of their own"),
  .enabled(if: Shelled.isInstalled("bash") && Instruments.canBuild, "bash or clang is missing"))
struct FilmMemoryTests {
  @Test(arguments: ["mp4", "y4m", "apng", "webp", "gif"])
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
}
