extension KernelBuild {
  /// Writes coverage that is a product of a profile across, one per pixel, and one factor for the
  /// row, both of 65 536 = 1, rounded to a byte.
  @inline(never)
  public static func scaleProfile(
    _ coverage: inout MutableSpan<UInt8>, in range: Range<Int>, profile: Span<UInt32>,
    at start: Int,
    factor: UInt32
  ) {
    precondition(factor <= 65_536, "a factor is at most one")
    withTexels(profile, from: start, count: range.length) { profile in
      unsafe coverage.withUnsafeMutableBufferPointer { bytes in
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "too short")
        for i in 0..<range.length {
          let part = (profile[i] &* (factor &>> 1) &+ 16_384) &>> 15
          let byte = (min(part, 65_536) &* 255 &+ 32_768) &>> 16
          unsafe bytes[range.lowerBound &+ i] = UInt8(truncatingIfNeeded: byte)
        }
      }
    }
  }

  /// Adds a profile across, times one factor of 65 536 = 1, to sums of 2¹⁸ = 1.
  @inline(never)
  public static func accumulate(
    _ sums: inout MutableSpan<UInt32>, in range: Range<Int>, profile: Span<UInt32>, at start: Int,
    factor: UInt32
  ) {
    withPixels(&sums, range) { sums in
      withTexels(profile, from: start, count: sums.count) { profile in
        for i in 0..<sums.count { sums[i] = sums[i] &+ (profile[i] &* factor) &>> 14 }
      }
    }
  }

  /// Takes a profile across, times one factor of 65 536 = 1, from sums of 2¹⁸ = 1.
  @inline(never)
  public static func deduct(
    _ sums: inout MutableSpan<UInt32>, in range: Range<Int>, profile: Span<UInt32>, at start: Int,
    factor: UInt32
  ) {
    withPixels(&sums, range) { sums in
      withTexels(profile, from: start, count: sums.count) { profile in
        for i in 0..<sums.count { sums[i] = sums[i] &- (profile[i] &* factor) &>> 14 }
      }
    }
  }

  /// Writes sums of 2¹⁸ = 1 as bytes; sums a little below zero become zero.
  @inline(never)
  public static func round(
    _ coverage: inout MutableSpan<UInt8>, in range: Range<Int>, sums: Span<UInt32>
  ) {
    withTexels(sums, from: 0, count: range.length) { sums in
      unsafe coverage.withUnsafeMutableBufferPointer { bytes in
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "too short")
        for i in 0..<range.length {
          let sum = Int32(bitPattern: sums[i])
          let share = UInt32(bitPattern: sum > 0 ? sum : 0)
          let byte = ((share < 1 &<< 18 ? share : 1 &<< 18) &* 255 &+ 1 &<< 17) &>> 18
          unsafe bytes[range.lowerBound &+ i] = UInt8(truncatingIfNeeded: byte)
        }
      }
    }
  }
}
