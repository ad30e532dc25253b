public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry

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
