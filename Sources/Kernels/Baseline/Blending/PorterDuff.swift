import CVector

#if WIDE_KERNELS
  public import SegueKernels
#endif

/// What a Porter-Duff operator multiplies one of its two terms by.
private enum Factor {
  case zero
  case one
  case alpha
  case complement
}

extension KernelBuild {
  /// Replaces each pixel of `range` of `row` by `source` composed with it.
  ///
  /// All operators are here, blend modes too. Every result is rounded once and replaces the whole pixel:
  /// a caller with coverage or opacity passes a copy of the destination, and fades towards it afterwards.
  @inline(never)
  public static func compose(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    by composite: CompositeOperator
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, start, pixels.count) { texels in
        switch composite {
        case .clear: pixels.update(repeating: 0)
        case .source: pixels.update(from: texels)
        case .destination: break
        case .sourceOver: terms(pixels, texels, .one, .complement)
        case .destinationOver: terms(pixels, texels, .complement, .one)
        case .sourceIn: terms(pixels, texels, .alpha, .zero)
        case .destinationIn: terms(pixels, texels, .zero, .alpha)
        case .sourceOut: terms(pixels, texels, .complement, .zero)
        case .destinationOut: terms(pixels, texels, .zero, .complement)
        case .sourceAtop: terms(pixels, texels, .alpha, .complement)
        case .destinationAtop: terms(pixels, texels, .complement, .alpha)
        case .exclusiveOr: terms(pixels, texels, .complement, .complement)
        case .plus: addSaturated(pixels, texels)
        case .modulate: modulate(pixels, texels)
        case .multiply: blendSeparately(pixels, texels) { s, d, _, _ in s * d }
        case .screen: blendSeparately(pixels, texels) { s, d, sa, da in s * da + d * sa - s * d }
        case .overlay: blendSeparately(pixels, texels) { s, d, sa, da in hardLight(d, s, da, sa) }
        case .darken:
          blendSeparately(pixels, texels) { s, d, sa, da in (s * da).least(d * sa) }
        case .lighten:
          blendSeparately(pixels, texels) { s, d, sa, da in (s * da).greatest(d * sa) }
        case .colorDodge: blendSeparately(pixels, texels, dodged)
        case .colorBurn: blendSeparately(pixels, texels, burned)
        case .hardLight: blendSeparately(pixels, texels, hardLight)
        case .softLight: blendSeparately(pixels, texels, softLight)
        case .difference:
          blendSeparately(pixels, texels) { s, d, sa, da in
            (s * da).greatest(d * sa) - (s * da).least(d * sa)
          }
        case .exclusion:
          blendSeparately(pixels, texels) { s, d, sa, da in s * da + d * sa - Floats(2) * s * d }
        case .hue: blendWhole(pixels, texels) { $0.withSaturation(of: $1).withLuminosity(of: $1) }
        case .saturation:
          blendWhole(pixels, texels) { $1.withSaturation(of: $0).withLuminosity(of: $1) }
        case .color: blendWhole(pixels, texels) { $0.withLuminosity(of: $1) }
        case .luminosity: blendWhole(pixels, texels) { $1.withLuminosity(of: $0) }
        }
      }
    }
  }
}

/// S times a factor of the destination's alpha, plus D times a factor of the source's.
@inline(__always)
private func terms(
  _ pixels: Pixels, _ texels: Texels,
  _ ofSource: Factor, _ ofDestination: Factor
) {
  replace(pixels) { old, i in
    let d = Words(old)
    let s = Words(texels.load(i))
    return (s * words(ofSource, d) + d * words(ofDestination, s)).dividedBy255.bytes
  } scalar: { old, i in
    let d = PixelPair(old)
    let s = PixelPair(texels[i])
    return (s * byte(ofSource, d.alpha) + d * byte(ofDestination, s.alpha)).dividedBy255.pixel
  }
}

@inline(__always)
private func words(_ factor: Factor, _ other: Words) -> Words {
  switch factor {
  case .zero: Words(repeating: 0)
  case .one: Words(repeating: 255)
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
private func addSaturated(
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
private func modulate(
  _ pixels: Pixels, _ texels: Texels
) {
  replace(pixels) { old, i in
    (Words(old) * Words(texels.load(i))).dividedBy255.bytes
  } scalar: { old, i in
    let s = texels[i]
    var product: UInt32 = 0
    forEachChannel { shift in
      product |= dividedBy255((old &>> shift & 255) &* (s &>> shift & 255)) &<< shift
    }
    return product
  }
}
