/// Looks up a color for each pixel of `range`: the entry of `table` at the position `first` plus
/// the pixel's index times `step`, in 1/2²⁰ of an entry, limited to the table.
@inline(never)
public func lookUp(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>, first: Int, step: Int
) {
  let last = length(table) - 1
  precondition(last >= 0, "the table has no entry")
  withPixels(&row, range) { pixels in
    withTexels(table, 0, last + 1) { entries in
      for i in 0..<pixels.count {
        pixels[i] = entries[min(max((first &+ i &* step) &>> 20, 0), last)]
      }
    }
  }
}

/// Looks up a color for each pixel of `range` by its distance from a center.
///
/// `u` and `v` are the first pixel's distances in 1/2³² of the radius, which is as long as the table.
@inline(never)
public func lookUpRadial(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, table: Span<UInt32>,
  u: Int, v: Int, du: Int, dv: Int
) {
  let last = length(table) - 1
  precondition(last >= 0, "the table has no entry")
  withPixels(&row, range) { pixels in
    withTexels(table, 0, last + 1) { entries in
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
