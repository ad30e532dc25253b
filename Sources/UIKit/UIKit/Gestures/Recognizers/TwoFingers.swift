public import HeadlessCoreGraphics
import HeadlessQuartzCore
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

/// Follows two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: HeadlessTwoFingerGestureRecognizer {
  open var scale: CGFloat {
    get { CGFloat(factor) }
    set {
      factor = Double(newValue)
      base = distance / max(factor, 1e-6)
    }
  }
  /// The change of the scale in a second.
  open var velocity: CGFloat { CGFloat(meter.velocity.dx) }

  private var factor = 1.0
  private var distance = 1.0
  /// Distance between the fingers where the scale is one.
  private var base = 1.0

  override func takeHold(of fingers: TwoFingers) {
    distance = fingers.distance
    base = distance / factor
  }

  /// Returns true if the pinch has begun, and deducts the distance that it took to recognize it.
  override func isBeginning(_ fingers: TwoFingers) -> Bool {
    let way = fingers.distance - base
    guard way.magnitude > TwoFingers.slop else { return false }
    base = max(base + (way > 0 ? TwoFingers.slop : -TwoFingers.slop), 1e-6)
    return true
  }

  override func follow(_ fingers: TwoFingers, time: Double) {
    distance = fingers.distance
    factor = distance / base
    meter.move(to: Point(factor, 0), time: time)
  }

  open override func reset() {
    super.reset()
    (factor, distance, base) = (1, 1, 1)
  }
}

/// Follows two fingers that turn around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: HeadlessTwoFingerGestureRecognizer {
  /// The turn in radians, clockwise; more than one whole turn is possible.
  open var rotation: CGFloat {
    get { CGFloat(turn) }
    set { turn = Double(newValue) }
  }
  /// Radians in a second.
  open var velocity: CGFloat { CGFloat(meter.velocity.dx) }

  private var turn = 0.0
  private var angle = 0.0

  override func takeHold(of fingers: TwoFingers) { angle = fingers.angle }

  /// Fingers far apart have turned enough after a smaller angle.
  override func isBeginning(_ fingers: TwoFingers) -> Bool {
    let slop = 2 * TwoFingers.slop / fingers.distance
    let way = (fingers.angle - angle).shortestTurn
    guard way.magnitude > slop else { return false }
    angle += way > 0 ? slop : -slop
    return true
  }

  override func follow(_ fingers: TwoFingers, time: Double) {
    turn += (fingers.angle - angle).shortestTurn
    angle = fingers.angle
    meter.move(to: Point(turn, 0), time: time)
  }

  open override func reset() {
    super.reset()
    (turn, angle) = (0, 0)
  }
}
