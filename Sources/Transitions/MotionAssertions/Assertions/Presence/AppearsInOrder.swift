package import SegueMotion
import SegueTextSupport

/// A layer is seen before another one is, or after it.
package struct AppearsInOrder: TimelineAssertion {
  /// The order in which both appear.
  package enum Order: Hashable, Sendable {
    /// The layer.
    case before
    /// The other one.
    case after
  }

  /// The name in scene files and messages.
  package static let name = "appearsBefore"

  /// The most frequent fix.
  package var hint: String {
    "give the later one a longer delay"
  }
  /// The name of the assertion where the other layer comes first.
  package static let oppositeName = "appearsAfter"

  /// The order in which both appear.
  package var order: Order
  /// The other layer.
  package var other: String
  /// The least time between both.
  package var gap: Time

  /// To be seen before another layer, or after it.
  package init(_ order: Order, _ other: String, gap: Time = .zero) {
    self.order = order
    self.other = other
    self.gap = gap
  }

  /// The other layer, where there is one.
  package var others: [String] { [other] }

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let times = [layer, other].map { name in
      let course = view.course(name)
      return course.appearance(in: course.samples(in: view.window))
    }
    let expected = order == .before ? "before" : "after"
    let least = gap > .zero ? "at least \(NumberText.format(gap.milliseconds, atMost: 1)) ms " : ""
    func failure(_ time: Time?, _ found: String) -> [ExpectationFailure] {
      var failure = view.failure(
        of: self, layer, at: time, "\(found), expected \(least)\(expected) \(Quote(other))")
      failure.claim = order == .before ? Self.name : Self.oppositeName
      return [failure]
    }
    guard let own = times[0] else { return failure(nil, "it is never seen") }
    guard let theirs = times[1] else {
      return order == .before ? [] : failure(own, "\(Quote(other)) is never seen")
    }
    let distance = order == .before ? theirs - own : own - theirs
    if distance > .zero, distance >= gap { return [] }
    if own == theirs { return failure(own, "both appear at \(view.words(own))") }
    var failures = failure(
      own, "it appears at \(view.words(own)), and \(Quote(other)) at \(view.words(theirs))")
    failures[0].value = distance.milliseconds
    failures[0].bound = gap.milliseconds
    return failures
  }
}

extension LayerTrajectory {
  /// Returns the time at which the layer is first seen.
  func appearance(
    in samples: [Time], atLeast opacity: Double = LayerMoment.leastOpacity
  ) -> Time? {
    Search.first(samples) { moment(at: $0)?.isSeen(atLeast: opacity) ?? false }
  }
}
