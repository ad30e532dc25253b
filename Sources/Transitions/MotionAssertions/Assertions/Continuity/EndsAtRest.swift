import SegueMotion
import SegueTextSupport

/// A layer ends where it is at rest: the film, or the step, does not cut its movement off.
package struct EndsAtRest: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "endsAtRest"

  /// The most frequent fix.
  package var hint: String {
    "give the film more time, or the movement less"
  }

  /// Permitted distance from its rest at the end, in points.
  package var within: Double

  /// To end so close to where it is at rest.
  package init(within: Double = 0.5) { self.within = within }

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    let tick = Time(nanoseconds: 1)
    // A step ends where the next one begins, whose first moment is not its own.
    let end =
      view.window.upperBound < view.film.duration
      ? max(view.window.upperBound - tick, view.window.lowerBound) : view.window.upperBound
    let expected = "expected to end at rest\(view.allowance(within))"
    guard let last = course.moment(at: end) else { return [] }
    guard let rest = course.rest(after: end) else {
      return [
        view.failure(of: self, layer, at: end, "it never comes to rest, \(expected)")
      ]
    }
    let distance = last.distance(from: rest)
    let fading = (last.opacity - rest.opacity).magnitude
    if distance > within + FilmView.epsilon {
      return [
        view.failure(
          of: self, layer, at: end, value: distance, bound: within,
          "it ends \(view.points(distance)) from its rest at \(view.words(view.window.upperBound)),"
            + " \(expected)")
      ]
    }
    guard fading > Settles.opacityHair else { return [] }
    return [
      view.failure(
        of: self, layer, at: end, value: fading, bound: Settles.opacityHair,
        "its opacity ends \(NumberText.format(fading, atMost: 2)) from that at rest at"
          + " \(view.words(view.window.upperBound)), \(expected)")
    ]
  }
}
