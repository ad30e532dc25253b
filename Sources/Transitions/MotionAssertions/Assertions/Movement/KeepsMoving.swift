package import SegueMotion
import SegueTextSupport

/// A layer that has begun to move does not stand still until its last movement.
package struct KeepsMoving: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "keepsMoving"

  /// The most frequent fix.
  package var hint: String {
    "let the next movement begin where the one before it ends"
  }

  /// The longest pause.
  package var within: Time

  /// To go on, but for short pauses.
  package init(within: Time = .milliseconds(50)) { self.within = within }

  /// The speed, in points a second, and the change of opacity a second that are no movement.
  private static let (slowest, faintest) = (1.0, 0.02)

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let moments = course.samples(in: view.window).map { ($0, course.moment(at: $0)) }
    var lastMoved: Time?
    var longest: (from: Time, until: Time)?
    for (a, b) in zip(moments, moments.dropFirst()) {
      let seconds = (b.0 - a.0).seconds
      guard seconds > 1e-8, let old = a.1, let new = b.1 else { continue }
      let isMoving =
        new.distance(from: old) > Self.slowest * seconds
        || (new.opacity - old.opacity).magnitude > Self.faintest * seconds
      guard isMoving else { continue }
      if let from = lastMoved, longest.map({ a.0 - from > $0.until - $0.from }) ?? true {
        longest = (from, a.0)
      }
      lastMoved = b.0
    }
    let expected = "expected to keep moving"
    guard lastMoved != nil else {
      return [view.failure(of: self, layer, "it never moves, \(expected)")]
    }
    guard let longest, longest.until - longest.from > within + Time(nanoseconds: 1000) else {
      return []
    }
    let pause = (longest.until - longest.from).milliseconds
    return [
      view.failure(
        of: self, layer, at: longest.from, value: pause, bound: within.milliseconds,
        "it stands still for \(NumberText.format(pause, atMost: 1)) ms from"
          + " \(view.words(longest.from)), \(expected), with pauses of at most"
          + " \(NumberText.format(within.milliseconds, atMost: 1)) ms")
    ]
  }
}
