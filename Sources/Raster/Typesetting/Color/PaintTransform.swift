import SegueGeometry

/// The transform that a paint applies to the coordinates of the one that it leads to.
struct PaintTransform {
  let map: AffineTransform

  /// The transform of a paint; `nil` if it is damaged.
  init?(_ bytes: FontBytes, at place: Int, _ format: Int) {
    // A paint that varies differs from its neighbor only in what follows the numbers.
    let kind = format & ~1
    let start = place + 4
    func share(_ index: Int) -> Double? { bytes.share(at: start + 2 * index) }
    func length(_ index: Int) -> Double? { bytes.length(at: start + 2 * index) }
    /// The same around a center, whose place follows some numbers.
    func around(_ index: Int, _ map: AffineTransform) -> AffineTransform? {
      guard let x = length(index), let y = length(index + 1) else { return nil }
      return AffineTransform.translation(Vector(-x, -y)).followed(by: map)
        .followed(by: .translation(Vector(x, y)))
    }
    let map: AffineTransform? =
      switch kind {
      case 12: bytes.triple(at: start).flatMap { Self.matrix(bytes, at: place + $0) }
      case 14: Self.pair(length(0), length(1)).map { .translation(Vector($0, $1)) }
      case 16, 18: Self.pair(share(0), share(1)).map { .scale($0, $1) }
      case 20, 22: share(0).map { .scale($0, $0) }
      case 24, 26: share(0).map { Self.turn($0) }
      default: Self.pair(share(0), share(1)).map { Self.skew($0, $1) }
      }
    guard let map else { return nil }
    let result: AffineTransform? =
      switch kind {
      case 18, 30: around(2, map)
      case 22, 26: around(1, map)
      default: map
      }
    guard let result else { return nil }
    self.map = result
  }

  private static func pair(_ a: Double?, _ b: Double?) -> (Double, Double)? {
    guard let a, let b else { return nil }
    return (a, b)
  }

  private static func matrix(_ bytes: FontBytes, at place: Int) -> AffineTransform? {
    let numbers = (0..<6).compactMap { bytes.fixed(at: place + 4 * $0) }
    guard numbers.count == 6 else { return nil }
    return AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// A turn of so many half turns, counterclockwise where y points up.
  private static func turn(_ halves: Double) -> AffineTransform {
    let (sin, cos) = PortableMath.sincos(degrees: halves * 180)
    return AffineTransform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  /// A skew by so many half turns along both axes.
  private static func skew(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(
      a: 1, b: PortableMath.tan(degrees: y * 180), c: -PortableMath.tan(degrees: x * 180), d: 1,
      tx: 0,
      ty: 0)
  }
}
