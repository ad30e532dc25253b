extension KernelBuild {
  /// Multiplies every byte of `range` by the byte of `other` at the same distance from `start`.
  @inline(never)
  public static func multiply(
    _ coverage: inout MutableSpan<UInt8>, in range: Range<Int>, by other: Span<UInt8>, at start: Int
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= coverage.count, "too short")
    withCoverage(other, from: start, count: range.length) { other in
      unsafe coverage.withUnsafeMutableBufferPointer { bytes in
        for i in 0..<range.length {
          let product = UInt32(unsafe bytes[range.lowerBound &+ i]) &* UInt32(other[i])
          unsafe bytes[range.lowerBound &+ i] = UInt8(truncatingIfNeeded: dividedBy255(product))
        }
      }
    }
  }
}
