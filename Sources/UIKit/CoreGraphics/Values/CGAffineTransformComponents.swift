public import Foundation
internal import SegueGeometry

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
