/// A rotation in space that can be blended along the shortest arc.
///
/// Quaternions of opposite sign are the same rotation.
public struct Quaternion: Hashable, Sendable {
  /// The part along the axis.
  public var imaginary: SIMD3<Double>
  /// The part along no axis: the cosine of half the angle.
  public var real: Double

  /// The rotation with these parts, which must have length 1 together.
  public init(imaginary: SIMD3<Double>, real: Double) {
    self.imaginary = imaginary
    self.real = real
  }

  /// No rotation.
  public static let identity = Quaternion(imaginary: .zero, real: 1)

  /// The rotation that three orthonormal rows make, points being row vectors.
  ///
  /// The largest part is computed first, so exact half turns get an axis that points in the
  /// positive direction; this decides which way a flip goes.
  public init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let trace = a.x + b.y + c.z
    let (xy, xz, yz) = (a.y + b.x, a.z + c.x, b.z + c.y)
    let (x, y, z) = (b.z - c.y, c.x - a.z, a.y - b.x)
    let parts: SIMD4<Double>
    if trace > 0 {
      parts = [x, y, z, 1 + trace]
    } else if a.x >= b.y && a.x >= c.z {
      parts = [1 + a.x - b.y - c.z, xy, xz, x]
    } else if b.y >= c.z {
      parts = [xy, 1 + b.y - a.x - c.z, yz, y]
    } else {
      parts = [xz, yz, 1 + c.z - a.x - b.y, z]
    }
    self.init(normalizing: parts)
  }

  private init(normalizing parts: SIMD4<Double>) {
    let unit = parts / (parts * parts).sum().squareRoot()
    self.init(imaginary: [unit.x, unit.y, unit.z], real: unit.w)
  }

  private var parts: SIMD4<Double> { [imaginary.x, imaginary.y, imaginary.z, real] }

  /// The rotation at `fraction` of the shortest arc to `other`; fractions outside 0...1 go on.
  public func interpolated(to other: Quaternion, at fraction: Double) -> Quaternion {
    var cosine = (parts * other.parts).sum()
    let target = cosine < 0 ? -other.parts : other.parts
    cosine = cosine.magnitude
    if cosine > 0.9995 {
      return Quaternion(normalizing: parts + (target - parts) * fraction)
    }
    let angle = PortableMath.acos(cosine)
    let sine = PortableMath.sin(angle)
    let near = PortableMath.sin((1 - fraction) * angle) / sine
    let far = PortableMath.sin(fraction * angle) / sine
    return Quaternion(normalizing: parts * near + target * far)
  }

  /// The map that performs the rotation.
  public var transform: Transform {
    let (x, y, z, w) = (imaginary.x, imaginary.y, imaginary.z, real)
    return Transform(
      rows: [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
      [0, 0, 0, 1])
  }

  /// The turns about x, then y, then z that make the rotation.
  ///
  /// The turn about y lies within ±90°; at its ends, where only the difference of the other two
  /// is known, the turn about x is zero. Law: the three turns make the rotation up to 2e-9.
  public var eulerAngles: (x: Angle, y: Angle, z: Angle) {
    let map = transform
    let (a, b, c) = (map.row1, map.row2, map.row3)
    let cosine = (a.x * a.x + a.y * a.y).squareRoot()
    let y = Angle.radians(PortableMath.atan2(-a.z, cosine))
    if cosine < 1e-9 { return (.zero, y, .radians(PortableMath.atan2(-b.x, b.y))) }
    let z = PortableMath.atan2(a.y, a.x)
    // Near the ends z is uncertain; x from what is left when z is undone makes up for it.
    let x = PortableMath.atan2(a.y * c.x - a.x * c.y, a.x * b.y - a.y * b.x)
    return (.radians(x), y, .radians(z))
  }
}
