import CVector

extension KernelBuild {
  /// Writes the pixels of `source`, from `start` on, with straight alpha: each channel times 255,
  /// plus half the alpha, divided by the alpha; nothing where alpha is 0.
  @inline(never)
  public static func unpremultiply(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, from: start, count: pixels.count) { texels in
        let opaque = vec_set32(Int32(bitPattern: 0xff00_0000))
        var i = 0
        while i &+ vectorPixels <= pixels.count {
          let whole = texels.load(i)
          let isOpaque = vec_is_zero(vec_xor(vec_and(whole, opaque), opaque)) != 0
          pixels.store(whole, i)
          if !isOpaque { divideByAlpha(pixels, from: texels, in: i..<i &+ vectorPixels) }
          i &+= vectorPixels
        }
        divideByAlpha(pixels, from: texels, in: i..<pixels.count)
      }
    }
  }
}

@inline(__always)
private func divideByAlpha(_ pixels: Pixels, from texels: Texels, in range: Range<Int>) {
  for i in range { pixels[i] = straight(texels[i]) }
}

@inline(__always)
private func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel &>> 24
  if alpha == 0 || alpha == 255 { return alpha == 0 ? 0 : pixel }
  let half = alpha &>> 1
  func channel(_ shift: UInt32) -> UInt32 {
    min(255, ((pixel &>> shift & 255) &* 255 &+ half) / alpha) &<< shift
  }
  return channel(0) | channel(8) | channel(16) | alpha &<< 24
}
