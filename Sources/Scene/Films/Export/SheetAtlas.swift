import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTextSupport

/// The places of a sheet's frames as JSON: a hash of frames with the names that TexturePacker and Aseprite write, which
/// engines for games and pages read.
struct SheetAtlas {
  let sheet: SpriteSheet
  /// The name of the picture's file.
  let image: String
  /// The frames that are shown each second.
  let rate: FrameRate
  /// The number of pixels for each point.
  let scale: Double

  /// The path of the atlas beside a picture.
  static func path(beside picture: String) -> String {
    stem(of: picture) + ".atlas.json"
  }

  private static func stem(of picture: String) -> String {
    picture.hasSuffix(".png") ? String(picture.dropLast(4)) : picture
  }

  /// The name of the animation: that of the file without its ending.
  private var name: String { Self.stem(of: image) }

  private var names: [String] {
    let digits = max(4, "\(sheet.count - 1)".count)
    return (0..<sheet.count).map { "\(name)-\($0.digits(atLeast: digits))" }
  }

  /// The document.
  var json: JSONValue {
    let frames = names.enumerated().map { JSONValue.Member($1, frame($0)) }
    let tag: JSONValue = .object([
      .init("name", .string(name)), .init("from", 0), .init("to", JSONValue(sheet.count - 1)),
      .init("direction", "forward"),
    ])
    return .object([
      .init("frames", .object(frames)),
      .init("animations", .object([.init(name, .array(names.map { .string($0) }))])),
      .init(
        "meta",
        .object([
          .init("app", "segue"), .init("version", "1.0"), .init("image", .string(image)),
          .init("format", "RGBA8888"), .init("size", Self.size(sheet.width, sheet.height)),
          .init("scale", .string(NumberText.format(scale))), .init("frameTags", .array([tag])),
        ])),
    ])
  }

  private func frame(_ index: Int) -> JSONValue {
    let (width, height) = (sheet.frameWidth, sheet.frameHeight)
    let place = sheet.place(of: index)
    return .object([
      .init("frame", Self.box(place)), .init("rotated", false), .init("trimmed", false),
      .init("spriteSourceSize", Self.box(PixelRect(x: 0, y: 0, width: width, height: height))),
      .init("sourceSize", Self.size(width, height)),
      .init("duration", JSONValue(milliseconds(at: index + 1) - milliseconds(at: index))),
    ])
  }

  /// Times are rounded, not added up, so that the whole lasts as long as the film.
  private func milliseconds(at index: Int) -> Int {
    Int((rate.time(ofFrame: index).seconds() * 1_000).rounded())
  }

  private static func box(_ box: PixelRect) -> JSONValue {
    .object([
      .init("x", JSONValue(box.minX)), .init("y", JSONValue(box.minY)),
      .init("w", JSONValue(box.width)), .init("h", JSONValue(box.height)),
    ])
  }

  private static func size(_ width: Int, _ height: Int) -> JSONValue {
    .object([.init("w", JSONValue(width)), .init("h", JSONValue(height))])
  }
}

extension RenderJob {
  /// Draws the frames onto a sheet, and writes where each is.
  mutating func sheet(
    _ path: String, columns: Int, progress: (Int) -> Void
  ) async throws(RenderError) {
    let canvas = film.scene.canvas
    let sheet = SpriteSheet(
      columns: columns, count: schedule.indices.count, frameWidth: canvas.pixelWidth,
      frameHeight: canvas.pixelHeight)
    let picture = try place.open(path)
    let list = try place.open(SheetAtlas.path(beside: path))
    var sink = try SheetSink(sheet, within: film.renderer.memory)
    try await draw(into: &sink, progress)
    let start = now()
    let image = path.split(separator: "/").last.map(String.init) ?? path
    let atlas = SheetAtlas(sheet: sheet, image: image, rate: rate, scale: canvas.scale)
    let bytes = try sink.surface.png()
    try place.write(Array((atlas.json.pretty + "\n").utf8), to: list)
    try place.write(bytes, to: picture)
    effort = effort + FilmRenderer.Effort(encoding: now() - start)
  }
}
