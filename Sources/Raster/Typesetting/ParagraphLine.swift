import SegueSceneGraph

extension ParagraphLayout {
  /// A line, from its own left end.
  struct Line {
    /// The role of a glyph in a line that is to fill its column.
    enum Role {
      case letter
      /// A space, which can be wider.
      case space
      /// A letter of a script that is written without spaces.
      case ideograph
      /// A space at the end of the line, which nobody sees.
      case hanging

      /// True for spaces.
      var isSpace: Bool { self == .space || self == .hanging }
    }

    /// A glyph and its room.
    struct Cell {
      var glyph: TextLayout.Glyph
      /// Position at which its room begins; the glyph itself stands in its midst where letters are spaced.
      var pen: Int
      let role: Role
    }

    /// The start of the line, in bytes of the paragraph.
    let start: Int
    /// True if the paragraph ends with it.
    let isLast: Bool
    /// The glyphs, from left to right.
    var cells: [Cell] = []
    var width = 0
    var isRightToLeft = false

    /// The glyphs, from left to right.
    var glyphs: [TextLayout.Glyph] { cells.map(\.glyph) }
  }
}

extension ParagraphLayout.Line {
  /// The line without the room of spaces at its end, which stand in its midst where words run the
  /// other way; and as wide as `column`, if it is given and the line has where to grow.
  ///
  /// Spaces grow, each as much as the others; where there are none, so does what lies between letters
  /// of scripts that have none. Letters of other scripts stay together: some are joined.
  func fitted(to column: Int?) -> ParagraphLayout.Line {
    let hanging = cells.filter { $0.role == .hanging }.map(\.glyph.advance).reduce(0, +)
    let rest = column.map { max($0 - width + hanging, 0) } ?? 0
    let places = rest > 0 ? gaps : []
    if hanging == 0, places.isEmpty { return self }
    return growing(at: places, by: rest)
  }

  /// The numbers of the glyphs behind which the line may grow.
  private var gaps: [Int] {
    let spaces = cells.indices.filter { cells[$0].role == .space && cells[$0].glyph.advance > 0 }
    if !spaces.isEmpty { return spaces }
    return cells.indices.dropLast().filter {
      cells[$0].role == .ideograph || cells[$0 + 1].role == .ideograph
    }
  }

  private func growing(at places: [Int], by rest: Int) -> ParagraphLayout.Line {
    var line = self
    var (shift, rest, next) = (0, rest, 0)
    for index in cells.indices {
      var change = cells[index].role == .hanging ? -cells[index].glyph.advance : 0
      if next < places.count, places[next] == index {
        let share = rest / (places.count - next)
        change += share
        rest -= share
        next += 1
      }
      line.cells[index].pen += shift
      line.cells[index].glyph = cells[index].glyph.moved(by: shift, growing: change)
      shift += change
    }
    line.width += shift
    return line
  }
}

extension TextLayout.Glyph {
  /// The glyph further to the right, with more room.
  func moved(by distance: Int, growing growth: Int = 0) -> TextLayout.Glyph {
    TextLayout.Glyph(
      face: face, number: number, run: run, byte: byte, x: x + distance, y: y,
      advance: advance + growth)
  }
}

/// The text between two ends of paragraphs, in pieces.
struct TextParagraph {
  /// The pieces; there is always one, which may be empty.
  var stretches: [ParagraphLayout.Stretch]
  /// The number of the first piece.
  let firstRun: Int
  /// The place at which it begins, in bytes of the paragraph that it is a part of.
  private var start = 0
  /// The place at which it begins, in bytes of the block.
  private(set) var byte = 0
  /// Units that stay on one line, in bytes of the paragraph that it is a part of.
  private var known: ArraySlice<LineUnit> = []

  init(_ stretches: [ParagraphLayout.Stretch] = [], firstRun: Int) {
    self.stretches = stretches
    self.firstRun = firstRun
  }

  /// Number of bytes in the paragraph.
  var length: Int { stretches.map(\.bytes.count).reduce(0, +) }

