extension Projection {
  /// The flat map that agrees with the projection at `point` and in its first derivatives; `nil`
  /// behind the viewer.
  public func flattened(at point: Point) -> AffineTransform? {
    let depth = depth(at: point)
    guard depth > 0, let image = map(point) else { return nil }
    let a = (m11 - image.x * m13) / depth
    let b = (m12 - image.y * m13) / depth
    let c = (m21 - image.x * m23) / depth
    let d = (m22 - image.y * m23) / depth
    return AffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }

  /// The change of a volume; in front of the viewer its sign is that of the change of area.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// True if the viewer sees the back of the plane; edge-on is neither side, so `false`.
  public var showsBack: Bool { determinant < 0 }

  /// True if all coefficients are finite, so that points have an image at all.
  public var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}
