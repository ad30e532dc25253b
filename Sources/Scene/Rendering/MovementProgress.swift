import SegueMotion
import SegueSceneGraph

/// Progress of all movement in a film, frame by frame.
///
/// Each property that moves counts the same, however far it goes: the way of a layer across the screen
/// as much as the opacity of another.
struct MovementProgress {
  /// The moments that were looked at, and the part of the movement that has passed at each.
  private let moments: [(time: Time, part: Double)]

  init(of film: AnimatedScene, from first: Time, to last: Time) {
    let times = Self.frames(of: film, from: first, to: last)
    var ways = Array(repeating: 0.0, count: times.count)
    for epoch in film.epochs {
      for entry in Set(epoch.timeline.entries.map(MovedProperty.init)) {
        let steps = Self.steps(of: entry, in: epoch, of: film, times)
        let whole = steps.reduce(0, +)
        guard whole > 0 else { continue }
        for index in ways.indices { ways[index] += steps[index] / whole }
      }
    }
    let whole = ways.reduce(0, +)
    var passed = 0.0
    moments = zip(times, ways).map { time, way in
      passed += way
      return (time, whole > 0 ? passed / whole : 0)
    }
  }

  /// So many moments from the first to the last, between which as much moves.
  ///
  /// Where nothing moves, they are the first and the last one again and again.
  func times(_ count: Int) -> [Time] {
    (0..<count).map { index in
      if index == count - 1, count > 1 { return moments[moments.count - 1].time }
      let part = Double(index) / Double(max(count - 1, 1))
      // The first frame that has come so far, but for the rounding of sums.
      return (moments.first { $0.part >= part - 1e-9 } ?? moments[moments.count - 1]).time
    }
  }

  private static func frames(of film: AnimatedScene, from first: Time, to last: Time) -> [Time] {
    let inside = (0..<film.frameCount).map {
      Time.seconds(film.frameRate.time(ofFrame: $0).seconds())
    }.filter { first < $0 && $0 < last }
    return [first] + inside + (last > first ? [last] : [])
  }

  /// Returns the distances that a property moves from each moment to the next.
  private static func steps(
    of moved: MovedProperty, in epoch: Epoch, of film: AnimatedScene, _ times: [Time]
  ) -> [Double] {
    let next = film.epochs.first { $0.start > epoch.start }?.start
    var before: Value?
    return times.map { time in
      guard time >= epoch.start, next.map({ time < $0 }) ?? true else { return 0 }
      let properties = epoch.timeline.properties(
        of: epoch.tree, at: (time - epoch.start).seconds)
      let value = properties[moved.layer][moved.property]
      defer { before = value }
      guard let before, let value else { return 0 }
      return before.distance(to: value)
    }
  }
}

/// A property of a layer, by its index.
private struct MovedProperty: Hashable {
  let layer: Int
  let property: Property

  init(_ entry: Timeline.Entry) {
    layer = entry.layer
    property = entry.property
  }
}
