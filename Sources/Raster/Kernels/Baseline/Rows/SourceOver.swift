import CVector

extension KernelBuild {
  /// Draws one premultiplied color over every pixel of `range`.
  @inline(never)
  public static func blend(_ row: inout MutableSpan<UInt32>, in range: Range<Int>, color: UInt32) {
    withPixels(&row, range) { pixels in
      let veil = SolidOver(color)
      replace(pixels) { old, _ in
        veil.over(old)
      } scalar: { old, _ in
        veil.over(old)
      }
    }
  }

  /// Draws one premultiplied color through coverage.
  ///
  /// Per channel the result is (S·c + D·(255 − round(sa·c / 255))) / 255, rounded once: coverage 255
  /// is source-over, coverage 0 is identity, and an opaque color over itself stays what it is.
  @inline(never)
  public static func blend(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, color: UInt32,
    coverage: Span<UInt8>, at start: Int
  ) {
    withPixels(&row, range) { pixels in
      withCoverage(coverage, from: start, count: pixels.count) { coverage in
        let source = U16Lanes(vec_set32(Int32(bitPattern: color)))
        let pair = PixelPair(color)
        replace(pixels) { old, i in
          over(U16Lanes(old), source, coverage.load(i))
        } scalar: { old, i in
          over(PixelPair(old), pair, UInt32(coverage[i]))
        }
      }
    }
  }

  /// Draws pixels of `source`, from `start` on, over `range` with one opacity.
  @inline(never)
  public static func blend(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    opacity: UInt8
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, from: start, count: pixels.count) { texels in
        if opacity == 255 {
          replace(pixels) { old, i in
            over(U16Lanes(old), U16Lanes(texels.load(i)))
          } scalar: { old, i in
            over(PixelPair(old), PixelPair(texels[i]), 255)
          }
        } else {
          let words = U16Lanes(repeating: Int16(opacity))
          replace(pixels) { old, i in
            over(U16Lanes(old), U16Lanes(texels.load(i)), words)
          } scalar: { old, i in
            over(PixelPair(old), PixelPair(texels[i]), UInt32(opacity))
          }
        }
      }
    }
  }

  /// Draws pixels of `source` over `range` through coverage times one opacity.
  @inline(never)
  public static func blend(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    coverage: Span<UInt8>, at first: Int, opacity: UInt8
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, from: start, count: pixels.count) { texels in
        withCoverage(coverage, from: first, count: pixels.count) { coverage in
          replace(pixels) { old, i in
            let mask = scaled(coverage, i, opacity)
            return over(U16Lanes(old), U16Lanes(texels.load(i)), mask)
          } scalar: { old, i in
            let mask = dividedBy255(UInt32(coverage[i]) &* UInt32(opacity))
            return over(PixelPair(old), PixelPair(texels[i]), mask)
          }
        }
      }
    }
  }
}

/// Coverage times opacity, from the coverage of the pixel at `i` on.
@inline(__always)
func scaled(_ coverage: CoverageRow, _ i: Int, _ opacity: UInt8) -> U16Lanes {
  (coverage.load(i) * U16Lanes(repeating: Int16(opacity))).dividedBy255
}

@inline(__always)
private func over(_ old: U16Lanes, _ source: U16Lanes) -> Vector {
  (source * U16Lanes(repeating: 255) + old * source.alpha.complement).dividedBy255.bytes
}

/// Source-over through a mask, in words.
@inline(__always)
func over(_ old: U16Lanes, _ source: U16Lanes, _ mask: U16Lanes) -> Vector {
  let hidden = (source.alpha * mask).dividedBy255
  return (source * mask + old * hidden.complement).dividedBy255.bytes
}

/// Source-over through a mask, one pixel.
@inline(__always)
func over(_ old: PixelPair, _ source: PixelPair, _ mask: UInt32) -> UInt32 {
  let hidden = dividedBy255(source.alpha &* mask)
  return (source * mask + old * (255 &- hidden)).dividedBy255.pixel
}
