import CVector

extension KernelBuild {
  /// Gives the pixels other colors: matrices of three rows by four columns, the last of which is added,
  /// act one after the other on the colors in 0...1 without their alpha; each result is limited to
  /// that range, and the last one rounded once with its alpha.
  @inline(never)
  public static func recolor(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, matrices: Span<Float>
  ) {
    withPixels(&row, range) { pixels in
      unsafe matrices.withUnsafeBufferPointer { numbers in
        replaceRegisters(pixels) { old in
          var colors = FloatChannels(old).colors
          var first = 0
          while first &+ 12 <= numbers.count {
            colors = FloatChannels(
              red: unsafe channel(numbers, first, colors),
              green: unsafe channel(numbers, first &+ 4, colors),
              blue: unsafe channel(numbers, first &+ 8, colors), alpha: colors.alpha)
            first &+= 12
          }
          return colors.map { $0 * colors.alpha }.pixels
        }
      }
    }
  }
}

/// One channel of the new colors: a row of a matrix.
@inline(__always)
private func channel(
  _ numbers: UnsafeBufferPointer<Float>, _ first: Int, _ colors: FloatChannels
) -> Floats {
  let sum =
    unsafe Floats(numbers[first]) * colors.red
    + Floats(numbers[first &+ 1]) * colors.green
    + Floats(numbers[first &+ 2]) * colors.blue
    + Floats(numbers[first &+ 3])
  return sum.clamped
}
