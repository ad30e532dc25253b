import SegueGeometry
import Testing

@Suite struct PortableMathSpecialValueTests {
  static let infinity = Double.infinity
  static let tiny = Double.leastNonzeroMagnitude

  @Test(
    arguments: [
      (0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (450, 1, 0),
      (540, 0, -1), (-90, -1, 0), (-180, 0, -1), (-270, 1, 0), (-360, 0, 1), (36000000090, 1, 0),
      (0x1p60 * 45, 0, 1),
    ] as [(Double, Double, Double)])
  func `quarter turns in degrees are exact`(_ degrees: Double, _ sine: Double, _ cosine: Double) {
    let both = PortableMath.sincos(degrees: degrees)
    #expect(both.sin == sine)
    #expect(both.cos == cosine)
  }

  @Test(
    arguments: [
      (0.0, 0.0), (45, 1), (135, -1), (180, 0), (225, 1), (315, -1), (-45, -1), (90, infinity),
      (270, -infinity),
    ] as [(Double, Double)])
  func `tangents of eighths of a turn in degrees are exact`(_ degrees: Double, _ tangent: Double) {
    #expect(PortableMath.tan(degrees: degrees) == tangent)
  }

  @Test(
    arguments: [(30.0, 0.5), (150, 0.5), (-30, -0.5), (210, -0.5), (390, 0.5)] as [(Double, Double)]
  )
  func `half a sine is a half`(_ degrees: Double, _ sine: Double) {
    #expect(PortableMath.sincos(degrees: degrees).sin == sine)
  }

  /// The double nearest to pi/2 is not pi/2: its cosine is what it lacks.
  @Test func `multiples of pi in radians keep what the double lacks`() {
    #expect(PortableMath.cos(.pi / 2) == 6.123233995736766e-17)
    #expect(PortableMath.sin(.pi) == 1.2246467991473532e-16)
    #expect(PortableMath.sin(2 * .pi) == -2.4492935982947064e-16)
    #expect(PortableMath.cos(.pi) == -1)
    #expect(PortableMath.sin(.pi / 2) == 1)
    #expect(PortableMath.tan(.pi / 2) == 1.633123935319537e16)
  }

  @Test(arguments: [-1075, -1074, -1022, -1, 0, 1, 52, 1023, 1024])
  func `powers of two are exact`(_ exponent: Int) {
    let expected = Double(sign: .plus, exponent: exponent, significand: 1)
    #expect(PortableMath.exp2(Double(exponent)) == expected)
    #expect(PortableMath.pow(2, Double(exponent)) == expected)
  }

  @Test(arguments: [-1074, -1023, -1022, -3, 0, 1, 10, 1023])
  func `logarithms of powers of two are exact`(_ exponent: Int) {
    let power = Double(sign: .plus, exponent: exponent, significand: 1)
    #expect(PortableMath.log2(power) == Double(exponent))
  }

  @Test(
    arguments: [
      (10.0, 2.0, 100.0), (10, 22, 1e22), (3, 33, 5_559_060_566_555_523), (0.5, 10, 0x1p-10),
      (1.5, 2, 2.25), (9, 0.5, 3), (4, -1.5, 0.125), (-3, 3, -27), (-2, 4, 16), (-2, -1, -0.5),
    ] as [(Double, Double, Double)])
  func `exact powers are exact`(_ base: Double, _ exponent: Double, _ power: Double) {
    #expect(PortableMath.pow(base, exponent) == power)
  }

  @Test(
    arguments: [
      (2.0, 0.0, 1.0), (.nan, 0, 1), (0, 0, 1), (infinity, 0, 1), (1, .nan, 1), (1, infinity, 1),
      (-1, infinity, 1), (-1, -infinity, 1), (0, 3, 0), (0, -3, infinity), (0, -2.5, infinity),
      (-0.0, -3, -infinity), (-0.0, -2, infinity), (infinity, 2, infinity), (infinity, -2, 0),
      (-infinity, 3, -infinity), (-infinity, 2, infinity), (-infinity, -2, 0), (0.5, infinity, 0),
      (0.5, -infinity, infinity), (2, infinity, infinity), (2, -infinity, 0),
      (-2, infinity, infinity),
      (10, 309, infinity), (10, -324, 0), (0.1, 400, 0), (1.5, 1e300, infinity), (1.5, -1e300, 0),
      (1.5, tiny, 1),
    ] as [(Double, Double, Double)])
  func `powers have the limits of IEEE 754`(_ base: Double, _ exponent: Double, _ power: Double) {
    #expect(PortableMath.pow(base, exponent) == power)
  }

  @Test(arguments: [(-2.0, 0.5), (.nan, 1), (2, .nan), (-1, 1.5)] as [(Double, Double)])
  func `powers that no real number is are NaN`(_ base: Double, _ exponent: Double) {
    #expect(PortableMath.pow(base, exponent).isNaN)
  }

  @Test(
    arguments: [
      (0.0, 1.0, 0.0), (0, -1, .pi), (-0.0, -1, -.pi), (0, 0, 0), (0, -0.0, .pi), (1, 0, .pi / 2),
      (-1, 0, -.pi / 2), (1, 1, .pi / 4), (1, -1, 3 * (.pi / 4)), (-1, -1, -3 * (.pi / 4)),
      (infinity, 1, .pi / 2), (infinity, infinity, .pi / 4), (infinity, -infinity, 3 * (.pi / 4)),
      (1, infinity, 0), (1, -infinity, .pi), (-1, -infinity, -.pi), (tiny, tiny, .pi / 4),
      (1e308, 1e308, .pi / 4), (tiny, 1e308, 0), (1e308, tiny, .pi / 2),
    ] as [(Double, Double, Double)])
  func `directions have the limits of IEEE 754`(_ y: Double, _ x: Double, _ angle: Double) {
    #expect(PortableMath.atan2(y, x) == angle)
  }

  @Test func `exponentials and logarithms have the limits of IEEE 754`() {
    #expect(PortableMath.exp(0) == 1)
    #expect(PortableMath.exp(1) == 2.718281828459045)
    #expect(PortableMath.exp(710) == .infinity)
    #expect(PortableMath.exp(-746) == 0)
    #expect(PortableMath.exp(.infinity) == .infinity)
    #expect(PortableMath.exp(-.infinity) == 0)
    #expect(PortableMath.log(1) == 0)
    #expect(PortableMath.log(0) == -.infinity)
    #expect(PortableMath.log2(0) == -.infinity)
    #expect(PortableMath.log(.infinity) == .infinity)
    #expect(PortableMath.log(10) == 2.302585092994046)
    #expect(PortableMath.erf(.infinity) == 1)
    #expect(PortableMath.erf(-.infinity) == -1)
    #expect(PortableMath.asin(1) == .pi / 2)
    #expect(PortableMath.acos(1) == 0)
    #expect(PortableMath.acos(-1) == .pi)
    #expect(PortableMath.atan(-.infinity) == -.pi / 2)
  }

  @Test(arguments: [
    PortableMath.sin(infinity), PortableMath.cos(-infinity), PortableMath.sincos(infinity).cos,
    PortableMath.tan(infinity), PortableMath.sincos(degrees: infinity).sin,
    PortableMath.tan(degrees: .nan), PortableMath.log(-1), PortableMath.log2(-infinity),
    PortableMath.asin(1.0000000000000002), PortableMath.acos(-2), PortableMath.atan(.nan),
    PortableMath.atan2(.nan, 1), PortableMath.exp(.nan), PortableMath.exp2(.nan),
    PortableMath.log(.nan),
    PortableMath.erf(.nan), PortableMath.sin(.nan),
  ])
  func `what lies outside a domain is NaN`(_ value: Double) {
    #expect(value.isNaN)
  }

  @Test(arguments: [
    PortableMath.sin(-0.0), PortableMath.tan(-0.0), PortableMath.sincos(degrees: -0.0).sin,
    PortableMath.asin(-0.0), PortableMath.atan(-0.0), PortableMath.atan2(-0.0, 1),
    PortableMath.erf(-0.0),
    PortableMath.pow(-0.0, 3),
  ])
  func `odd functions keep the sign of zero`(_ value: Double) {
    #expect(value == 0)
    #expect(value.sign == .minus)
  }
}
