/// One line of a source with a stretch of it underlined, fit for a terminal.
///
/// Tabs become spaces (to the next multiple of 4) and whatever has no shape becomes an escape, so
/// that the mark stands under what it means everywhere. A long line is cut around the mark, each cut
/// shown as "…". A stretch over several lines is marked to the end of its first one.
struct SourceExcerpt {
  /// The line, or what is left of it.
  let text: String
  /// The columns in front of the mark.
  let indent: Int
  /// The columns under the mark, at least 1.
  let length: Int

  /// The most columns that an excerpt takes.
  static let width = 100
  /// The columns kept in front of the mark when a line is cut on its left.
  static let lead = 40

  /// The line of `source` on which `range` starts.
  init(of range: SourceRange, in source: SourceText) {
    let offset = min(Int(range.start), source.bytes.count)
    let line = VisibleLine(around: offset, reach: 4 * Self.width, in: source)
    let cells = line.cells
    let markStart = cells.firstIndex { $0.offset >= offset } ?? cells.count
    let markEnd = cells.firstIndex { $0.offset >= Int(range.end) } ?? cells.count
    let mark = markStart..<max(markStart, markEnd)

    let first = Self.firstShown(of: line, mark: mark)
    let isCutLeft = line.isCutLeft || first > 0
    let last = Self.endShown(of: line, from: first, column: isCutLeft ? 1 : 0)
    let isCutRight = line.isCutRight || last < cells.count

    text =
      (isCutLeft ? "…" : "") + cells[first..<last].map(\.text).joined() + (isCutRight ? "…" : "")
    indent = (isCutLeft ? 1 : 0) + cells[first..<markStart].columns
    length = max(1, cells[mark.clamped(to: first..<last)].columns)
  }

  /// The first cell to show: the first of all, unless the mark would then stand beyond the width.
  private static func firstShown(of line: VisibleLine, mark: Range<Int>) -> Int {
    guard line.isCutLeft || line.cells[..<mark.upperBound].columns >= width,
      line.isCutLeft || line.isCutRight || line.cells[...].columns > width
    else { return 0 }
    var first = mark.lowerBound
    var columns = 0
    while first > 0, columns + line.cells[first - 1].columns <= lead {
      first -= 1
      columns += line.cells[first].columns
    }
    return first
  }

  /// The cell behind the last one that still fits, with room for the sign that more follows.
  private static func endShown(of line: VisibleLine, from first: Int, column: Int) -> Int {
    let isWhole = !line.isCutRight && column + line.cells[first...].columns <= width
    guard !isWhole else { return line.cells.count }
    var end = first
    var used = column
    while end < line.cells.count, used + line.cells[end].columns < width {
      used += line.cells[end].columns
      end += 1
    }
    return end
  }
}

extension ArraySlice<VisibleLine.Cell> {
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }
}
