public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC
package import SegueGeometry

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

/// Follows a finger that comes in from an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  /// Width of the zone at the edge where a finger has to come down, in points; UIKit documents no number.
  private static let zone = 20.0

  /// The way in from the edge at which the finger came down.
  private var inward = Vector.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if course.state == .possible {
      guard course.touches.count == 1, let way = course.touches.first.flatMap(wayIn) else {
        return state = .failed
      }
      inward = way
    }
    super.touchesBegan(touches, with: event)
  }

  /// A movement along the edge is none of ours, and none that could become one.
  override func beginning(_ way: Vector) -> Vector? {
    guard let direction = super.beginning(way) else { return nil }
    guard way.dot(inward) > way.cross(inward).magnitude else {
      state = .failed
      return nil
    }
    return direction
  }

  private func wayIn(from touch: UITouch) -> Vector? {
    let (box, place, zone) = (
      window?.bounds ?? .zero, touch.place, UIScreenEdgePanGestureRecognizer.zone
    )
    let ways: [(UIRectEdge, Double, Vector)] = [
      (.left, place.x - Double(box.minX), Vector(1, 0)),
      (.right, Double(box.maxX) - place.x, Vector(-1, 0)),
      (.top, place.y - Double(box.minY), Vector(0, 1)),
      (.bottom, Double(box.maxY) - place.y, Vector(0, -1)),
    ]
    return ways.first { edges.contains($0.0) && $0.1 <= zone }?.2
  }
}

/// Measures how fast something moves from the last two steps of it.
///
/// UIKit keeps two samples, the newer one of more weight; we take 0.8 of it and 0.2 of the older one.
package struct VelocityMeter {
  private struct Step {
    let way: Vector
    let seconds: Double
    var velocity: Vector { way * (1 / seconds) }
  }

  /// Age beyond which a movement no longer counts for the velocity.
  private static let memory = 0.1
  private static let newestWeight = 0.8

  private var place: Point?
  private var time = 0.0
  private var newest: Step?
  private var older: Step?

  package init() {}

  /// Begins to measure at a place.
  package mutating func begin(at place: Point, time: Double) {
    self = VelocityMeter()
    (self.place, self.time) = (place, time)
  }

  /// The place has changed without a movement: a finger came or went.
  mutating func jump(to place: Point, time: Double) {
    (self.place, self.time) = (place, time)
  }

  package mutating func move(to place: Point, time: Double) {
    guard let last = self.place, time > self.time else { return jump(to: place, time: time) }
    let step = Step(way: place - last, seconds: time - self.time)
    older = step.seconds > VelocityMeter.memory ? nil : newest
    newest = step
    (self.place, self.time) = (place, time)
  }

  /// The way of a second.
  package var velocity: Vector {
    guard let newest else { return .zero }
    guard let older else { return newest.velocity }
    let weight = VelocityMeter.newestWeight
    return newest.velocity * weight + older.velocity * (1 - weight)
  }
}
