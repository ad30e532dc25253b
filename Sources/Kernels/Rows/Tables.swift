/// Looks up a color for each pixel of `range`: the entry of `table` at the position `first` plus
/// the pixel's index times `step`, in 1/65 536 of an entry, limited to the table.
@inline(never)
public func lookUp(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>, first: Int, step: Int
) {
  precondition(length(table) > 0, "the table has no entry")
  withPixels(&row, range) { pixels in
    withTexels(table, 0, length(table)) { entries in
      let last = length(table) &- 1
      for i in 0..<pixels.count {
        pixels[i] = entries[min(max((first &+ i &* step) &>> 16, 0), last)]
      }
    }
  }
}

/// Looks up a color for each pixel of `range` by its distance from a center: `u` and `v` are the
/// first pixel's distances in 1/65 536 of a radius, which is as long as the table.
@inline(never)
public func lookUpRadial(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>,
  u: Int, v: Int, du: Int, dv: Int
) {
  precondition(length(table) > 0, "the table has no entry")
  withPixels(&row, range) { pixels in
    withTexels(table, 0, length(table)) { entries in
      let last = length(table) &- 1
      let scale = Double(last) / 65_536
      for i in 0..<pixels.count {
        let x = Double(u &+ i &* du)
        let y = Double(v &+ i &* dv)
        let entry = (x * x + y * y).squareRoot() * scale + 0.5
        pixels[i] = entries[Int(min(entry, Double(last)))]
      }
    }
  }
}
