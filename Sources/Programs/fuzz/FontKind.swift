import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTypesetting

/// Font files, in which a text is set, outlined and drawn, in colors where they have some.
struct FontKind: FuzzKind {
  let name = "font"

  var seeds: [[UInt8]] {
    SeedFiles.bytes(
      [
        "opentype/inter/Inter-Regular.otf", "truetype/inter-vf/Inter.var.ttf",
        "truetype/noto/NotoSansArabic-Regular.ttf", "truetype/noto/NotoSansDevanagari-Regular.ttf",
        "truetype/noto/NotoColorEmoji.ttf",
      ].map { "/usr/share/fonts/\($0)" }
        + ["layers", "paints", "pictures"].map { "Tests/TestSupport/Fonts/\($0).ttf" })
  }

  /// Some damage hits one of the tables, whose sizes differ by thousands.
  func repaired(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    var random = Randomness(seed: input.reduce(5) { ($0 &* 31) &+ UInt64($1) })
    guard bytes.count > 300, bytes[4] == 0, bytes[5] < 64 else { return bytes }
    for _ in 0..<random.below(6) {
      let entry = 12 + 16 * random.below(Int(bytes[5]))
      let start = (8..<12).reduce(0) { $0 << 8 | Int(bytes[entry + $1]) }
      let place = start + random.below(random.pick([16, 64, 512]))
      guard place < bytes.count else { continue }
      bytes[place] = random.pick([0, 1, 2, 0x7f, 0x80, 0xff, UInt8(random.below(256))])
    }
    return bytes
  }

  func accepts(_ input: [UInt8]) -> Bool {
    do throws(FontError) {
      var table = try FontTable()
      let number = try table.add(input, name: "input")
      let axes = [TextBlock.AxisSetting("wght", 650)]
      var typesetter = try Typesetter(table)
      let run = TextBlock.Run(Self.words, faces: [number], size: 16, axes: axes)
      let layout = try typesetter.layout(of: TextBlock([run], width: 120))
      for glyph in layout.lines.flatMap(\.glyphs) where glyph.face != nil {
        if let colors = typesetter.colorGlyph(of: glyph.number, face: number, axes: axes) {
          try? draw(ColorLetter(colors, unitsPerEm: typesetter.faces[number].unitsPerEm))
        }
        draw(typesetter.outline(of: glyph.number, face: number, axes: axes))
      }
      return true
    } catch {
      return false
    }
  }

  /// Words of several scripts, and every letter of the color fonts of the tests.
  private static let words =
    "Aé office سلام नमस्ते ✓ 😀👍🏽🇯🇵 abcdefghijklmnopqrstuv "
    + String(String.UnicodeScalarView((0..<28).compactMap { Unicode.Scalar(UInt32(0x2460 + $0)) }))

  private func draw(_ letter: ColorLetter) {
    let layer = Layer(LayerID("words")) {
      $0.frame = Rect(x: 0, y: 0, width: 32, height: 32)
      $0.content = .text(TextContent([TextRun("a")]))
    }
    let scene = Scene(canvas: Canvas(size: Size(32, 32)), layers: [layer])
    var assets = AssetTable()
    assets.texts = OneLetter(letter: letter)
    _ = try? SceneRenderer(assets: assets).surface(of: scene)
  }

  private func draw(_ outline: Path) {
    let layer = Layer(LayerID("glyph")) {
      $0.frame = Rect(x: 0, y: 0, width: 32, height: 32)
      $0.transform.scale = [0.02, 0.02, 1]
      $0.content = .shape(ShapeContent(outline, fill: .color(.black)))
    }
    let scene = Scene(canvas: Canvas(size: Size(32, 32)), layers: [layer])
    _ = try? SceneRenderer().surface(of: scene)
  }
}

/// A text of one letter that brings its colors.
private struct OneLetter: TextSource {
  let letter: ColorLetter

  func text(_ content: TextContent, width: Double) -> SetText {
    let place = SetText.PlacedColorLetter(letter, unit: 0.02, at: Point(4, 0))
    let piece = SetText.Piece(run: 0, places: [], colored: [place])
    return SetText(
      GlyphTable([]), [SetText.Line(baseline: 24, pieces: [piece])], height: 32)
  }
}
