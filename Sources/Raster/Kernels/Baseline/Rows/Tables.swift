extension KernelBuild {
  /// Looks up a color for each pixel of `range`: the entry of `table` at the position `first` plus
  /// the pixel's index times `step`, in 1/2²⁰ of an entry, limited to the table.
  @inline(never)
  public static func lookUp(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>, first: Int,
    step: Int
  ) {
    let last = length(table) - 1
    precondition(last >= 0, "the table has no entry")
    withPixels(&row, range) { pixels in
      withTexels(table, from: 0, count: last + 1) { entries in
        // So far away that nothing comes back, and that distances are numbers.
        let first = min(max(first, -1 &<< 62), 1 &<< 62)
        let inside = placesInside(first, step, pixels.count, length: last &+ 1)
        let (low, high) = step < 0 ? (last, 0) : (0, last)
        pixels.part(0..<inside.lowerBound).fill(entries[low])
        if step == 0, inside.lowerBound < inside.upperBound {
          pixels.part(inside).fill(entries[first &>> 20])
        } else {
          for i in inside { pixels[i] = entries[(first &+ i &* step) &>> 20] }
        }
        pixels.part(inside.upperBound..<pixels.count).fill(entries[high])
      }
    }
  }
}

/// Returns the range of the first `count` places `first` + i · `step` that are in a table of some entries; the
/// others are before it, and on the other side of these behind it.
@inline(__always)
private func placesInside(_ first: Int, _ step: Int, _ count: Int, length: Int) -> Range<Int> {
  let end = length &<< 20
  if step == 0 {
    if first < 0 { return count..<count }
    return first < end ? 0..<count : 0..<0
  }
  // Where the places enter and leave, walking up the table.
  let way = step > 0 ? first : end &- 1 &- first
  let pace = step > 0 ? step : 0 &- max(step, 0 &- Int.max)
  let entry = way >= 0 ? 0 : min((-1 &- way) / pace &+ 1, count)
  let exit = way >= end ? 0 : min((end &- 1 &- way) / pace &+ 1, count)
  return entry..<max(entry, exit)
}

extension KernelBuild {
  /// Looks up a color for each pixel of `range` by its distance from a center.
  ///
  /// `u` and `v` are the first pixel's distances in 1/2³² of the radius, which is as long as the table.
  @inline(never)
  public static func lookUpRadial(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>,
    u: Int, v: Int, du: Int, dv: Int
  ) {
    let last = length(table) - 1
    precondition(last >= 0, "the table has no entry")
    withPixels(&row, range) { pixels in
      withTexels(table, from: 0, count: last + 1) { entries in
        let scale = Double(last &+ 1) / 4_294_967_296
        for i in 0..<pixels.count {
          let x = Double(u &+ i &* du)
          let y = Double(v &+ i &* dv)
          let entry = (x * x + y * y).squareRoot() * scale
          pixels[i] = entries[Int(min(entry, Double(last)))]
        }
      }
    }
  }
}
