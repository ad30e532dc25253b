/// One pixel as two words of two 16-bit channels: the scalar form of `U16Lanes`, for what is left
/// of a row after its last whole register.
struct PixelPair {
  var even: UInt32
  var odd: UInt32

  @inline(__always)
  init(even: UInt32, odd: UInt32) {
    self.even = even
    self.odd = odd
  }

  @inline(__always)
  init(_ pixel: UInt32) {
    self.init(even: pixel & 0x00ff_00ff, odd: (pixel &>> 8) & 0x00ff_00ff)
  }

  @inline(__always)
  init(repeating byte: UInt32) {
    self.init(even: byte &* 0x0001_0001, odd: byte &* 0x0001_0001)
  }

  @inline(__always)
  var pixel: UInt32 { even | odd &<< 8 }

  @inline(__always)
  var alpha: UInt32 { odd &>> 16 }

  @inline(__always)
  var dividedBy255: PixelPair {
    PixelPair(even: PixelPair.divide(even), odd: PixelPair.divide(odd))
  }

  @inline(__always)
  private static func divide(_ words: UInt32) -> UInt32 {
    let t = words &+ 0x0080_0080
    return ((t &+ ((t &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
  }

  @inline(__always)
  static func * (a: PixelPair, factor: UInt32) -> PixelPair {
    PixelPair(even: a.even &* factor, odd: a.odd &* factor)
  }

  @inline(__always)
  static func + (a: PixelPair, b: PixelPair) -> PixelPair {
    PixelPair(even: a.even &+ b.even, odd: a.odd &+ b.odd)
  }
}

/// `product` / 255, rounded to nearest; exact up to 65 407.
@inline(__always)
func dividedBy255(_ product: UInt32) -> UInt32 {
  let t = product &+ 128
  return (t &+ (t &>> 8)) &>> 8
}

/// Calls `body` with the position of each channel in a pixel.
@inline(__always)
func forEachChannel(_ body: (UInt32) -> Void) {
  body(0)
  body(8)
  body(16)
  body(24)
}
