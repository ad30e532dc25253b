/// The text between two ends of paragraphs, in pieces.
struct TextParagraph {
  /// The pieces; there is always one, which may be empty.
  var stretches: [ParagraphLayout.Stretch]
  /// The number of the first piece.
  let firstRun: Int

  /// Number of bytes in the paragraph.
  var length: Int { stretches.map(\.bytes.count).reduce(0, +) }

  /// The paragraph without its first bytes.
  func dropFirst(_ count: Int) -> TextParagraph {
    var rest = stretches
    var count = count
    while let first = rest.first, rest.count > 1, count >= first.bytes.count {
      count -= first.bytes.count
      rest.removeFirst()
    }
    rest[0] = ParagraphLayout.Stretch(bytes: rest[0].bytes.dropFirst(count), run: rest[0].run)
    return TextParagraph(stretches: rest, firstRun: firstRun + stretches.count - rest.count)
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
    return TextParagraph(stretches: part, firstRun: firstRun)
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

  /// The paragraphs of a block, which end at line feeds and their kin.
  static func paragraphs(of block: TextBlock) -> [TextParagraph] {
    var result: [TextParagraph] = []
    var open: TextParagraph?
    for (number, run) in block.runs.enumerated() {
      let pieces = run.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, piece) in pieces.enumerated() {
        if index > 0 {
          result += open.map { [$0] } ?? []
          open = nil
        }
        let stretch = ParagraphLayout.Stretch(bytes: bytes(of: piece)[...], run: run)
        if open == nil { open = TextParagraph(stretches: [], firstRun: number) }
        open?.stretches.append(stretch)
      }
    }
    return result + (open.map { [$0] } ?? [])
  }
}
