public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry

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
