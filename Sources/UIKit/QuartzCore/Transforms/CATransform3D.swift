public import HeadlessCoreGraphics
package import SegueGeometry

/// A map of space, as rows that a row vector is multiplied with.
public struct CATransform3D: Equatable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// The map that makes everything zero, as Core Animation's empty initializer does.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

// Core Animation's map of space and ours are the same numbers in the same places.

extension CATransform3D {
  package init(_ map: Transform) {
    self.init(
      m11: map.row1.x, m12: map.row1.y, m13: map.row1.z, m14: map.row1.w,
      m21: map.row2.x, m22: map.row2.y, m23: map.row2.z, m24: map.row2.w,
      m31: map.row3.x, m32: map.row3.y, m33: map.row3.z, m34: map.row3.w,
      m41: map.row4.x, m42: map.row4.y, m43: map.row4.z, m44: map.row4.w)
  }

  package var map: Transform {
    Transform(
      rows: [m11, m12, m13, m14].doubles, [m21, m22, m23, m24].doubles,
      [m31, m32, m33, m34].doubles, [m41, m42, m43, m44].doubles)
  }
}

extension [CGFloat] {
  fileprivate var doubles: SIMD4<Double> {
    [Double(self[0]), Double(self[1]), Double(self[2]), Double(self[3])]
  }
}

extension CGAffineTransform {
  package var map: SegueGeometry.AffineTransform {
    SegueGeometry.AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}

public let CATransform3DIdentity = CATransform3D(.identity)

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(.scale(x, y, z))
}

public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(.translation(x, y, z))
}

public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(.rotation(.radians(angle), about: [Double(x), Double(y), Double(z)]))
}

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(Transform(transform.map))
}

/// The affine part of the map: what it does to the plane, seen from infinitely far.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}

public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform)) == transform
}

public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// The map that undoes this one; the map itself where nothing does.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  transform.map.inverted().map { CATransform3D($0) } ?? transform
}

public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), transform)
}

public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), transform)
}

public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// The map that does `a` first, and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.map.followed(by: b.map))
}
