import SegueGeometry
import SegueMotion
import SegueTextSupport

/// A layer that moves changes its velocity only by and by.
///
/// Setting out and arriving do not count: only where it moves both before and after. Nor does a twentieth of
/// the velocity, which nobody sees.
package struct MovesSmoothly: TimelineAssertion {
  /// The name in scene files and messages.
  package static let name = "movesSmoothly"

  /// The most frequent fix.
  package var hint: String {
    "let the next movement take the velocity over, or make both one with keyframes"
  }

  /// Permitted sudden change of its velocity, in points a second.
  package var within: Double

  /// The part of the velocity that may always change.
  package var share = 0.05

  /// To change the velocity at once by no more than this.
  package init(within: Double = 60) { self.within = within }

  /// Accuracy of a measured velocity, in points a second.
  private static let epsilon = 0.5
  /// Duration over which velocity is measured.
  private static let moment = Time(nanoseconds: 20_000)
  /// The speed, in points a second, below which a layer stands.
  private static let slowest = 10.0

  /// Returns the failures of a layer.
  package func failures(of layer: String, in view: FilmView) -> [ExpectationFailure] {
    let course = view.course(layer)
    var worst: (time: Time, old: Double, new: Double, change: Double)?
    let tick = Time(nanoseconds: 1)
    for time in course.knots(in: view.window) {
      guard let old = velocities(course, from: time - Self.moment - tick, to: time - tick),
        let new = velocities(course, from: time, to: time + Self.moment), old.count == new.count,
        course.moment(at: time)?.isSeen ?? false
      else { continue }
      let speeds = [old, new].map { $0.map(LayerMoment.length).max() ?? 0 }
      guard speeds.allSatisfy({ $0 > Self.slowest }) else { continue }
      let change = zip(old, new).map { LayerMoment.length($1 - $0) }.max() ?? 0
      guard change > share * (speeds.max() ?? 0) else { continue }
      if change > (worst?.change ?? 0) + Self.epsilon {
        worst = (time, speeds[0], speeds[1], change)
      }
    }
    guard let worst, worst.change > within + Self.epsilon else { return [] }
    func speed(_ value: Double) -> String { NumberText.format(value.rounded(), atMost: 0) }
    return [
      view.failure(
        of: self, layer, at: worst.time, value: worst.change, bound: within,
        "its velocity changes at once by \(speed(worst.change)) points a second at"
          + " \(view.words(worst.time)), from \(speed(worst.old)) to \(speed(worst.new)), expected at"
          + " most \(NumberText.format(within, atMost: 2))")
    ]
  }

  /// Returns the velocities of the corners, in points a second.
  private func velocities(_ course: LayerTrajectory, from: Time, to: Time) -> [Vector]? {
    guard let old = course.moment(at: from), let new = course.moment(at: to),
      old.corners.count == new.corners.count
    else { return nil }
    return zip(old.corners, new.corners).map { ($1 - $0) * (1 / (to - from).seconds) }
  }
}
