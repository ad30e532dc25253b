package import SegueRaster

/// The colors of a picture in squares, each the sum over its pixels.
package struct PictureSums {
  /// The squares beside each other.
  let columns: Int
  /// The squares below each other.
  let rows: Int
  /// The pixels of a square.
  let area: Int
  /// The sums of each square, row by row.
  package private(set) var squares: [SIMD4<UInt32>] = []

  /// Sums over squares of a side, as many as are wanted; a picture that has fewer columns or rows than a square
  /// is one square all the same.
  package init(of surface: Surface, columns: Int, rows: Int, side: Int) {
    let (across, down) = (min(side, surface.width), min(side, surface.height))
    (self.columns, self.rows, area) = (columns, rows, across * down)
    precondition(down <= 257, "two sums have to fit into a word")
    let width = (columns - 1) * side + across
    squares.reserveCapacity(columns * rows)
    // Red and blue of a column share a word, green has one of its own.
    var (outer, inner) = (
      [UInt32](repeating: 0, count: width), [UInt32](repeating: 0, count: width)
    )
    let pixels = surface.pixels
    for row in 0..<rows {
      for index in outer.indices { (outer[index], inner[index]) = (0, 0) }
      for y in row * side..<row * side + down {
        let line = pixels.extracting(y * surface.width..<y * surface.width + width)
        Self.add(line, to: &outer, and: &inner)
      }
      for column in 0..<columns {
        var sum = SIMD4<UInt32>()
        for index in column * side..<column * side + across {
          sum &+= SIMD4(outer[index] & 0xffff, inner[index], outer[index] >> 16, 0)
        }
        squares.append(sum)
      }
    }
  }

  private static func add(
    _ line: Span<UInt32>, to outer: inout [UInt32], and inner: inout [UInt32]
  ) {
    var reds = outer.mutableSpan
    for index in line.indices { reds[index] &+= line[index] & 0x00ff_00ff }
    var greens = inner.mutableSpan
    for index in line.indices { greens[index] &+= line[index] >> 8 & 0xff }
  }

  /// The sum over four squares, as many as are there.
  func four(_ column: Int, _ row: Int) -> SIMD4<UInt32> {
    let place = 2 * row * columns + 2 * column
    return squares[place] &+ squares[place + 1] &+ squares[place + columns]
      &+ squares[place + columns + 1]
  }
}
