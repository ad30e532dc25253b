/// The screens of a map as a tree: each stands behind the screen from which people come first.
struct MapTree {
  /// Number of steps from the first screen to each screen.
  private(set) var column: [String: Int] = [:]
  /// The screens that stand behind each screen.
  private(set) var children: [String: [String]] = [:]
  /// The screens at the beginning.
  private(set) var roots: [String]

  init(_ map: NavigationGraph, _ ways: [NavigationEdgeGroup]) {
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
  private mutating func grow(from start: [String], along ways: [NavigationEdgeGroup]) {
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
