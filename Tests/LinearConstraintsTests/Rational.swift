/// An exact fraction in lowest terms, for systems so small that its parts fit.
struct Rational: Hashable, Comparable {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, over denominator: Int128 = 1) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int128(max(a, 1)) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var asDouble: Double { Double(numerator) / Double(denominator) }
  var magnitude: Rational { self < 0 ? 0 - self : self }

  static func + (a: Self, b: Self) -> Self {
    Rational(
      a.numerator * b.denominator + b.numerator * a.denominator, over: a.denominator * b.denominator
    )
  }
  static func - (a: Self, b: Self) -> Self { a + Rational(-b.numerator, over: b.denominator) }
  static func * (a: Self, b: Self) -> Self {
    Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
  }
  static func / (a: Self, b: Self) -> Self {
    Rational(a.numerator * b.denominator, over: a.denominator * b.numerator)
  }
  static func < (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(Int128(value)) }
}
