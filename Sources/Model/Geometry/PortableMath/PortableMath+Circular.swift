extension PortableMath {
  /// The sine of an angle in radians; NaN for infinities.
  public static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    return QuarterTurns(radians: x.magnitude).sine.withSign(of: x)
  }

  /// The cosine of an angle in radians; NaN for infinities.
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    return QuarterTurns(radians: x.magnitude).cosine
  }

  /// The sine and the cosine of an angle in radians, for the price of one reduction.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let turns = QuarterTurns(radians: x.magnitude)
    return (turns.sine.withSign(of: x), turns.cosine)
  }

  /// The tangent of an angle in radians; NaN for infinities.
  public static func tan(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    return QuarterTurns(radians: x.magnitude).tangent.withSign(of: x)
  }

  /// The sine and the cosine of an angle in degrees, exactly 0, 1 or -1 at multiples of 90.
  public static func sincos(degrees: Double) -> (sin: Double, cos: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    let turns = QuarterTurns(degrees: degrees.magnitude)
    return (turns.sine.withSign(of: degrees), turns.cosine)
  }

  /// The tangent of an angle in degrees, exactly 0, 1 or -1 at multiples of 45 where it is finite.
  ///
  /// At odd multiples of 90 it is infinite: plus at 90, minus at 270.
  public static func tan(degrees: Double) -> Double {
    guard degrees.isFinite else { return .nan }
    return QuarterTurns(degrees: degrees.magnitude).tangent.withSign(of: degrees)
  }
}

extension Double {
  /// The number, negated if `x` has a minus sign; -0 has one.
  fileprivate func withSign(of x: Double) -> Double {
    x.sign == .minus ? -self : self
  }
}

extension QuarterTurns {
  /// The sine of the angle.
  fileprivate var sine: Double {
    switch count & 3 {
    case 0: sineOfRest.value
    case 1: cosineOfRest.value
    case 2: 0 - sineOfRest.value
    default: -cosineOfRest.value
    }
  }

  /// The cosine of the angle.
  fileprivate var cosine: Double {
    switch count & 3 {
    case 0: cosineOfRest.value
    case 1: 0 - sineOfRest.value
    case 2: -cosineOfRest.value
    default: sineOfRest.value
    }
  }

  /// The tangent of the angle.
  fileprivate var tangent: Double {
    let (sine, cosine) = (sineOfRest, cosineOfRest)
    guard count & 1 == 1 else { return (sine / cosine).value }
    guard sine.high != 0 else { return count & 2 == 0 ? .infinity : -.infinity }
    return -(cosine / sine).value
  }

  /// The sine of at most an eighth of a turn, by its power series to the 17th power.
  private var sineOfRest: DoubleDouble {
    let x = rest.high
    let z = x * x
    let series = PortableMath.series(
      [
        1 / 355_687_428_096_000, -1 / 1_307_674_368_000, 1 / 6_227_020_800, -1 / 39_916_800,
        1 / 362_880, -1 / 5040, 1 / 120, -1 / 6,
      ], at: z)
    return .sum(large: x, small: x * z * series + rest.low * (1 - 0.5 * z))
  }

  /// The cosine of at most an eighth of a turn, by its power series to the 18th power.
  private var cosineOfRest: DoubleDouble {
    let x = rest.high
    let square = DoubleDouble.product(x, x)
    let z = square.high
    let series = PortableMath.series(
      [
        -1 / 6_402_373_705_728_000, 1 / 20_922_789_888_000, -1 / 87_178_291_200, 1 / 479_001_600,
        -1 / 3_628_800, 1 / 40_320, -1 / 720, 1 / 24,
      ], at: z)
    let parabola = DoubleDouble.sum(large: 1, small: -0.5 * z)
    let tail = parabola.low - 0.5 * square.low - x * rest.low + z * z * series
    return .sum(large: parabola.high, small: tail)
  }
}

/// An angle as whole quarter turns and a rest of at most an eighth of a turn to either side.
private struct QuarterTurns {
  /// Number of quarter turns; only the last two bits count.
  let count: Int
  /// Remaining angle, in radians.
  let rest: DoubleDouble

  /// The angle of `x` radians; `x` is finite and not negative.
  init(radians x: Double) {
    if x <= Double.pi / 4 {
      self.init(count: 0, rest: DoubleDouble(x, 0))
    } else if x < 0x1p20 {
      self.init(moderate: x)
    } else {
      self.init(huge: x)
    }
  }

  /// The angle of `degrees`, finite and not negative, with no rest at multiples of 90.
  init(degrees: Double) {
    // Both lines are exact: IEEE 754 defines the remainder without rounding, and the rest of an
    // angle below 180 degrees has no more digits than the angle.
    let turned = degrees.remainder(dividingBy: 360)
    let quarters = PortableMath.nearestInteger(turned / 90)
    let degreeInRadians = DoubleDouble(0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62)
    count = Int(quarters)
    rest = degreeInRadians * (turned - quarters * 90)
  }

  private init(count: Int, rest: DoubleDouble) {
    self.count = count
    self.rest = rest
  }

