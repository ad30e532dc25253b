import CVector

/// Writes the pixels of `source`, from `start` on, with straight alpha: each channel times 255,
/// plus half the alpha, divided by the alpha; nothing where alpha is 0.
@inline(never)
public func unpremultiply(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int
) {
  withPixels(&row, range) { pixels in
    withTexels(source, start, pixels.count) { texels in
      for i in 0..<pixels.count {
        let pixel = texels[i]
        pixels[i] = pixel &>> 24 == 255 ? pixel : straight(pixel)
      }
    }
  }
}

@inline(__always)
private func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel &>> 24
  if alpha == 0 { return 0 }
  let half = alpha &>> 1
  func channel(_ shift: UInt32) -> UInt32 {
    min(255, ((pixel &>> shift & 255) &* 255 &+ half) / alpha) &<< shift
  }
  return channel(0) | channel(8) | channel(16) | alpha &<< 24
}
