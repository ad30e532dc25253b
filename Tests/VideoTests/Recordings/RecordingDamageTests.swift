import SegueVideo
import Testing

/// Damaged and truncated recordings of each kind.
@Suite(.enabled(if: Studio.hasFFmpeg, "the program ffmpeg is not installed"))
struct RecordingDamageTests {
  static let names = ["a.gif", "a.apng", "a.webp", "a.mp4", "a.webm", "a.mov"]

  private func make(_ name: String, in studio: Studio) throws {
    let codec =
      name.hasSuffix("apng")
      ? "-f apng" : name.hasSuffix("webp") ? "-c:v libwebp_anim -lossless 1" : ""
    let order = name.hasSuffix("mov") ? "-movflags +faststart" : ""
    try studio.run(
      """
      ffmpeg -v error -f lavfi -i testsrc2=size=64x48:rate=20:duration=0.5 \(codec) \(order) \(name)
      """)
  }

  /// Reads all of it; the words of the failure, or nothing.
  private func complaint(_ path: String) -> String? {
    do {
      _ = try Recording.open(path).frames()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("one that breaks off is refused in one line", arguments: names)
  func truncated(_ name: String) throws {
    let studio = try Studio()
    try make(name, in: studio)
    let whole = try studio.bytes(name)
    #expect(complaint(studio.path(name)) == nil)
    for share in [0.02, 0.3, 0.55, 0.8, 0.94] {
      try studio.write(whole.prefix(Int(Double(whole.count) * share)), to: "cut")
      let words = complaint(studio.path("cut"))
      #expect(words != nil && words?.contains("\n") == false, "\(share): \(words ?? "read")")
    }
  }

  @Test("damage is no crash, and its words are one line", arguments: names)
  func damaged(_ name: String) throws {
    let studio = try Studio()
    try make(name, in: studio)
    let whole = try studio.bytes(name)
    var state: UInt64 = 88_172_645_463_325_252
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for _ in 0..<60 {
      var bytes = whole
      for _ in 0...random(6) { bytes[random(bytes.count)] = UInt8(random(256)) }
      try studio.write(bytes, to: "bad")
      #expect(complaint(studio.path("bad"))?.contains("\n") != true)
    }
  }

  @Test("what is no film is refused")
  func other() throws {
    let studio = try Studio()
    try studio.write([UInt8](repeating: 65, count: 300), to: "text")
    #expect(throws: MovieError.unknownRecording) { try Recording.open(studio.path("text")) }
    try studio.run("ffmpeg -v error -f lavfi -i testsrc2=size=64x48 -frames:v 1 still.png")
    #expect(Recording.kind(of: studio.path("still.png")) == nil)
  }
}
