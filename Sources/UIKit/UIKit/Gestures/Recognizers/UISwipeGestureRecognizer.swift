public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry

/// Looks for fingers that move quickly in one direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  /// Minimum distance of the fingers' movement, and maximum deviation, in points.
  private static let way = 50.0
  private static let straying = 50.0
  /// Maximum duration of the swipe, in seconds.
  private static let longest = 0.5

  private var start = Point.zero
  private var begin = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = course.touches.filter(\.isDown)
    guard down.count <= numberOfTouchesRequired else { return state = .failed }
    if down.count == touches.count { begin = event.timestamp }
    start = down.centroid ?? .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard course.state == .possible else { return }
    let way = (course.touches.centroid ?? start) - start
    if event.timestamp - begin > UISwipeGestureRecognizer.longest { return state = .failed }
    guard course.touches.count == numberOfTouchesRequired else { return }
    let parts = ways.map { (along: way.dot($0), across: way.cross($0).magnitude) }
    if parts.allSatisfy({ $0.across > UISwipeGestureRecognizer.straying }) {
      state = .failed
    } else if parts.contains(where: {
      $0.along >= UISwipeGestureRecognizer.way && $0.across <= UISwipeGestureRecognizer.straying
    }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if course.state == .possible, course.wish == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Returns the location of the swipe, which is the one where it began.
  open override func location(in view: UIView?) -> CGPoint {
    (view ?? window).ownPoint(start, in: window)
  }

  private var ways: [Vector] {
    let all: [(Direction, Vector)] = [
      (.right, Vector(1, 0)), (.left, Vector(-1, 0)), (.up, Vector(0, -1)), (.down, Vector(0, 1)),
    ]
    return all.filter { direction.contains($0.0) }.map(\.1)
  }
}
