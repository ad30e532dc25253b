public import Foundation
public import HeadlessCoreGraphics
public import HeadlessQuartzCore
package import SegueGeometry

/// A map of the plane, with perspective; points are row vectors.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  public var determinant: CGFloat { CGFloat(projection.determinant) }

  public mutating func invert() -> Bool {
    guard let inverse = projection.inverted() else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  public func inverted() -> ProjectionTransform {
    projection.inverted().map { ProjectionTransform($0) } ?? self
  }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(projection.followed(by: rhs.projection))
  }
}

extension ProjectionTransform {
  /// The map in our words.
  package init(_ p: Projection) {
    (m11, m12, m13) = (CGFloat(p.m11), CGFloat(p.m12), CGFloat(p.m13))
    (m21, m22, m23) = (CGFloat(p.m21), CGFloat(p.m22), CGFloat(p.m23))
    (m31, m32, m33) = (CGFloat(p.m31), CGFloat(p.m32), CGFloat(p.m33))
  }

  /// The map in our words.
  package var projection: Projection {
    Projection(
      rows: (Double(m11), Double(m12), Double(m13)), (Double(m21), Double(m22), Double(m23)),
      (Double(m31), Double(m32), Double(m33)))
  }

  /// The map as layers take it.
  package var layerTransform: CATransform3D {
    var m = CATransform3DIdentity
    (m.m11, m.m12, m.m14) = (m11, m12, m13)
    (m.m21, m.m22, m.m24) = (m21, m22, m23)
    (m.m41, m.m42, m.m44) = (m31, m32, m33)
    return m
  }
}

extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / w, y: (x * m.m12 + y * m.m22 + m.m32) / w)
  }
}
