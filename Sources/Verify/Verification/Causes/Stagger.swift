import SegueMotion
import SegueSceneGraph

/// Layers that begin one after the other, at other distances than agreed.
struct Stagger {
  /// A layer that begins otherwise than agreed.
  struct Start {
    let layer: String
    let animation: Animation
    /// Delay relative to the golden, in milliseconds.
    let later: Double
    /// Start of the animation, in milliseconds.
    var begin: Double { animation.timing.begin.milliseconds }
  }

  /// The layers, in the order in which they begin.
  let layers: [String]
  private let old: Double
  private let new: Double

  /// Cause reported for the stagger.
  var cause: Cause { Cause(.stagger(old: old, new: new), of: layers) }

  /// Finds that all that begin otherwise do so at even distances, the first of them perhaps as expected.
  init?(_ starts: [Start], in film: AnimatedScene, order: [String]) {
    guard starts.count >= 2, film.epochs.count == 1 else { return nil }
    var row = starts.sorted { $0.begin < $1.begin }
    let distance = row[1].begin - row[0].begin
    if let first = Self.first(before: row[0], distance, in: film) { row.insert(first, at: 0) }
    guard row.count >= 3, distance > 0 else { return nil }
    let news = zip(row, row.dropFirst()).map { $1.begin - $0.begin }
    let olds = zip(row, row.dropFirst()).map { ($1.begin - $1.later) - ($0.begin - $0.later) }
    guard Self.isEven(news), Self.isEven(olds), (news[0] - olds[0]).magnitude > 0.01 else {
      return nil
    }
    layers = row.map(\.layer)
    (old, new) = (olds[0], news[0])
  }

  /// The layer that begins as expected, in front of the first that does not.
  private static func first(
    before start: Start, _ distance: Double, in film: AnimatedScene
  ) -> Start? {
    let epoch = film.epochs[0]
    let entry = epoch.timeline.entries.first { entry in
      let begin = entry.animation.timing.begin.milliseconds
      return entry.animation.pace == start.animation.pace
        && entry.animation.timing.duration == start.animation.timing.duration
        && (start.begin - begin - distance).magnitude < 0.01
        && epoch.tree.nodes[entry.layer].id.name != start.layer
    }
    return entry.map {
      Start(layer: epoch.tree.nodes[$0.layer].id.name, animation: $0.animation, later: 0)
    }
  }

  private static func isEven(_ distances: [Double]) -> Bool {
    distances.allSatisfy { ($0 - distances[0]).magnitude < 0.05 }
  }
}
