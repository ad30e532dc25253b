/// Rows of cells, the first one of each to the left, the others to the right.
enum Table {
  static func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
      let room = String(repeating: " ", count: max((index == 0 ? 24 : 12) - cell.count, 1))
      return index == 0 ? cell + room : room + cell
    }.joined()
  }

  /// A number with some digits after the point.
  static func number(_ value: Double, digits: Int = 2) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((value * scale).rounded())
    let fraction = String(whole % Int(scale))
    let padding = String(repeating: "0", count: digits - fraction.count)
    return "\(whole / Int(scale)).\(padding)\(fraction)"
  }
}