  /// Takes the quarter turns away in four parts.
  ///
  /// The first three have so few digits that their multiples are exact for angles below 2 to the
  /// power of 20; together the parts hold 151 digits of pi/2.
  private init(moderate x: Double) {
    let turns = PortableMath.nearestInteger(x * 0x1.45f306dc9c883p-1)
    let first = x - turns * 0x1.921fb544p0
    let second = DoubleDouble.sum(first, -turns * 0x1.0b4611a6p-34)
    let third = DoubleDouble.sum(second.high, -turns * 0x1.3198a2ep-69)
    let low = third.low + second.low - turns * 0x1.b839a252049cp-104
    count = Int(turns)
    rest = .sum(third.high, low)
  }

  /// Multiplies by 2/pi in whole numbers, keeping only digits that matter.
  ///
  /// For x = m * 2^e, digits of 2/pi before place e - 2 give whole turns, and 190 digits below the
  /// two that count quarters leave 75 even for the double that comes closest to a quarter turn.
  private init(huge x: Double) {
    let exponent = Int(x.exponent) - 52
    let significand = x.significandBitPattern | 1 << 52
    var product = HalfWords(significand, times: HalfWords(digitsOfTwoOverPiFrom: exponent - 2))
    let quarters = Int(product.top >> 62)
    product.removeTopTwoBits()
    let isPastHalf = product.top >> 63 == 1
    if isPastHalf { product.negate() }
    let fraction = product.fraction
    let halfPi = DoubleDouble(0x1.921fb54442d18p0, 0x1.1a62633145c07p-54)
    count = quarters + (isPastHalf ? 1 : 0)
    rest = halfPi * (isPastHalf ? -fraction : fraction)
  }
}

/// A whole number of 192 bits, whose overflow is dropped: all that counting turns needs.
private struct HalfWords {
  var top: UInt64
  var middle: UInt64
  var bottom: UInt64

  /// The digits of 2/pi from binary place `place` + 1 on; `place` is -34 or more.
  init(digitsOfTwoOverPiFrom place: Int) {
    let (word, shift) = (place + 64).quotientAndRemainder(dividingBy: 64)
    func digits(_ index: Int) -> UInt64 {
      let next = TwoOverPi.words[word + index + 1]
      return TwoOverPi.words[word + index] << UInt64(shift) | (next >> 1) >> UInt64(63 - shift)
    }
    (top, middle, bottom) = (digits(0), digits(1), digits(2))
  }

  /// The last 192 bits of a product.
  init(_ factor: UInt64, times words: HalfWords) {
    let low = factor.multipliedFullWidth(by: words.bottom)
    let mid = factor.multipliedFullWidth(by: words.middle)
    let (sum, carry) = mid.low.addingReportingOverflow(low.high)
    bottom = low.low
    middle = sum
    top = factor &* words.top &+ mid.high &+ (carry ? 1 : 0)
  }

  /// Doubles twice, dropping the bits that leave.
  mutating func removeTopTwoBits() {
    top = top << 2 | middle >> 62
    middle = middle << 2 | bottom >> 62
    bottom <<= 2
  }

  /// Replaces the number by what is missing to 2 to the power of 192.
  mutating func negate() {
    let (low, carriesLow) = (~bottom).addingReportingOverflow(1)
    let (mid, carriesMid) = (~middle).addingReportingOverflow(carriesLow ? 1 : 0)
    (top, middle, bottom) = (~top &+ (carriesMid ? 1 : 0), mid, low)
  }

  /// The number divided by 2 to the power of 192, to 106 bits from its first digit on.
  var fraction: DoubleDouble {
    var words = self
    var exponent = 0
    while words.top >> 63 == 0, exponent < 128 {
      words.shiftLeft()
      exponent += 1
    }
    let high = Double(words.top >> 11) * 0x1p-53
    let low = Double((words.top << 53 | words.middle >> 11) >> 11) * 0x1p-106
    let scale = PortableMath.powerOfTwo(-exponent)
    return .sum(large: high * scale, small: low * scale)
  }

  private mutating func shiftLeft() {
    top = top << 1 | middle >> 63
    middle = middle << 1 | bottom >> 63
    bottom <<= 1
  }
}

/// The binary digits of two divided by pi.
private enum TwoOverPi {
  /// A word of zeros, then 64 digits a word.
  static let words: [21 of UInt64] = [
    0x0000000000000000,
    0xa2f9836e4e441529,
    0xfc2757d1f534ddc0,
    0xdb6295993c439041,
    0xfe5163abdebbc561,
    0xb7246e3a424dd2e0,
    0x06492eea09d1921c,
    0xfe1deb1cb129a73e,
    0xe88235f52ebb4484,
    0xe99c7026b45f7e41,
    0x3991d639835339f4,
    0x9c845f8bbdf9283b,
    0x1ff897ffde05980f,
    0xef2f118b5a0a6d1f,
    0x6d367ecf27cb09b7,
    0x4f463f669e5fea2d,
    0x7527bac7ebe5f17b,
    0x3d0739f78a5292ea,
    0x6bfb5fb11f8d5d08,
    0x56033046fc7b6bab,
    0xf0cfbc209af4361d,
  ]
}
