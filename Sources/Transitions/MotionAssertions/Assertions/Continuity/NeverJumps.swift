import SegueMotion
import SegueTextSupport

/// A layer is never at two places at once: at no moment it is elsewhere than just before.
///
/// A layer that is put in or taken out at once does not jump, nor does what happens where it is not seen.
/// UIKit and Compose pass the last point of a spring's way in one step, which is why 2 points are allowed
/// unless somebody says otherwise.
package struct NeverJumps: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "neverJumps"

  /// The most frequent fix.
  package var hint: String {
    "let a movement begin where the layer is, and let it fill until the next one begins"
  }

  /// Permitted length of a jump, in points.
  package var within: Double

  /// Never to jump, but so far.
  package init(within: Double = 2) { self.within = within }

  /// By how much a jump is larger than an earlier one: both sides of it are a nanosecond apart.
  private static let epsilon = 1e-4
  /// Permitted sudden change of its opacity.
  private static let opacityStep = 0.05

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    var worst: (time: Time, distance: Double)?
    var faded: (time: Time, change: Double)?
    for time in course.knots(in: view.window) where time > view.window.lowerBound {
      guard let old = course.moment(at: time - Time(nanoseconds: 1)),
        let new = course.moment(at: time), old.isSeen || new.isSeen
      else { continue }
      let distance = new.distance(from: old)
      if distance > (worst?.distance ?? 0) + Self.epsilon,
        min(old.opacity, new.opacity) >= LayerMoment.leastOpacity
      {
        worst = (time, distance)
      }
      let change = new.opacity - old.opacity
      if old.isSeen, new.isSeen, change.magnitude > (faded?.change.magnitude ?? 0) + Self.epsilon {
        faded = (time, change)
      }
    }
    if let worst, worst.distance > within + FilmView.epsilon {
      return [
        view.failure(
          of: self, layer, at: worst.time, value: worst.distance, bound: within,
          "it jumps by \(view.points(worst.distance)) at \(view.words(worst.time)), expected at most"
            + " \(view.points(within))")
      ]
    }
    guard let faded, faded.change.magnitude > Self.opacityStep else { return [] }
    return [
      view.failure(
        of: self, layer, at: faded.time, value: faded.change.magnitude, bound: Self.opacityStep,
        "its opacity jumps by \(NumberText.format(faded.change, atMost: 2)) at"
          + " \(view.words(faded.time)), expected at most \(NumberText.format(Self.opacityStep))")
    ]
  }
}
