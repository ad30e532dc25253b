import SegueGeometry
import TestSupport

extension SeededGenerator {
  /// A multiple of 1/64 within ±1000: sums and differences of a few of them are exact.
  mutating func dyadic() -> Double { Double(int(in: -64_000...64_000)) / 64 }

  mutating func point() -> Point { Point(dyadic(), dyadic()) }

  mutating func vector() -> Vector { Vector(dyadic(), dyadic()) }

  /// A rectangle that is not empty.
  mutating func rect() -> Rect {
    Rect(
      x: dyadic(), y: dyadic(), width: Double(int(in: 1...64_000)) / 64,
      height: Double(int(in: 1...64_000)) / 64)
  }

  mutating func angle() -> Angle { .degrees(double(in: -720...720)) }

  /// A factor of either sign, away from zero.
  mutating func factor() -> Double {
    double(in: 0.2...5) * (int(in: 0...1) == 0 ? 1 : -1)
  }

  mutating func axis() -> SIMD3<Double> {
    [double(in: -1...1), double(in: -1...1), double(in: 0.01...1)]
  }

  /// A map that is not nearly singular.
  mutating func affine() -> AffineTransform {
    let (sin, cos) = PortableMath.sincos(degrees: angle().degrees)
    let turn = AffineTransform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
    let lean = AffineTransform(a: 1, b: 0, c: double(in: -1...1), d: 1, tx: 0, ty: 0)
    return AffineTransform.scale(factor(), factor())
      .followed(by: lean).followed(by: turn).followed(by: .translation(vector()))
  }

  /// A map without perspective that is not nearly singular.
  mutating func spatial() -> Transform {
    Transform.scale(factor(), factor(), factor())
      .followed(by: .skew(x: .degrees(double(in: -45...45)), y: .zero))
      .followed(by: .rotation(angle(), about: axis()))
      .followed(by: .translation(dyadic(), dyadic(), dyadic()))
  }

  /// A map with perspective that is not nearly singular.
  mutating func transform() -> Transform {
    spatial().followed(by: .perspective(distance: double(in: 2000...5000)))
  }
}
