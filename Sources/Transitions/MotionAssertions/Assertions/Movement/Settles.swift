package import SegueMotion
import SegueTextSupport

/// A layer has come to rest by a moment: it is where it ends, and as opaque.
package struct Settles: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "settles"

  /// The most frequent fix.
  package var hint: String {
    "a shorter movement, or a spring with a shorter response or more damping, settles sooner"
  }

  /// The latest moment.
  package var by: Time
  /// Permitted distance from its rest, in points.
  package var within: Double

  /// To have come to rest by this moment.
  package init(by: Time, within: Double = 0.5) {
    self.by = by
    self.within = within
  }

  /// The change of opacity that nobody sees.
  static let opacityHair = 0.02

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let samples = course.samples(in: view.window).filter { course.moment(at: $0) != nil }
    guard let end = samples.last, let rest = course.moment(at: end) else {
      return [view.failure(of: self, layer, "it is not there, expected to settle")]
    }
    let last = Search.last(samples) { time in
      course.moment(at: time).map { moment in
        moment.distance(from: rest) > within + FilmView.epsilon
          || (moment.opacity - rest.opacity).magnitude > Self.opacityHair
      } ?? false
    }
    let limit = view.moment(by)
    guard let last, last >= limit + FilmView.moment else { return [] }
    let then = course.moment(at: limit)
    let far = then?.distance(from: rest) ?? 0
    let left =
      far > within
      ? "\(view.points(far)) from its rest"
      : then.map { $0.opacity - rest.opacity }.map { $0.magnitude > Self.opacityHair } ?? false
        ? "\(NumberText.format((then?.opacity ?? 0) - rest.opacity, atMost: 2)) of opacity from its rest"
        : "not at rest for good"
    let after = last + Time(nanoseconds: 1)
    return [
      view.failure(
        of: self, layer, at: after, value: far, bound: within,
        "it is \(left) at \(view.bound(limit)) and settles at \(view.words(after)), expected by"
          + " \(view.bound(limit)), within \(view.points(within))")
    ]
  }
}
