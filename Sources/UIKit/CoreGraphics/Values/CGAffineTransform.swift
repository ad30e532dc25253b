public import Foundation
internal import SegueGeometry

/// A flat map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Points are row vectors. `t.concatenating(u)` is t, then u; `t.translatedBy`, `t.scaledBy` and
/// `t.rotated` put their part **before** t.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// Factor of x in x'.
  public var a: CGFloat
  /// Factor of x in y'.
  public var b: CGFloat
  /// Factor of y in x'.
  public var c: CGFloat
  /// Factor of y in y'.
  public var d: CGFloat
  /// The shift to the right.
  public var tx: CGFloat
  /// The shift downward.
  public var ty: CGFloat

  /// The map of everything to the origin; ``identity`` is the one that changes nothing.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// The map with these coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map with these coefficients.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The map that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// The map that shifts.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The map that turns from the x axis towards the y axis, which is clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sin, cos) = PortableMath.sincos(Double(angle))
    self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// True if the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This map followed by another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A shift followed by this map.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// A scale followed by this map.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A turn followed by this map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one; this one itself if it cannot be undone.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size transformed as a vector: shifts do not matter.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest box around where the corners go.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
      CGPoint(x: $0, y: $1).applying(t)
    }
    let rect = Rect(around: corners.map(Point.init))
    return CGRect(rect)
  }
}

/// A flat map taken apart: scale first, then shear, rotation and translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y; the one along y is negative if the map mirrors.
  public var scale: CGSize
  /// Factor of y in x.
  public var horizontalShear: CGFloat
  /// The turn, in radians.
  public var rotation: CGFloat
  /// The shift.
  public var translation: CGVector

  /// The components of a map that changes nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// The components with these values.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }

  /// Returns true if all values are the same.
  public static func == (
    a: CGAffineTransformComponents, b: CGAffineTransformComponents
  ) -> Bool {
    a.scale == b.scale && a.horizontalShear == b.horizontalShear && a.rotation == b.rotation
      && a.translation == b.translation
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine([scale.width, scale.height, horizontalShear, rotation])
    hasher.combine(translation)
  }
}

extension CGAffineTransform {
  /// The map that components make.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let (scale, shift) = (components.scale, components.translation)
    self = CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: shift.dx, y: shift.dy))
  }

  /// The components that make this map.
  public func decomposed() -> CGAffineTransformComponents {
    var components = CGAffineTransformComponents()
    components.translation = CGVector(dx: tx, dy: ty)
    let length = (a * a + b * b).squareRoot()
    // Where x goes nowhere, the turn is that of y.
    let (cos, sin) = length > 0 ? (a / length, b / length) : y(d, -c)
    components.rotation = PortableMath.atan2(Double(sin), Double(cos))
    components.scale = CGSize(width: length, height: d * cos - c * sin)
    let lean = c * cos + d * sin
    components.horizontalShear = components.scale.height == 0 ? 0 : lean / components.scale.height
    return components
  }

  private func y(_ along: CGFloat, _ across: CGFloat) -> (CGFloat, CGFloat) {
    let length = (along * along + across * across).squareRoot()
    return length > 0 ? (along / length, across / length) : (1, 0)
  }
}
