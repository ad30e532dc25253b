/// A line between two screens: the ways there, and those back.
struct MapLine {
  /// The screen nearer to the beginning of the map, and the other one.
  let near, far: String
  var ways: [NavigationEdgeGroup]

  /// Returns true if a way leads back to the screen where the line begins.
  func leadsBack(_ way: NavigationEdgeGroup) -> Bool { way.to == near && way.from != near }

  /// The lines of a map, one for each pair of screens.
  static func lines(of ways: [NavigationEdgeGroup], _ column: (String) -> Int) -> [MapLine] {
    var lines: [MapLine] = []
    for way in ways {
      let known = lines.firstIndex {
        ($0.near, $0.far) == (way.from, way.to) || ($0.far, $0.near) == (way.from, way.to)
      }
      if let known {
        lines[known].ways.append(way)
        continue
      }
      let isBack =
        column(way.from) == column(way.to) ? !way.isForward : column(way.from) > column(way.to)
      let (near, far) = isBack ? (way.to, way.from) : (way.from, way.to)
      lines.append(MapLine(near: near, far: far, ways: [way]))
    }
    return lines
  }
}
