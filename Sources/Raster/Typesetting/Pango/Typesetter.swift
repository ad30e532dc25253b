import SegueSceneGraph
import CPango
import SegueTextSupport
public import SegueGeometry

/// Sets text in the faces of a table.
///
/// Setting is mutating, so that one task at a time does.
@safe
public struct Typesetter: ~Copyable, @unchecked Sendable {
  private var table: FontTable
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  /// From which length on a paragraph is set a few lines at a time.
  package var limits = ParagraphLimits()

  /// A typesetter with the faces of `table`.
  public init(_ table: consuming FontTable) throws(FontError) {
    let map = unsafe table.fontMap()
    guard let map = unsafe map, let context = unsafe pango_font_map_create_context(map) else {
      throw FontError("there is no memory for fonts", lack: .shortage)
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

  /// The properties that the faces state, by their numbers.
  public var faces: [FontFace] { table.faces }

  /// The outline of a glyph, in units of its face; y points down.
  public mutating func outline(of glyph: UInt32, face: Int, axes: [TextBlock.AxisSetting]) -> Path {
    table.outline(of: glyph, face: face, axes: axes)
  }

  /// The colors of a glyph; `nil` if it has none of its own.
  public mutating func colorGlyph(
    of glyph: UInt32, face: Int, axes: [TextBlock.AxisSetting]
  ) -> ColorGlyph? {
    table.colorGlyph(of: glyph, face: face, axes: axes)
  }

  /// The pen that all typesetters of a process share.
  ///
  /// While Pango measures a font for the first time, it notes that in one variable for all threads,
  /// and another thread's font comes to know no width of its letters, by which it would later break
  /// lines in other places.
  private static let pen = Locked(())

  /// Sets a block of text; typesetters take turns.
  ///
  /// Complexity: some microseconds for each character.
  public mutating func layout(of block: TextBlock) throws(FontError) -> TextLayout {
    try Self.pen.withLock { (_) throws(FontError) in try turn(block) }
  }

  private func turn(_ block: TextBlock) throws(FontError) -> TextLayout {
    unsafe pango_context_set_language(
      context, pango_language_from_string(block.language.isEmpty ? "und" : block.language))
    unsafe pango_context_set_base_dir(
      context, block.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_WEAK_LTR)
    var stack = LineStack(block, faces)
    let setter = unsafe ParagraphSetter(
      context: context, block: block, limits: limits, choice: table.choice)
    let paragraphs = TextParagraph.paragraphs(of: block)
    for (index, paragraph) in paragraphs.enumerated() {
      guard let room = stack.room else { break }
      let isLast = index == paragraphs.count - 1
      var lines = try setter.lines(of: paragraph, room)
      if room > 0, lines.count >= room, !isLast, block.truncation != .none {
        lines = try setter.lines(of: paragraph.continued, room)
      }
      stack.add(lines, of: paragraph)
    }
    return stack.layout
  }
}
