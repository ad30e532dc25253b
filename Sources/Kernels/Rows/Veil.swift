import CVector

/// m / 255 as a factor of words.
struct Share {
  let factor: Vector

  /// The share of m, 0...255.
  @inline(__always)
  init(_ m: UInt32) { factor = vec_share_factor(Int32(bitPattern: m)) }
}

/// One premultiplied color that is drawn over pixels.
struct Veil {
  private let color: Vector
  private let rest: Share

  @inline(__always)
  init(_ color: UInt32) {
    self.color = vec_set32(Int32(bitPattern: color))
    rest = Share(255 &- color &>> 24)
  }

  /// The pixels behind the color.
  @inline(__always)
  func over(_ pixels: Vector) -> Vector {
    vec_add8_saturating(Words(pixels).times(rest).bytes, color)
  }
}
