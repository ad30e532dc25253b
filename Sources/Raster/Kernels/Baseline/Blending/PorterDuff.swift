import CVector

/// Factors by which a Porter-Duff operator, or one like them, multiplies one of its two terms.
enum Factor {
  case zero
  case one
  case alpha
  case complement
  case luminance
  case darkness
}

/// S times a factor of the destination, plus D times a factor of the source.
@inline(__always)
func terms(
  _ pixels: Pixels, over texels: Texels,
  source ofSource: Factor, destination ofDestination: Factor
) {
  replace(pixels) { old, i in
    let d = U16Lanes(old)
    let s = U16Lanes(texels.load(i))
    return (s * words(ofSource, d) + d * words(ofDestination, s)).dividedBy255.bytes
  } scalar: { old, i in
    let d = PixelPair(old)
    let s = PixelPair(texels[i])
    return (s * byte(ofSource, d) + d * byte(ofDestination, s)).dividedBy255.pixel
  }
}

@inline(__always)
private func words(_ factor: Factor, _ other: U16Lanes) -> U16Lanes {
  switch factor {
  case .zero: U16Lanes(repeating: 0)
  case .one: U16Lanes(repeating: 255)
  case .alpha: other.alpha
  case .complement: other.alpha.complement
  case .luminance: other.luminance
  case .darkness: other.luminance.complement
  }
}

@inline(__always)
private func byte(_ factor: Factor, _ other: PixelPair) -> UInt32 {
  switch factor {
  case .zero: 0
  case .one: 255
  case .alpha: other.alpha
  case .complement: 255 &- other.alpha
  case .luminance: other.luminance
  case .darkness: 255 &- other.luminance
  }
}

/// The channels' shares of the luminance, of 32 768 that they make together.
private enum LuminanceShare {
  static var red: Int32 { 6_963 }
  static var green: Int32 { 23_442 }
  static var blue: Int32 { 2_363 }
}

extension PixelPair {
  /// The luminance, rounded to nearest.
  @inline(__always)
  fileprivate var luminance: UInt32 {
    let red = (even & 0xffff) &* UInt32(bitPattern: LuminanceShare.red)
    let green = (odd & 0xffff) &* UInt32(bitPattern: LuminanceShare.green)
    let blue = (even &>> 16) &* UInt32(bitPattern: LuminanceShare.blue)
    return (red &+ green &+ blue &+ 16_384) &>> 15
  }
}

extension U16Lanes {
  /// Each pixel's luminance, rounded to nearest, in all of its channels.
  @inline(__always)
  fileprivate var luminance: U16Lanes {
    let pixels = bytes
    let even = vec_and(pixels, vec_set32(0x00ff_00ff))
    let odd = vec_and(vec_shr32_8(pixels), vec_set32(0x00ff_00ff))
    let sum = vec_add32(
      vec_madd16(even, vec_set32(LuminanceShare.red | LuminanceShare.blue &<< 16)),
      vec_madd16(odd, vec_set32(LuminanceShare.green)))
    // Twice the sum has the luminance in its upper half.
    let rounded = vec_add32(vec_add32(sum, sum), vec_set32(32_768))
    return U16Lanes(vec_shl32_24(vec_shr32_16(rounded))).alpha
  }
}

@inline(__always)
func addSaturated(
  _ pixels: Pixels, _ texels: Texels
) {
  replace(pixels) { old, i in
    vec_add8_saturating(old, texels.load(i))
  } scalar: { old, i in
    let sum = PixelPair(old) + PixelPair(texels[i])
    return PixelPair(even: saturated(sum.even), odd: saturated(sum.odd)).pixel
  }
}

/// Two 16-bit sums of bytes, each limited to 255.
@inline(__always)
private func saturated(_ words: UInt32) -> UInt32 {
  let over = (words &>> 8) & 0x0001_0001
  return (words | over &* 255) & 0x00ff_00ff
}

@inline(__always)
func modulate(
  _ pixels: Pixels, _ texels: Texels
) {
  replace(pixels) { old, i in
    (U16Lanes(old) * U16Lanes(texels.load(i))).dividedBy255.bytes
  } scalar: { old, i in
    let s = texels[i]
    var product: UInt32 = 0
    forEachChannel { shift in
      product |= dividedBy255((old &>> shift & 255) &* (s &>> shift & 255)) &<< shift
    }
    return product
  }
}
