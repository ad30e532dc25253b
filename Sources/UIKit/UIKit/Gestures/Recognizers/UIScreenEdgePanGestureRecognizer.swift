import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry

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
