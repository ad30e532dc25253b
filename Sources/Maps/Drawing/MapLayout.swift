/// Where the screens of a map stand in its picture: in columns, by how many steps it takes to get there.
struct MapLayout {
  /// How large a screen is drawn, and how far apart screens stand.
  static let (width, height, gapX, gapY, margin) = (150.0, 56.0, 190.0, 44.0, 24.0)

  /// The upper left corner of each screen.
  private(set) var corners: [String: (x: Double, y: Double)] = [:]
  private(set) var columns: [[String]] = []
  /// How large the picture is, in pixels.
  let size: (width: Double, height: Double)

  init(_ map: ScreenMap, _ ways: [Way]) {
    columns = Self.columns(map, ways)
    let rows = Double(columns.map(\.count).max() ?? 0)
    let high = max(0, rows * (Self.height + Self.gapY) - Self.gapY)
    for (column, names) in columns.enumerated() {
      let own = Double(names.count) * (Self.height + Self.gapY) - Self.gapY
      for (row, name) in names.enumerated() {
        corners[name] = (
          Self.margin + Double(column) * (Self.width + Self.gapX),
          Self.margin + (high - own) / 2 + Double(row) * (Self.height + Self.gapY)
        )
      }
    }
    let wide = max(0, Double(columns.count) * (Self.width + Self.gapX) - Self.gapX)
    size = (wide + 2 * Self.margin, high + 2 * Self.margin)
  }

  /// The screens by the number of ways that lead to them; those to which none leads stand in front.
  private static func columns(_ map: ScreenMap, _ ways: [Way]) -> [[String]] {
    let names = map.screens.map(\.name)
    var column: [String: Int] = [:]
    var open = names.filter { map.roots.contains($0) }
    for name in open { column[name] = 0 }
    while !open.isEmpty {
      var next: [String] = []
      for from in open {
        for way in ways where way.from == from && column[way.to] == nil {
          column[way.to] = (column[from] ?? 0) + 1
          next.append(way.to)
        }
      }
      open = next
    }
    let count = (column.values.max() ?? 0) + 1
    return (0..<count).map { index in names.filter { column[$0, default: 0] == index } }
  }
}
