import SegueTextSupport

/// Rows of cells, the first one of each to the left, the others to the right.
enum Table {
  static func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      index == 0 ? cell.leftAligned(in: 23) + " " : " " + cell.rightAligned(in: 11)
    }.joined()
  }

  /// A number with some digits after the point.
  static func number(_ value: Double, digits: Int = 2) -> String {
    NumberText.fixed(value, decimals: digits)
  }
}
