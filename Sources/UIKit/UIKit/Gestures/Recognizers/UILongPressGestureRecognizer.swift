public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry
import SegueMotion

/// Looks for fingers that stay where they are, and follows them from then on.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTouchesRequired = 1
  open var numberOfTapsRequired = 0

  /// Maximum duration of a tap before the press, and of the pause after it, in seconds.
  private static let pause = 0.35

  private var taps = 0
  private var start = Point.zero
  private var deadline: VirtualClock.Ticket?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = course.touches.filter(\.isDown)
    guard !course.isActive else { return }
    guard down.count <= numberOfTouchesRequired else { return state = .failed }
    guard down.count == numberOfTouchesRequired else { return }
    start = down.centroid ?? .zero
    if taps < numberOfTapsRequired {
      expect(.failed, within: UILongPressGestureRecognizer.pause)
    } else if minimumPressDuration <= 0 {
      state = .began
    } else {
      expect(.began, within: minimumPressDuration)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if course.isActive { return state = .changed }
    let way = (course.touches.centroid ?? start) - start
    if way.length > Double(allowableMovement) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if course.isActive {
      if course.touches.allSatisfy({ !$0.isDown }) { state = .ended }
    } else if taps < numberOfTapsRequired {
      taps += 1
      expect(.failed, within: UILongPressGestureRecognizer.pause)
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    takeBack(deadline)
    (taps, start, deadline) = (0, .zero, nil)
  }

  private func expect(_ state: State, within seconds: Double) {
    takeBack(deadline)
    deadline = schedule(after: seconds) { [weak self] in self?.state = state }
  }
}
