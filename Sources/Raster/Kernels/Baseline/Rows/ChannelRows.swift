extension KernelBuild {
  /// Adds the channels of pixels, each times a weight, to sums: four for each pixel, red first.
  ///
  /// Sums of 2³² begin again at zero.
  @inline(never)
  public static func addChannels(
    _ sums: inout MutableSpan<UInt32>, of source: Span<UInt32>, in range: Range<Int>, weight: UInt16
  ) {
    withPixels(&sums, 0..<4 * range.length) { sums in
      withTexels(source, from: range.lowerBound, count: range.length) { texels in
        for i in 0..<sums.count {
          sums[i] = sums[i] &+ UInt32(texels.channel(i)) &* UInt32(weight)
        }
      }
    }
  }
}
