import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry

/// Two fingers as pinches and turns see them: how far apart they are, and in which direction.
struct TwoFingers {
  let distance: Double
  /// Clockwise from the right, in radians.
  let angle: Double

  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let way = touches[1].place - touches[0].place
    distance = max(way.length, 1e-6)
    angle = atan2(way.dy, way.dx)
  }

  /// Minimum change of the fingers' distance, or movement along their circle, that counts as a gesture, in
  /// points; UIKit documents no number.
  static let slop = 8.0
}

extension Double {
  /// The same direction, less than half a turn away from zero.
  var shortestTurn: Double { remainder(dividingBy: 2 * .pi) }
}

/// Base of pinch and rotation recognizers: they begin with two fingers, pause with one, and end with none.
@MainActor @preconcurrency
open class HeadlessTwoFingerGestureRecognizer: UIGestureRecognizer {
  var meter = VelocityMeter()

  /// Takes two fingers as they are now, without a change of what was measured.
  func takeHold(of fingers: TwoFingers) {}
  /// Says whether what the fingers have done is the gesture.
  func isBeginning(_ fingers: TwoFingers) -> Bool { false }
  /// Measures what the fingers do.
  func follow(_ fingers: TwoFingers, time: Double) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = course.touches.filter(\.isDown)
    if down.count > 2 { for touch in touches { ignore(touch, for: event) } }
    guard let fingers = TwoFingers(down) else { return }
    takeHold(of: fingers)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(course.touches) else { return }
    let isRunning = course.isActive || course.wish != nil
    guard isRunning || isBeginning(fingers) else { return }
    follow(fingers, time: event.timestamp)
    state = isRunning ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let fingers = TwoFingers(course.touches), course.isActive {
      follow(fingers, time: event.timestamp)
    }
    let left = course.touches.filter(\.isDown)
    if left.isEmpty { state = course.isActive ? .ended : .failed }
    if let fingers = TwoFingers(left) { takeHold(of: fingers) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() { meter = VelocityMeter() }
}
