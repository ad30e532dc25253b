import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry
import SegueMotion

/// Looks for fingers that come down and are lifted soon, once or several times.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  /// Maximum time that a finger may stay, in seconds.
  private static let longest = 0.75
  /// Maximum time until the next tap, in seconds.
  private static let pause = 0.35
  /// Maximum movement of a finger meanwhile, and maximum distance of the next tap, in points.
  private static let reach = 45.0

  private var taps = 0
  private var fingers = 0
  /// First positions of the fingers.
  private var starts: [Point] = []
  private var deadline: VirtualClock.Ticket?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = course.touches.filter(\.isDown)
    guard down.count <= numberOfTouchesRequired else { return state = .failed }
    if down.count == touches.count { expect(within: UITapGestureRecognizer.longest) }
    fingers = down.count
    if taps == 0 { starts = down.map(\.place) }
    failIfAway(down)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    failIfAway(course.touches.filter(\.isDown))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard course.touches.allSatisfy({ !$0.isDown }) else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    if taps == numberOfTapsRequired {
      takeBack(deadline)
      state = .ended
    } else {
      expect(within: UITapGestureRecognizer.pause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    takeBack(deadline)
    (taps, fingers, starts, deadline) = (0, 0, [], nil)
  }

  /// A tap is told at once, though it may become one of two.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func failIfAway(_ down: [UITouch]) {
    let isAway = down.contains { touch in
      starts.allSatisfy { (touch.place - $0).length > UITapGestureRecognizer.reach }
    }
    if isAway { state = .failed }
  }

  private func expect(within seconds: Double) {
    takeBack(deadline)
    deadline = schedule(after: seconds) { [weak self] in self?.state = .failed }
  }
}

extension UIEvent {
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
