import CVector

/// One register of pixels; how many depends on the build's instruction set.
typealias Vector = vec_t

/// The number of pixels in one register.
@inline(__always)
var vectorPixels: Int { Int(vec_bytes()) / 4 }

/// The channels of a register of pixels as two registers of 16-bit words.
struct U16Lanes {
  var low: Vector
  var high: Vector

  @inline(__always)
  init(low: Vector, high: Vector) {
    self.low = low
    self.high = high
  }

  /// The bytes of `pixels`, widened.
  @inline(__always)
  init(_ pixels: Vector) {
    self.init(low: vec_low8(pixels, vec_zero()), high: vec_high8(pixels, vec_zero()))
  }

  /// The same word everywhere.
  @inline(__always)
  init(repeating word: Int16) {
    self.init(low: vec_set16(word), high: vec_set16(word))
  }

  /// The words as bytes.
  @inline(__always)
  var bytes: Vector { vec_pack_u8(low, high) }

  /// Each pixel's alpha, in all of its channels.
  @inline(__always)
  var alpha: U16Lanes { U16Lanes(low: vec_alpha16(low), high: vec_alpha16(high)) }

  /// 255 minus each word.
  @inline(__always)
  var complement: U16Lanes {
    U16Lanes(low: vec_sub16(vec_set16(255), low), high: vec_sub16(vec_set16(255), high))
  }

  /// Each word, at most 255, times m / 255, rounded to nearest; the share is that of m.
  @inline(__always)
  func times(_ share: Fraction255) -> U16Lanes {
    U16Lanes(low: vec_share16(low, share.factor), high: vec_share16(high, share.factor))
  }

  /// Each word divided by 255, rounded to nearest; exact for words up to 65 280.
  @inline(__always)
  var dividedBy255: U16Lanes {
    let reciprocal = vec_set16(257)
    let sum = self + U16Lanes(repeating: 128)
    return U16Lanes(
      low: vec_mulhi_u16(sum.low, reciprocal), high: vec_mulhi_u16(sum.high, reciprocal))
  }

  @inline(__always)
  static func * (a: U16Lanes, b: U16Lanes) -> U16Lanes {
    U16Lanes(low: vec_mul16(a.low, b.low), high: vec_mul16(a.high, b.high))
  }

  @inline(__always)
  static func + (a: U16Lanes, b: U16Lanes) -> U16Lanes {
    U16Lanes(low: vec_add16(a.low, b.low), high: vec_add16(a.high, b.high))
  }
}

/// m / 255 as a factor of words.
struct Fraction255 {
  let factor: Vector

  /// The share of m, 0...255.
  @inline(__always)
  init(_ m: UInt32) { factor = vec_share_factor(Int32(bitPattern: m)) }
}
