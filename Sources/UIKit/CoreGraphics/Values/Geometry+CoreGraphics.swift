package import Foundation
@_exported public import ObjectiveC
package import SegueGeometry

extension Point {
  /// The same place.
  package init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Vector {
  /// The same way.
  package init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  /// The size as a way.
  package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Size {
  /// The same size.
  package init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Rect {
  /// The same box, with extents that are not negative.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension SegueGeometry.AffineTransform {
  /// The same map.
  package init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }
}

extension CGPoint {
  /// The same place.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// The same size.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// The same box.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGAffineTransform {
  /// The same map.
  package init(_ t: SegueGeometry.AffineTransform) {
    self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
  }
}

/// A way to go.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part to the right.
  public var dx: CGFloat
  /// The part downward.
  public var dy: CGFloat

  /// No way.
  public init() { self.init(dx: 0, dy: 0) }

  /// The way with these parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// The way with these parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The way with these parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// No way.
  public static let zero = CGVector()
}
