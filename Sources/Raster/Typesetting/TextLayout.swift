/// Words that have been set: which glyphs, and where.
///
/// Lengths are in 1/1024 point, from the upper left corner of the block; y points down.
public struct TextLayout: Hashable, Sendable {
  /// Number of units in a point.
  public static let unitsPerPoint = 1_024

  /// A glyph in its place.
  public struct Glyph: Hashable, Sendable {
    /// The number of its face; `nil` for a character that no face has.
    public let face: Int?
    /// The number of the glyph in its face; the character where there is no face.
    public let number: UInt32
    /// The piece of text that it belongs to.
    public let run: Int
    /// Position of its first character, in bytes of all pieces.
    public let byte: Int
    /// Position of its origin, from the left of the block.
    public let x: Int
    /// Distance of its origin below the baseline.
    public let y: Int
    /// Distance to the next glyph.
    public let advance: Int
  }

  /// The line below a piece of text.
  public struct Underline: Hashable, Sendable {
    /// The piece of text that it belongs to.
    public let run: Int
    /// Position of its start, from the left of the block.
    public let x: Int
    /// Length of the underline.
    public let width: Int
    /// Distance of its upper edge below the baseline.
    public let top: Int
    /// Thickness of the underline.
    public let thickness: Int
  }

  /// Glyphs that stand on one baseline.
  public struct Line: Hashable, Sendable {
    /// Distance of the baseline below the top of the block.
    public let baseline: Int
    /// Position of the line's start, from the left of the block.
    public let x: Int
    /// Width of the line.
    public let width: Int
    /// True if its paragraph is read from right to left.
    public let isRightToLeft: Bool
    /// The glyphs, from left to right.
    public let glyphs: [Glyph]
    /// The lines below.
    public let underlines: [Underline]
  }

  /// The lines, from top to bottom.
  public let lines: [Line]
  /// The height of all lines.
  public let height: Int

  /// These lines.
  public init(lines: [Line], height: Int) {
    self.lines = lines
    self.height = height
  }

  /// A character that no face has.
  public struct Gap: Hashable, Sendable {
    /// The character.
    public let character: Unicode.Scalar
    /// The piece of text that it belongs to.
    public let run: Int
  }

  /// The characters that no face has, once for each piece.
  public var missing: [Gap] {
    var seen: Set<Gap> = []
    return lines.flatMap(\.glyphs).filter { $0.face == nil }.compactMap { glyph in
      guard let character = Unicode.Scalar(glyph.number) else { return nil }
      let gap = Gap(character: character, run: glyph.run)
      return seen.insert(gap).inserted ? gap : nil
    }
  }

  /// The numbers of the faces that are shown, each once, in order.
  public var faces: [Int] { Set(lines.flatMap(\.glyphs).compactMap(\.face)).sorted() }
}

extension TextLayout: CustomStringConvertible {
  /// The lines and their glyphs, each as `face:glyph@x`, with a vertical shift where there is one.
  public var description: String {
    lines.map(\.description).joined(separator: "\n") + "\nheight \(height)"
  }
}

extension TextLayout.Line: CustomStringConvertible {
  /// The line, then its glyphs.
  public var description: String {
    let head = "line baseline \(baseline) x \(x) width \(width)" + (isRightToLeft ? " rtl" : "")
    let marks = underlines.map {
      "\n  underline x \($0.x) width \($0.width) top \($0.top) thickness \($0.thickness)"
    }
    return head + "\n  " + glyphs.map(\.description).joined(separator: " ") + marks.joined()
  }
}

extension TextLayout.Glyph: CustomStringConvertible {
  /// The glyph as `face:number@x`.
  public var description: String {
    let name = face.map { "\($0):\(number)" } ?? "missing:U+\(String(number, radix: 16))"
    return name + "@\(x)" + (y == 0 ? "" : ",\(y)") + (run == 0 ? "" : "/\(run)")
  }
}