  /// Units that stay on one line, as far as they are here.
  var units: [LineUnit] {
    let all = start..<start + length
    return known.prefix { $0.bytes.lowerBound < all.upperBound }.compactMap { unit in
      let bytes = unit.bytes.clamped(to: all)
      if bytes.isEmpty { return nil }
      return LineUnit(bytes: bytes.lowerBound - start..<bytes.upperBound - start, kind: unit.kind)
    }
  }

  /// The paragraph without its first bytes.
  func dropFirst(_ count: Int) -> TextParagraph {
    var rest = stretches
    var count = count
    while let first = rest.first, rest.count > 1, count >= first.bytes.count {
      count -= first.bytes.count
      rest.removeFirst()
    }
    rest[0] = ParagraphLayout.Stretch(bytes: rest[0].bytes.dropFirst(count), run: rest[0].run)
    var result = TextParagraph(rest, firstRun: firstRun + stretches.count - rest.count)
    result.start = start + length - result.length
    result.byte = byte + length - result.length
    result.known = known.drop { $0.bytes.upperBound <= result.start }
    return result
  }

  /// The first bytes of the paragraph, or a few more so that they are whole characters.
  func prefix(_ count: Int) -> TextParagraph {
    var part: [ParagraphLayout.Stretch] = []
    var count = count
    for stretch in stretches where count > 0 {
      var bytes = stretch.bytes.prefix(count)
      count -= bytes.count
      while bytes.endIndex < stretch.bytes.endIndex,
        UTF8.isContinuation(stretch.bytes[bytes.endIndex])
      {
        bytes = stretch.bytes[..<(bytes.endIndex + 1)]
      }
      part.append(ParagraphLayout.Stretch(bytes: bytes, run: stretch.run))
    }
    var result = self
    result.stretches = part
    return result
  }

  /// The paragraph with dots behind it, because there is no room for the next.
  var continued: TextParagraph {
    var result = self
    if let last = stretches.last {
      result.stretches[stretches.count - 1] = ParagraphLayout.Stretch(
        bytes: last.bytes + Array("…".utf8), run: last.run)
    }
    return result
  }

  /// The most tabs of one piece: for each, Pango adds up all that stands on the line before it.
  private static let tabLimit = 1_024

  /// The bytes of a piece, in which tabs beyond all reason are spaces.
  private static func bytes(of piece: Substring) -> [UInt8] {
    let tab = UInt8(ascii: "\t")
    var tabs = 0
    return piece.utf8.map { byte in
      tabs += byte == tab ? 1 : 0
      return byte == tab && tabs > tabLimit ? UInt8(ascii: " ") : byte
    }
  }

  /// The paragraph, with the units that stay on one line.
  private func withUnits(_ wrapping: TextContent.Wrapping) -> TextParagraph {
    if wrapping == .none { return self }
    var result = self
    result.known =
      LineUnit.units(
        in: stretches.flatMap(\.bytes), hasWords: wrapping == .word)[...]
    return result
  }

  /// The paragraphs of a block, which end at line feeds and their kin.
  static func paragraphs(of block: TextBlock) -> [TextParagraph] {
    var result: [TextParagraph] = []
    var open: TextParagraph?
    var byte = 0
    for (number, run) in block.runs.enumerated() {
      let pieces = run.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, piece) in pieces.enumerated() {
        if index > 0 {
          result += open.map { [$0] } ?? []
          open = nil
        }
        let stretch = ParagraphLayout.Stretch(bytes: bytes(of: piece)[...], run: run)
        if open == nil {
          open = TextParagraph(firstRun: number)
          let start = run.string.utf8.distance(from: run.string.startIndex, to: piece.startIndex)
          open?.byte = byte + start
        }
        open?.stretches.append(stretch)
      }
      byte += run.string.utf8.count
    }
    return (result + (open.map { [$0] } ?? [])).map { $0.withUnits(block.wrapping) }
  }
}
