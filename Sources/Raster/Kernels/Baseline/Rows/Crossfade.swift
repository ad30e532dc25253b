import CVector

extension KernelBuild {
  /// Replaces each pixel by (S·m + D·(255 − m)) / 255, rounded once, where m is coverage times
  /// opacity: S where m is 255, untouched where it is 0.
  @inline(never)
  public static func crossfade(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    coverage: Span<UInt8>, at first: Int, opacity: UInt8
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, from: start, count: pixels.count) { texels in
        withCoverage(coverage, from: first, count: pixels.count) { coverage in
          replace(pixels) { old, i in
            let mask = scaled(coverage, i, opacity)
            return between(U16Lanes(old), U16Lanes(texels.load(i)), mask)
          } scalar: { old, i in
            let mask = dividedBy255(UInt32(coverage[i]) &* UInt32(opacity))
            return between(PixelPair(old), PixelPair(texels[i]), mask)
          }
        }
      }
    }
  }

  /// Crossfades towards pixels of `source` by one opacity.
  @inline(never)
  public static func crossfade(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    opacity: UInt8
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, from: start, count: pixels.count) { texels in
        let mask = U16Lanes(repeating: Int16(opacity))
        replace(pixels) { old, i in
          between(U16Lanes(old), U16Lanes(texels.load(i)), mask)
        } scalar: { old, i in
          between(PixelPair(old), PixelPair(texels[i]), UInt32(opacity))
        }
      }
    }
  }
}

@inline(__always)
private func between(_ old: U16Lanes, _ new: U16Lanes, _ mask: U16Lanes) -> Vector {
  (new * mask + old * mask.complement).dividedBy255.bytes
}

@inline(__always)
private func between(_ old: PixelPair, _ new: PixelPair, _ mask: UInt32) -> UInt32 {
  (new * mask + old * (255 &- mask)).dividedBy255.pixel
}
