import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry

// Fingers and recognizers keep places in the coordinates of the window: views move below a finger.

extension Optional where Wrapped: UIView {
  /// A place of the window in the view's own coordinates.
  @MainActor
  func ownPoint(_ place: Point, in window: UIWindow?) -> CGPoint {
    let point = CGPoint(x: place.x, y: place.y)
    guard let self, self !== window else { return point }
    return self.layer.convert(point, from: window?.layer)
  }

  /// A way across the window as the view sees it: turned and scaled, never shifted.
  @MainActor
  func ownWay(_ way: Vector, in window: UIWindow?) -> CGPoint {
    let (start, end) = (ownPoint(.zero, in: window), ownPoint(.zero + way, in: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A way in the view's coordinates, as the window sees it.
  @MainActor
  func windowWay(_ way: CGPoint, in window: UIWindow?) -> Vector {
    guard let self, self !== window else { return Vector(Double(way.x), Double(way.y)) }
    let start = self.layer.convert(CGPoint.zero, to: window?.layer)
    return self.layer.convert(way, to: window?.layer).point - start.point
  }
}

extension [UITouch] {
  /// The middle of the fingers.
  @MainActor
  var centroid: Point? {
    guard !isEmpty else { return nil }
    let sum = reduce(Vector.zero) { $0 + ($1.place - .zero) }
    return .zero + sum * (1 / Double(count))
  }
}
