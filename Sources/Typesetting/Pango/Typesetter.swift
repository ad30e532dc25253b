import CPango
public import SegueGeometry

/// Sets text in the faces of a table.
///
/// Setting is mutating, so that one task at a time does.
@safe
public struct Typesetter: ~Copyable, @unchecked Sendable {
  private var table: FontTable
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer

  /// A typesetter with the faces of `table`.
  public init(_ table: consuming FontTable) throws(FontError) {
    let map = unsafe table.fontMap()
    guard let map = unsafe map, let context = unsafe pango_font_map_create_context(map) else {
      throw FontError("there is no memory for fonts")
    }
    unsafe self.map = map
    unsafe self.context = context
    self.table = table
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    unsafe cpango_forget(UnsafeMutableRawPointer(context))
    unsafe cpango_forget(UnsafeMutableRawPointer(map))
  }

  /// What the faces say of themselves, by their numbers.
  public var faces: [FontFace] { table.faces }

  /// The outline of a glyph, in units of its face; y points down.
  public mutating func outline(of glyph: UInt32, face: Int, axes: [AxisSetting]) -> Path {
    table.outline(of: glyph, face: face, axes: axes)
  }

  /// Sets a block of text.
  ///
  /// Complexity: some microseconds for each character.
  public mutating func layout(of block: TextBlock) throws(FontError) -> TextLayout {
    unsafe pango_context_set_language(
      context, pango_language_from_string(block.language.isEmpty ? "und" : block.language))
    unsafe pango_context_set_base_dir(
      context, block.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_WEAK_LTR)
    var stack = LineStack(block, faces)
    let paragraphs = TextParagraph.paragraphs(of: block)
    for (index, paragraph) in paragraphs.enumerated() {
      guard let room = stack.room else { break }
      let isLast = index == paragraphs.count - 1
      var lines = try lines(of: paragraph, block, room)
      if room > 0, lines.count >= room, !isLast, block.truncation == .end {
        lines = try self.lines(of: paragraph.continued, block, room)
      }
      stack.add(lines, of: paragraph)
    }
    return stack.layout
  }

  private func lines(
    of paragraph: TextParagraph, _ block: TextBlock, _ room: Int
  ) throws(FontError) -> [ParagraphLayout.Line] {
    let layout = try unsafe ParagraphLayout(paragraph.stretches, in: context, block, lines: room)
    return layout.lines(firstRun: paragraph.firstRun)
  }
}
