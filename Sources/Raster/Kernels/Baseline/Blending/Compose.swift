#if WIDE_KERNELS
  public import SegueKernels
#endif

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
      withTexels(source, from: start, count: pixels.count) { texels in
        switch composite {
        case .clear: pixels.update(repeating: 0)
        case .source: pixels.update(from: texels)
        case .destination: break
        case .sourceOver: terms(pixels, over: texels, source: .one, destination: .complement)
        case .destinationOver: terms(pixels, over: texels, source: .complement, destination: .one)
        case .sourceIn: terms(pixels, over: texels, source: .alpha, destination: .zero)
        case .destinationIn: terms(pixels, over: texels, source: .zero, destination: .alpha)
        case .sourceOut: terms(pixels, over: texels, source: .complement, destination: .zero)
        case .destinationOut: terms(pixels, over: texels, source: .zero, destination: .complement)
        case .sourceAtop: terms(pixels, over: texels, source: .alpha, destination: .complement)
        case .destinationAtop: terms(pixels, over: texels, source: .complement, destination: .alpha)
        case .exclusiveOr:
          terms(pixels, over: texels, source: .complement, destination: .complement)
        case .luminanceIn: terms(pixels, over: texels, source: .zero, destination: .luminance)
        case .luminanceOut: terms(pixels, over: texels, source: .zero, destination: .darkness)
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
