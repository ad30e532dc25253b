public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry

/// Follows fingers that move.
///
/// It begins when they have moved by more than 10 points. That much is then taken off the way, so that
/// what follows the finger does not jump.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Distance that fingers tremble without moving, in points.
  static let slop = 10.0

  /// From where the way counts.
  private var origin = Point.zero
  /// The middle of the fingers.
  private var middle = Point.zero
  private var meter = VelocityMeter()

  // MARK: The way

  open func translation(in view: UIView?) -> CGPoint {
    (view ?? window).ownWay(middle - origin, in: window)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = middle - (view ?? window).windowWay(translation, in: window)
    // As documented, a new translation is a new beginning for the velocity.
    meter.begin(at: middle, time: course.touches.first?.timestamp ?? 0)
  }
  open func velocity(in view: UIView?) -> CGPoint {
    (view ?? window).ownWay(meter.velocity, in: window)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count > maximumNumberOfTouches {
      guard course.isActive else { return state = .failed }
      // A gesture that runs takes no notice of more fingers than it wants.
      for touch in touches { ignore(touch, for: event) }
    }
    fingersChanged(event, isFirst: fingers.count == touches.count)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    guard fingers.count >= minimumNumberOfTouches else { return }
    if course.isActive || course.wish != nil {
      state = .changed
    } else if let direction = beginning(middle - origin) {
      origin = origin + direction * UIPanGestureRecognizer.slop
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    let left = fingers.filter { !touches.contains($0) }
    guard left.isEmpty else { return fingersChanged(event, isFirst: false) }
    state = course.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    (origin, middle, meter) = (.zero, .zero, VelocityMeter())
  }

  /// The direction of a movement that is a pan by now; `nil` if it is none yet.
  func beginning(_ way: Vector) -> Vector? {
    way.length > UIPanGestureRecognizer.slop ? way * (1 / way.length) : nil
  }

  private var fingers: [UITouch] { course.touches }

  /// Moves on with the fingers.
  private func follow(_ event: UIEvent) {
    guard let place = fingers.centroid else { return }
    middle = place
    meter.move(to: place, time: event.timestamp)
  }

  /// Another finger moves the middle of all, which is no movement.
  private func fingersChanged(_ event: UIEvent, isFirst: Bool) {
    guard let place = fingers.filter(\.isDown).centroid else { return }
    origin = isFirst ? place : origin + (place - middle)
    middle = place
    isFirst
      ? meter.begin(at: place, time: event.timestamp)
      : meter.jump(to: place, time: event.timestamp)
  }
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
