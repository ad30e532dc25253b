import SegueMotion
import SegueVideo
import Testing

/// Played pictures beside those of Pillow.
@Suite(.enabled(if: Studio.hasPillow, "Pillow is not installed"))
struct AnimationFrameTests {
  /// Frames that change a part each, and what they are saved as.
  private static let script = """
    from PIL import Image, ImageDraw, ImageSequence
    frames = []
    for i in range(7):
        frame = Image.new('RGBA', (61, 43), (20, 40, 200, 255 if OPAQUE else 0))
        draw = ImageDraw.Draw(frame)
        draw.rectangle((3 + 6 * i, 5, 20 + 6 * i, 25), fill=(250, 30 * i, 10, 255))
        draw.ellipse((10, 8 + 3 * i, 22, 20 + 3 * i), fill=(0, 220, 90, 255))
        frames.append(frame)
    frames[0].save(NAME, save_all=True, append_images=frames[1:],
                   duration=[40, 50, 60, 70, 80, 90, 100], **OPTIONS)
    film = Image.open(NAME)
    raw = b''
    for frame in ImageSequence.Iterator(film):
        raw += frame.convert('RGBA').tobytes()
    open('raw', 'wb').write(raw)
    """

  struct Saved: Sendable, CustomTestStringConvertible {
    let name: String
    let options: String
    var isOpaque = true
    var testDescription: String { "\(name) \(options)" }
  }

  static let films = [
    Saved(name: "a.gif", options: "{}"),
    Saved(name: "b.gif", options: "{'disposal': 2}", isOpaque: false),
    Saved(name: "d.gif", options: "{'interlace': True}"),
    Saved(name: "e.png", options: "{}"),
    Saved(name: "f.png", options: "{'disposal': 1, 'blend': 1}", isOpaque: false),
    Saved(name: "g.png", options: "{'disposal': 2, 'blend': 0}"),
    Saved(name: "h.webp", options: "{'lossless': True}"),
    Saved(name: "i.webp", options: "{'quality': 80}", isOpaque: false),
  ]

  @Test("frames and times are Pillow's", arguments: films)
  func frames(_ film: Saved) throws {
    let studio = try Studio()
    let settings =
      "OPAQUE = \(film.isOpaque ? "True" : "False")\nNAME = '\(film.name)'\n"
      + "OPTIONS = \(film.options)\n"
    try studio.python(settings + Self.script)
    let recording = try Recording.open(studio.path(film.name))
    let frames = try recording.frames()
    let raw = try studio.bytes("raw")
    #expect((recording.width, recording.height) == (61, 43))
    #expect(
      frames.map { Int(($0.end.seconds() * 1_000).rounded()) }
        == [40, 90, 150, 220, 300, 390, 490])
    let bytes = try frames.flatMap { try $0.surface.straightBytes }
    try #require(bytes.count == raw.count)
    let isSame = stride(from: 0, to: raw.count, by: 4).allSatisfy { place in
      Self.isSame(bytes[place..<place + 4], raw[place..<place + 4])
    }
    #expect(isSame)
    #expect(recording.remarks.contains(.variableRate))
  }

  /// Whether two straight pixels are the same; what is clear has no color, and what is nearly clear has few.
  private static func isSame(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
    let alpha = Int(a[a.endIndex - 1])
    guard alpha == Int(b[b.endIndex - 1]) else { return false }
    return zip(a, b).allSatisfy { abs(Int($0) - Int($1)) * alpha <= 255 }
  }
}
