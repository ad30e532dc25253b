import SegueGeometry
import SegueRaster
import TestSupport

extension SeededGenerator {
  /// A letter of straight lines and curves, wound either way, in units of which 20 are a point.
  mutating func letter() -> GlyphTable.Letter {
    var path = Path()
    for _ in 0..<int(in: 0...2) {
      let corners = (0..<int(in: 3...6)).map { _ in
        Point(Double(int(in: -20...300)), Double(int(in: -300...80)))
      }
      path.elements += Path(polygon: corners).elements
      path.elements +=
        Path(
          ellipseIn: Rect(
            x: Double(int(in: 0...200)), y: Double(int(in: -200...0)), width: 60.5, height: 90)
        ).elements
    }
    return GlyphTable.Letter(GlyphOutline(path), unit: 0.05)
  }

  /// An alphabet of some letters.
  mutating func alphabet(_ count: Int) -> GlyphTable {
    GlyphTable((0..<count).map { _ in letter() })
  }

  /// Some lines of letters, close enough to touch.
  mutating func glyphs(_ alphabet: GlyphTable, _ scale: GlyphScale?) -> Glyphs {
    guard let scale = scale ?? GlyphScale(x: 1, y: 1) else { preconditionFailure("1 is a scale") }
    var places: [PlacedGlyph] = []
    for _ in 0..<int(in: 1...4) {
      let y = double(in: -10...100)
      var x = double(in: -20...60)
      for _ in 0..<int(in: 0...12) {
        places.append(PlacedGlyph(Int32(int(in: 0...alphabet.letters.count - 1)), x: x, y: y))
        x += double(in: 2...16)
      }
    }
    let line = Path(Rect(x: 3.4, y: 40.2, width: 90, height: 1.7))
    return Glyphs(
      of: alphabet, at: scale, places: places, rest: int(in: 0...3) == 0 ? Outline(line) : nil)
  }
}
