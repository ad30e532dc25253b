/// What stands between two ends of paragraphs, in pieces.
struct TextParagraph {
  /// The pieces; there is always one, which may be empty.
  var stretches: [ParagraphLayout.Stretch]
  /// The number of the first piece.
  let firstRun: Int

  /// The paragraph with dots behind it, because there is no room for the next.
  var continued: TextParagraph {
    var result = self
    if let last = stretches.last {
      result.stretches[stretches.count - 1] = ParagraphLayout.Stretch(
        bytes: last.bytes + Array("…".utf8), run: last.run)
    }
    return result
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
        let stretch = ParagraphLayout.Stretch(bytes: Array(piece.utf8)[...], run: run)
        if open == nil { open = TextParagraph(stretches: [], firstRun: number) }
        open?.stretches.append(stretch)
      }
    }
    return result + (open.map { [$0] } ?? [])
  }
}
