extension Transform {
  /// The change of volume.
  public var determinant: Double {
    let pairs = rowPairs
    return pairs.upper.0 * pairs.lower.5 - pairs.upper.1 * pairs.lower.4
      + pairs.upper.2 * pairs.lower.3 + pairs.upper.3 * pairs.lower.2
      - pairs.upper.4 * pairs.lower.1 + pairs.upper.5 * pairs.lower.0
  }

  /// The map that undoes this one; `nil` when this one is singular or not finite.
  public func inverted() -> Transform? {
    let (u, l) = rowPairs
    let volume = determinant
    guard volume.isFinite, volume != 0 else { return nil }
    let a = row1
    let b = row2
    let c = row3
    let d = row4
    let inverse = Transform(
      rows: [
        b.y * l.5 - b.z * l.4 + b.w * l.3, -a.y * l.5 + a.z * l.4 - a.w * l.3,
        d.y * u.5 - d.z * u.4 + d.w * u.3, -c.y * u.5 + c.z * u.4 - c.w * u.3,
      ],
      [
        -b.x * l.5 + b.z * l.2 - b.w * l.1, a.x * l.5 - a.z * l.2 + a.w * l.1,
        -d.x * u.5 + d.z * u.2 - d.w * u.1, c.x * u.5 - c.z * u.2 + c.w * u.1,
      ],
      [
        b.x * l.4 - b.y * l.2 + b.w * l.0, -a.x * l.4 + a.y * l.2 - a.w * l.0,
        d.x * u.4 - d.y * u.2 + d.w * u.0, -c.x * u.4 + c.y * u.2 - c.w * u.0,
      ],
      [
        -b.x * l.3 + b.y * l.1 - b.z * l.0, a.x * l.3 - a.y * l.1 + a.z * l.0,
        -d.x * u.3 + d.y * u.1 - d.z * u.0, c.x * u.3 - c.y * u.1 + c.z * u.0,
      ])
    let result = Transform(
      rows: inverse.row1 / volume, inverse.row2 / volume, inverse.row3 / volume,
      inverse.row4 / volume)
    return result.isFinite ? result : nil
  }

  /// The six 2×2 minors of the upper two rows and of the lower two, columns in the order
  /// 12, 13, 14, 23, 24, 34 (Laplace's expansion by complementary minors).
  private var rowPairs: (upper: Minors, lower: Minors) {
    func minors(_ p: SIMD4<Double>, _ q: SIMD4<Double>) -> Minors {
      (
        p.x * q.y - p.y * q.x, p.x * q.z - p.z * q.x, p.x * q.w - p.w * q.x,
        p.y * q.z - p.z * q.y, p.y * q.w - p.w * q.y, p.z * q.w - p.w * q.z
      )
    }
    return (minors(row1, row2), minors(row3, row4))
  }

  private typealias Minors = (Double, Double, Double, Double, Double, Double)
}
