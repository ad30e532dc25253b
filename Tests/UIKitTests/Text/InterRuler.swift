import Foundation
import SegueTypesetting
import Testing

/// Measures words in Inter by setting them, as films do.
struct InterRuler {
  /// The width of the widest line, and the number of lines, in a column of so many points.
  static func measure(
    _ words: String, size: Double, weight: Double = 400, column: Double = 100_000
  ) throws -> (width: Double, lines: Int) {
    let entries = try FontCatalog().entries(ofFamily: "Inter")
    let faces = entries.enumerated().map { ($0.offset, $0.element.face) }
    let index = try #require(FontFace.nearest(weight: weight, italic: false, among: faces))
    var table = try FontTable()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: entries[index].path))
    let number = try table.add([UInt8](bytes), name: "Inter")
    var typesetter = try Typesetter(table)
    let layout = try typesetter.layout(
      of: TextBlock([TextBlock.Run(words, faces: [number], size: size)], width: column))
    return (Double(layout.lines.map(\.width).max() ?? 0) / 1_024, layout.lines.count)
  }
}
