import SegueCompositing
import SegueGeometry
import SegueRendering
import SegueSceneGraph
import SegueTypesetting

/// Font files, in which a text is set, outlined and drawn.
struct FontKind: FuzzKind {
  let name = "font"

  var seeds: [[UInt8]] {
    SeedFiles.bytes(
      [
        "opentype/inter/Inter-Regular.otf", "truetype/inter-vf/Inter.var.ttf",
        "truetype/noto/NotoSansArabic-Regular.ttf", "truetype/noto/NotoSansDevanagari-Regular.ttf",
        "truetype/noto/NotoColorEmoji.ttf",
      ].map { "/usr/share/fonts/\($0)" })
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
      let axes = [AxisSetting("wght", 650)]
      var typesetter = try Typesetter(table)
      let run = TextBlock.Run("Aé office سلام नमस्ते ✓", faces: [number], size: 16, axes: axes)
      let layout = try typesetter.layout(of: TextBlock([run], width: 120))
      for glyph in layout.lines.flatMap(\.glyphs) where glyph.face != nil {
        draw(typesetter.outline(of: glyph.number, face: number, axes: axes))
      }
      return true
    } catch {
      return false
    }
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
