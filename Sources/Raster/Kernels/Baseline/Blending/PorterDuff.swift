import CVector

/// Factors by which a Porter-Duff operator multiplies one of its two terms.
enum Factor {
  case zero
  case one
  case alpha
  case complement
}

/// S times a factor of the destination's alpha, plus D times a factor of the source's.
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
    return (s * byte(ofSource, d.alpha) + d * byte(ofDestination, s.alpha)).dividedBy255.pixel
  }
}

@inline(__always)
private func words(_ factor: Factor, _ other: U16Lanes) -> U16Lanes {
  switch factor {
  case .zero: U16Lanes(repeating: 0)
  case .one: U16Lanes(repeating: 255)
  case .alpha: other.alpha
  case .complement: other.alpha.complement
  }
}

@inline(__always)
private func byte(_ factor: Factor, _ alpha: UInt32) -> UInt32 {
  switch factor {
  case .zero: 0
  case .one: 255
  case .alpha: alpha
  case .complement: 255 &- alpha
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
