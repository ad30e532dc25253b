/// The assignment of units to shards: a function of the plan and the number of shards alone.
extension WorkPlan {
  /// Returns the units of a shard, in the order of the plan.
  ///
  /// The longest units are given away first, each to the shard that has least to do so far.
  package func units(of shard: Shard) -> [WorkUnit] {
    assignments(to: shard.count)[shard.number - 1]
  }

  /// Returns the units of each of `count` shards.
  package func assignments(to count: Int) -> [[WorkUnit]] {
    var queue = LoadQueue(count: count)
    var assignments = [[WorkUnit]](repeating: [], count: count)
    for unit in units.sorted(by: { ($1.cost, $0.index) < ($0.cost, $1.index) }) {
      assignments[queue.take(unit.cost)].append(unit)
    }
    return assignments.map { $0.sorted { $0.index < $1.index } }
  }
}

/// Shards by how much they have to do, the idlest first; of equals the one with the lowest number.
private struct LoadQueue {
  private struct Load {
    var cost: Double
    let shard: Int

    static func < (a: Load, b: Load) -> Bool { (a.cost, a.shard) < (b.cost, b.shard) }
  }

  /// A heap: each is idler than the two at twice its place.
  private var loads: [Load]

  init(count: Int) {
    loads = (0..<count).map { Load(cost: 0, shard: $0) }
  }

  /// Gives work to the idlest shard, and says which that is.
  mutating func take(_ cost: Double) -> Int {
    let shard = loads[0].shard
    loads[0].cost += cost
    var place = 0
    while true {
      let (left, right) = (2 * place + 1, 2 * place + 2)
      guard left < loads.count else { break }
      let child = right < loads.count && loads[right] < loads[left] ? right : left
      guard loads[child] < loads[place] else { break }
      loads.swapAt(place, child)
      place = child
    }
    return shard
  }
}
