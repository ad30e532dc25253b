/// Positions of a map's screens in its picture, and of the points where its lines arrive.
///
/// Screens stand in columns, by how many steps it takes to get there, each beside all that lies behind it.
/// In front of each is room for the words of the lines that arrive there, so that no words ever lie on
/// others.
struct MapLayout {
  /// A screen in the picture, in pixels.
  struct Box {
    var x, y, height: Double

    var middle: Double { y + height / 2 }
  }

  /// Width of a screen, length of the words in front of it, width of a line's bend, gap between screens,
  /// margin, and height of a line of words.
  static let (width, words, bend, gap, margin, line) = (150.0, 272.0, 44.0, 22.0, 20.0, 14.0)

  let lines: [MapLine]
  private(set) var boxes: [String: Box] = [:]
  /// Size of the picture, in pixels.
  private(set) var size = (width: 0.0, height: 0.0)

  private let tree: MapTree
  /// Height of each screen, with room for all lines that arrive there.
  private var heights: [String: Double] = [:]
  /// Height of each screen together with everything behind it.
  private var reaches: [String: Double] = [:]

  init(_ map: NavigationGraph, _ ways: [NavigationEdge.Group]) {
    let tree = MapTree(map, ways)
    self.tree = tree
    lines = MapLine.lines(of: ways) { tree.column[$0, default: 0] }
    measure()
    place()
  }

  /// The height at which each line arrives.
  var arrivals: [Double] {
    var tops = boxes.mapValues(\.middle)
    for line in lines { tops[line.far, default: 0] -= line.height / 2 }
    return lines.map { line in
      defer { tops[line.far, default: 0] += line.height }
      return tops[line.far, default: 0] + line.height / 2
    }
  }

  private mutating func measure() {
    for line in lines { heights[line.far, default: 0] += line.height }
    for name in tree.leavesFirst {
      heights[name] = max(heights[name, default: 0], 44)
      reaches[name] = max(heights[name, default: 0], height(of: tree.children[name, default: []]))
    }
  }

  /// Returns the height of screens that stand below one another, with everything behind them.
  private func height(of names: [String]) -> Double {
    names.reduce(-Self.gap) { $0 + reaches[$1, default: 0] + Self.gap }
  }

  private mutating func place() {
    var open = [(names: tree.roots, top: Self.margin)]
    while let (names, top) = open.popLast() {
      var top = top
      for name in names {
        let (reach, height) = (reaches[name, default: 0], heights[name, default: 0])
        let x = Self.margin + Double(tree.column[name, default: 0]) * Self.step
        boxes[name] = Box(x: x, y: top + (reach - height) / 2, height: height)
        let behind = tree.children[name, default: []]
        open.append((behind, top + (reach - self.height(of: behind)) / 2))
        top += reach + Self.gap
      }
    }
    let right = boxes.values.map { $0.x + Self.width }.max() ?? Self.margin
    size = (right + Self.margin, max(height(of: tree.roots), 0) + 2 * Self.margin)
  }

  /// Distance between columns.
  private static let step = width + words + bend
}

extension MapLine {
  /// The room that the line's words take.
  fileprivate var height: Double { Double(ways.count) * MapLayout.line + 8 }
}

/// The screens of a map as a tree: each stands behind the screen from which people come first.
private struct MapTree {
  /// Number of steps from the first screen to each screen.
  private(set) var column: [String: Int] = [:]
  /// The screens that stand behind each screen.
  private(set) var children: [String: [String]] = [:]
  /// The screens at the beginning.
  private(set) var roots: [String]

  init(_ map: NavigationGraph, _ ways: [NavigationEdge.Group]) {
    let names = map.screens.map(\.name)
    // A scene may begin in the middle of an app: where another one leads there, that is no beginning.
    let reached = Set(ways.filter { $0.isForward && $0.from != $0.to }.map(\.to))
    roots = names.filter { map.roots.contains($0) && !reached.contains($0) }
    for root in roots { column[root] = 0 }
    grow(from: roots, along: ways)
    for name in names where column[name] == nil {
      roots.append(name)
      column[name] = 0
      grow(from: [name], along: ways)
    }
  }

  /// Adds what can be reached, step by step.
  private mutating func grow(from start: [String], along ways: [NavigationEdge.Group]) {
    var open = start
    while !open.isEmpty {
      var next: [String] = []
      for from in open {
        for way in ways where way.from == from && column[way.to] == nil {
          column[way.to] = column[from, default: 0] + 1
          children[from, default: []].append(way.to)
          next.append(way.to)
        }
      }
      open = next
    }
  }

  /// All screens, those behind one before it.
  var leavesFirst: [String] {
    var order: [String] = []
    var open = roots
    while let name = open.popLast() {
      order.append(name)
      open += children[name, default: []]
    }
    return order.reversed()
  }
}

/// A line between two screens: the ways there, and those back.
struct MapLine {
  /// The screen nearer to the beginning of the map, and the other one.
  let near, far: String
  var ways: [NavigationEdge.Group]

  /// Returns true if a way leads back to the screen where the line begins.
  func leadsBack(_ way: NavigationEdge.Group) -> Bool { way.to == near && way.from != near }

  /// The lines of a map, one for each pair of screens.
  static func lines(of ways: [NavigationEdge.Group], _ column: (String) -> Int) -> [MapLine] {
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
