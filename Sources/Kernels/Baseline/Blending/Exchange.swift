extension KernelBuild {
  /// Leads each pixel back towards that of `source`, channel by channel, by how much both differ there:
  /// (S·w + D·(65535 − w)) / 65535, rounded once, where w is the weight for |S − D|, of 256 weights.
  ///
  /// Pixels whose four differences, squared, add up to more than `limit` stay as they are. No color
  /// comes out above its alpha.
  @inline(never)
  public static func exchange(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
    weights: Span<UInt16>, limit: Int
  ) {
    withPixels(&row, range) { pixels in
      withTexels(source, start, pixels.count) { texels in
        unsafe weights.withUnsafeBufferPointer { weights in
          precondition(weights.count == 256, "a difference has no weight")
          for i in 0..<pixels.count {
            let (new, old) = (pixels[i], texels[i])
            if new == old || squares(new, old) > limit { continue }
            let alpha = unsafe mixed(new, old, 24, weights)
            let blue = unsafe min(mixed(new, old, 16, weights), alpha)
            let green = unsafe min(mixed(new, old, 8, weights), alpha)
            let red = unsafe min(mixed(new, old, 0, weights), alpha)
            pixels[i] = alpha &<< 24 | blue &<< 16 | green &<< 8 | red
          }
        }
      }
    }
  }
}

/// The sum of the squares by which the channels of two pixels differ.
@inline(__always)
private func squares(_ a: UInt32, _ b: UInt32) -> Int {
  let red = Int(a & 255) &- Int(b & 255)
  let green = Int(a &>> 8 & 255) &- Int(b &>> 8 & 255)
  let blue = Int(a &>> 16 & 255) &- Int(b &>> 16 & 255)
  let alpha = Int(a &>> 24) &- Int(b &>> 24)
  return red &* red &+ green &* green &+ blue &* blue &+ alpha &* alpha
}

/// The channel of two pixels at `shift`, mixed by the weight for their difference.
@inline(__always)
private func mixed(
  _ new: UInt32, _ old: UInt32, _ shift: UInt32, _ weights: UnsafeBufferPointer<UInt16>
) -> UInt32 {
  let (new, old) = (new &>> shift & 255, old &>> shift & 255)
  let difference = new < old ? old &- new : new &- old
  let weight = unsafe UInt32(weights[Int(difference)])
  let sum = old &* weight &+ new &* (65_535 &- weight) &+ 32_768
  return (sum &+ sum &>> 16) &>> 16
}
