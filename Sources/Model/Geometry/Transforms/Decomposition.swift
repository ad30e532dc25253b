/// A 4×4 map taken apart into what can be blended: how whole transforms are animated.
///
/// `transform` puts the parts together again as scale · skew · rotation · translation ·
/// perspective. Law: for maps that are not singular, taking apart and putting together gives the
/// same map, divided by its last entry, up to 1e-12 of the largest entry.
public struct Decomposition: Hashable, Sendable {
  /// The factors along x, y and z.
  public var scale: SIMD3<Double>
  /// Shear of x into y, of x into z, and of y into z.
  public var skew: SIMD3<Double>
  /// The turn.
  public var rotation: Quaternion
  /// The shift.
  public var translation: SIMD3<Double>
  /// The fourth column, `(0, 0, 0, 1)` without perspective.
  public var perspective: SIMD4<Double>

  /// The parts of `map`; `nil` when it is singular.
  public init?(_ map: Transform) {
    guard map.row4.w != 0, map.isFinite else { return nil }
    let unit = map.divided(by: map.row4.w)
    guard let (flat, perspective) = unit.withoutPerspective else { return nil }
    self.perspective = perspective
    translation = [flat.row4.x, flat.row4.y, flat.row4.z]
    var rows = OrthogonalRows(
      rows: [flat.row1.x, flat.row1.y, flat.row1.z], [flat.row2.x, flat.row2.y, flat.row2.z],
      [flat.row3.x, flat.row3.y, flat.row3.z])
    guard rows.orthonormalize() else { return nil }
    scale = rows.scale
    skew = rows.skew
    rotation = Quaternion(rows: rows.a, rows.b, rows.c)
  }

  /// The map that the parts make.
  public var transform: Transform {
    var shear = Transform.identity
    shear.row2.x = skew.x
    shear.row3.x = skew.y
    shear.row3.y = skew.z
    var column = Transform.identity
    column.row1.w = perspective.x
    column.row2.w = perspective.y
    column.row3.w = perspective.z
    column.row4.w = perspective.w
    return Transform.scale(scale.x, scale.y, scale.z)
      .followed(by: shear)
      .followed(by: rotation.transform)
      .followed(by: .translation(translation.x, translation.y, translation.z))
      .followed(by: column)
  }

  /// The parts at `fraction` of the way to `other`: numbers straight, the rotation along the
  /// shortest arc.
  public func interpolated(to other: Decomposition, at fraction: Double) -> Decomposition {
    var result = self
    result.scale += (other.scale - scale) * fraction
    result.skew += (other.skew - skew) * fraction
    result.translation += (other.translation - translation) * fraction
    result.perspective += (other.perspective - perspective) * fraction
    result.rotation = rotation.interpolated(to: other.rotation, at: fraction)
    return result
  }
}

extension Transform {
  /// The map at `fraction` of the way to `other`, by decomposition.
  ///
  /// A map that cannot be taken apart borrows rotation and skew from the other one and is
  /// scaled down to nothing; if neither can, the change happens halfway.
  public func interpolated(to other: Transform, at fraction: Double) -> Transform {
    switch (Decomposition(self), Decomposition(other)) {
    case (let start?, let end?): start.interpolated(to: end, at: fraction).transform
    case (let start?, nil):
      start.interpolated(to: start.collapsed(to: other), at: fraction).transform
    case (nil, let end?): end.collapsed(to: self).interpolated(to: end, at: fraction).transform
    case (nil, nil): fraction < 0.5 ? self : other
    }
  }

  fileprivate func divided(by divisor: Double) -> Transform {
    Transform(rows: row1 / divisor, row2 / divisor, row3 / divisor, row4 / divisor)
  }

  /// The map with its fourth column cleared, and the column that puts the perspective back.
  fileprivate var withoutPerspective: (Transform, SIMD4<Double>)? {
    var flat = self
    flat.row1.w = 0
    flat.row2.w = 0
    flat.row3.w = 0
    flat.row4.w = 1
    guard let inverse = flat.inverted() else { return nil }
    if row1.w == 0 && row2.w == 0 && row3.w == 0 { return (flat, [0, 0, 0, 1]) }
    let column: SIMD4<Double> = [row1.w, row2.w, row3.w, row4.w]
    return (
      flat,
      [
        (inverse.row1 * column).sum(), (inverse.row2 * column).sum(),
        (inverse.row3 * column).sum(), (inverse.row4 * column).sum(),
      ]
    )
  }
}

extension Decomposition {
  /// These parts with the lengths and the place of a map that cannot be taken apart.
  fileprivate func collapsed(to map: Transform) -> Decomposition {
    func length(_ row: SIMD4<Double>) -> Double {
      let length = (row.x * row.x + row.y * row.y + row.z * row.z).squareRoot()
      return length < 1e-6 || !length.isFinite ? 0 : length
    }
    var result = self
    result.scale = [length(map.row1), length(map.row2), length(map.row3)]
    result.translation = [map.row4.x, map.row4.y, map.row4.z]
    return result
  }
}

/// Three rows on their way to standing upright on one another (Gram-Schmidt).
private struct OrthogonalRows {
  var a: SIMD3<Double>
  var b: SIMD3<Double>
  var c: SIMD3<Double>
  var scale = SIMD3<Double>.zero
  var skew = SIMD3<Double>.zero

  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    self.a = a
    self.b = b
    self.c = c
  }

  /// Splits scale and skew off; `false` when a row is too short to have a direction.
  mutating func orthonormalize() -> Bool {
    guard let x = normalize(&a) else { return false }
    skew.x = remove(a, from: &b)
    guard let y = normalize(&b) else { return false }
    skew.x /= y
    skew.y = remove(a, from: &c)
    skew.z = remove(b, from: &c)
    guard let z = normalize(&c) else { return false }
    skew.y /= z
    skew.z /= z
    scale = [x, y, z]
    if handedness < 0 {
      scale = -scale
      (a, b, c) = (-a, -b, -c)
    }
    return true
  }

  private var handedness: Double {
    a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z)
      + a.z * (b.x * c.y - b.y * c.x)
  }

  private func remove(_ direction: SIMD3<Double>, from row: inout SIMD3<Double>) -> Double {
    let amount = (direction * row).sum()
    row -= direction * amount
    return amount
  }

  /// Lengths below 1e-6 count as zero, so that a scale of "almost nothing" behaves like nothing.
  private func normalize(_ row: inout SIMD3<Double>) -> Double? {
    let length = (row * row).sum().squareRoot()
    guard length >= 1e-6 else { return nil }
    row /= length
    return length
  }
}

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
