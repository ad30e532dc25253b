import CVector

/// Returns the offset of a texel in a picture that is prepared for sampling at an angle.
///
/// The picture, with a border of one repeated texel, is cut in upright strips of 15 columns; each
/// row of a strip is one cache line of 16 texels, the last of which repeats the first of the next
/// strip. So no pair of neighboring texels crosses a line, and rows of a strip follow each other in
/// memory, whatever the direction of the walk. Channels are stored minus 128, as signed bytes.
@inline(__always)
func stripOffset(column: Int, row: Int, rows: Int) -> Int {
  let strip = column / 15
  return (strip &* rows &+ row) &* 16 &+ column &- strip &* 15
}

extension KernelBuild {
  /// Cuts a picture of `width` by `height` pixels into strips.
  @inline(never)
  public static func cut(
    _ strips: inout MutableSpan<UInt32>, source: Span<UInt32>, width: Int, height: Int, stride: Int
  ) {
    let rows = height + 2
    let count = (width + 2 + 14) / 15
    precondition(strips.count >= count * rows * 16, "the strips are too short")
    precondition(source.count >= (height - 1) * stride + width, "the source is too short")
    unsafe strips.withUnsafeMutableBufferPointer { strips in
      unsafe source.withUnsafeBufferPointer { source in
        for strip in 0..<count {
          for row in 0..<rows {
            let from = min(max(row - 1, 0), height - 1) * stride
            let line = (strip * rows + row) * 16
            for i in 0..<16 {
              let column = min(max(strip * 15 + i - 1, 0), width - 1)
              unsafe strips[line + i] = source[from + column] ^ 0x8080_8080
            }
          }
        }
      }
    }
  }
}
