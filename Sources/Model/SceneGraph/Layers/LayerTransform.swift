public import SegueGeometry

/// The transform of a layer, kept as the components that its author wrote.
///
/// Components keep what a matrix forgets: two full turns stay two full turns, and a rotation that
/// an animation overwrites does not disturb the scale. They act in a fixed order about the layer's
/// anchor: `matrix` first, then scale, skew, rotation about x, y and z, and translation last.
public struct LayerTransform: Hashable, Sendable {
  /// A free map that acts before all components.
  package var matrix: Transform
  /// The factors along x, y and z.
  package var scale: SIMD3<Double>
  /// The angle by which verticals lean, their lower ends to the right.
  package var skewX: Angle
  /// The angle by which horizontals lean, their right ends downward.
  package var skewY: Angle
  /// The turn about the x axis; positive moves the bottom edge towards the viewer.
  package var rotationX: Angle
  /// The turn about the y axis.
  package var rotationY: Angle
  /// The turn about the z axis, clockwise on the canvas.
  package var rotationZ: Angle
  /// The shift along x, y and z, in points.
  package var translation: SIMD3<Double>

  /// The transform with these components.
  public init(
    matrix: Transform = .identity, scale: SIMD3<Double> = [1, 1, 1],
    skewX: Angle = .zero, skewY: Angle = .zero,
    rotationX: Angle = .zero, rotationY: Angle = .zero, rotationZ: Angle = .zero,
    translation: SIMD3<Double> = .zero
  ) {
    self.matrix = matrix
    self.scale = scale
    self.skewX = skewX
    self.skewY = skewY
    self.rotationX = rotationX
    self.rotationY = rotationY
    self.rotationZ = rotationZ
    self.translation = translation
  }

  /// The transform that changes nothing.
  public static let identity = LayerTransform()

  /// The one 4×4 map that all components make together.
  package var combined: Transform {
    var result = matrix
    if scale != [1, 1, 1] { result = result.followed(by: .scale(scale.x, scale.y, scale.z)) }
    if skewX != .zero || skewY != .zero {
      result = result.followed(by: .skew(x: skewX, y: skewY))
    }
    if rotationX != .zero { result = result.followed(by: .rotation(rotationX, about: .x)) }
    if rotationY != .zero { result = result.followed(by: .rotation(rotationY, about: .y)) }
    if rotationZ != .zero { result = result.followed(by: .rotation(rotationZ, about: .z)) }
    if translation != .zero {
      result = result.followed(by: .translation(translation.x, translation.y, translation.z))
    }
    return result
  }

  /// The transform that has only components and acts like this one: a free map is taken apart.
  ///
  /// What components cannot say (perspective, skew out of the plane) stays in ``matrix``, as does
  /// everything when the free map is singular.
  package var decomposed: LayerTransform {
    if matrix.isIdentity { return self }
    guard let parts = Decomposition(combined) else { return self }
    return LayerTransform(parts) ?? self
  }

  /// The components of a map that has been taken apart; `nil` when it holds perspective or a skew
  /// out of the plane.
  private init?(_ parts: Decomposition) {
    // A turn about a slanted axis leaves some rounding where a skew would stand.
    let outOfPlane = max(parts.skew.y.magnitude, parts.skew.z.magnitude)
    guard parts.perspective == [0, 0, 0, 1], outOfPlane < 1e-12 else { return nil }
    let (x, y, z) = parts.rotation.eulerAngles
    self.init(
      scale: parts.scale, skewX: .radians(PortableMath.atan(parts.skew.x)),
      rotationX: x, rotationY: y, rotationZ: z, translation: parts.translation)
  }
}
