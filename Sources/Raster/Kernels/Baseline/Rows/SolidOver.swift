import CVector

/// One premultiplied color that is drawn over pixels.
struct SolidOver {
  private let color: UInt32
  private let colors: Vector
  private let rest: Fraction255

  @inline(__always)
  init(_ color: UInt32) {
    self.color = color
    colors = vec_set32(Int32(bitPattern: color))
    rest = Fraction255(255 &- color &>> 24)
  }

  /// The pixels behind the color.
  @inline(__always)
  func over(_ pixels: Vector) -> Vector {
    vec_add8_saturating(U16Lanes(pixels).times(rest).bytes, colors)
  }

  /// One pixel behind the color.
  @inline(__always)
  func over(_ pixel: UInt32) -> UInt32 {
    (PixelPair(color) * 255 + PixelPair(pixel) * (255 &- color &>> 24)).dividedBy255.pixel
  }
}
