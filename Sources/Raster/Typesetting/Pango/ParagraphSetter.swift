import SegueSceneGraph
import CPango

/// Sets paragraphs of any length in a time that grows with their length alone.
///
/// For every line it breaks, Pango looks at all that is left of the paragraph, and it shapes that
/// anew where it breaks a word. A paragraph so long that this would be felt is set a few lines at a
/// time, each time from where the last of those lines began.
@safe
struct ParagraphSetter {
  let context: OpaquePointer
  var block: TextBlock
  let limits: ParagraphLimits
  let choice: FaceChoice

  /// The lines of a paragraph.
  ///
  /// - Parameter room: the most lines; 0 for as many as it takes.
  func lines(
    of paragraph: TextParagraph, _ room: Int
  ) throws(FontError) -> [ParagraphLayout.Line] {
    let length = paragraph.length
    if block.wrapping == .none || length <= limits.short {
      return try layout(paragraph, room).lines(of: paragraph)
    }
    if length <= limits.middle {
      let whole = try layout(paragraph, room, breaksWords: false)
      if block.wrapping == .character || !whole.isWider(than: block.columnWidth) {
        return whole.lines(of: paragraph)
      }
    }
    return try linesByParts(of: paragraph, room)
  }

  private func layout(
    _ paragraph: TextParagraph, _ room: Int, breaksWords: Bool = true
  ) throws(FontError) -> ParagraphLayout {
    try unsafe ParagraphLayout(
      paragraph, in: context, of: block, choice: choice, lines: room, breaksWords: breaksWords)
  }

  // MARK: - A few lines at a time

  private func linesByParts(
    of paragraph: TextParagraph, _ room: Int
  ) throws(FontError) -> [ParagraphLayout.Line] {
    let given = unsafe pango_context_get_base_dir(context)
    defer { unsafe pango_context_set_base_dir(context, given) }
    // The first words decide for all parts, which would look for a direction in their own.
    let isRightToLeft = try layout(paragraph.prefix(limits.part), 1)
      .lines(of: paragraph).first?.isRightToLeft
    unsafe pango_context_set_base_dir(
      context, isRightToLeft ?? false ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    var parts = self
    parts.block.direction = isRightToLeft ?? false ? .rightToLeft : .leftToRight
    return try parts.linesInDirection(of: paragraph, room)
  }

  private func linesInDirection(
    of paragraph: TextParagraph, _ room: Int
  ) throws(FontError) -> [ParagraphLayout.Line] {
    var result: [ParagraphLayout.Line] = []
    var rest = paragraph
    var step = limits.part
    while true {
      let part = rest.prefix(step)
      let isLast = part.length == rest.length
      let lines = try layout(part, 0).lines(of: part)
      if !isLast, lines.count < 2 {
        step *= 2
        continue
      }
      let open = room == 0 ? .max : room - result.count
      let cuts = block.truncation != .none && !isLast
      if lines.count > open || (lines.count == open && cuts) {
        return try result + end(lines, of: rest, open)
      }
      if isLast { return result + lines }
      let next = beginning(after: lines, of: part)
      result += lines.prefix(next)
      let length = max(lines[next].start, 1)
      rest = rest.dropFirst(length)
      step = min(max(length / next * limits.linesOfPart, limits.leastPart), limits.part)
    }
  }

  /// With which line the next part begins: the last one, to which more may belong, or a bit earlier
  /// where a word begins, as letters of some scripts join across lines.
  private func beginning(after lines: [ParagraphLayout.Line], of part: TextParagraph) -> Int {
    let bytes = part.stretches.flatMap(\.bytes)
    let last = lines.count - 1
    let words = (max(last / 2, 1)...last).last { line in
      let start = lines[line].start
      return start > 0 && bytes[start - 1] == UInt8(ascii: " ")
    }
    return words ?? last
  }

  /// The last lines that there is room for, of more; the very last stands for all that is left.
  private func end(
    _ lines: [ParagraphLayout.Line], of rest: TextParagraph, _ room: Int
  ) throws(FontError) -> [ParagraphLayout.Line] {
    if block.truncation == .none { return Array(lines.prefix(room)) }
    let rest = rest.dropFirst(lines[room - 1].start)
    return try lines.prefix(room - 1) + layout(rest, 1).lines(of: rest)
  }
}

/// From which length on, in bytes, a paragraph is set in another way.
package struct ParagraphLimits: Sendable {
  /// Whatever is no longer is set at once.
  package var short = 512
  /// Whatever is no longer is set at once unless a word has to be broken.
  package var middle = 8_192
  /// The most that is set at a time, unless a line needs more.
  package var part = 2_048
  /// The least that is set at a time.
  package var leastPart = 32
  /// About how many lines are set at a time.
  package var linesOfPart = 16

  /// The usual lengths.
  package init() {}
}
