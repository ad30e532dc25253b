/// Writes coverage that is a product of a profile across, one per pixel, and one factor for the
/// row, both of 65 536 = 1, rounded to a byte.
@inline(never)
public func scaleProfile(
  _ coverage: inout MutableSpan<UInt8>, _ range: Range<Int>, profile: Span<UInt32>, at start: Int,
  factor: UInt32
) {
  precondition(range.lowerBound >= 0 && range.upperBound <= coverage.count, "too short")
  precondition(factor <= 65_536, "a factor is at most one")
  withTexels(profile, start, range.count) { profile in
    unsafe coverage.withUnsafeMutableBufferPointer { bytes in
      for i in 0..<range.count {
        let part = (profile[i] &* (factor &>> 1) &+ 16_384) &>> 15
        let byte = (min(part, 65_536) &* 255 &+ 32_768) &>> 16
        unsafe bytes[range.lowerBound &+ i] = UInt8(truncatingIfNeeded: byte)
      }
    }
  }
}

/// Adds a profile across, times one factor of 65 536 = 1, to sums.
@inline(never)
public func accumulate(
  _ sums: inout MutableSpan<UInt32>, _ range: Range<Int>, profile: Span<UInt32>, at start: Int,
  factor: UInt32
) {
  withPixels(&sums, range) { sums in
    withTexels(profile, start, sums.count) { profile in
      for i in 0..<sums.count { sums[i] = sums[i] &+ (profile[i] &* factor) &>> 14 }
    }
  }
}
