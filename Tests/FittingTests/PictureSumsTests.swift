import SegueFitting
import SegueRaster
import TestSupport
import Testing

/// Sums of colors in squares.
@Suite struct PictureSumsTests {
  @Test(arguments: [(64, 48, 1), (65, 49, 2), (131, 77, 3), (50, 3, 5), (3, 50, 5), (128, 128, 16)])
  func `they are those of each pixel`(width: Int, height: Int, side: Int) throws {
    var random = SeededGenerator(seed: UInt64(width))
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for i in pixels.indices { pixels[i] = UInt32(truncatingIfNeeded: random.next()) }
      // The largest sums there are.
      for i in 0..<min(3, pixels.count) { pixels[i] = .max }
    }
    let (columns, rows) = (max(1, width / side), max(1, height / side))
    let sums = PictureSums(of: surface, columns: columns, rows: rows, side: side)
    #expect(sums.squares.count == columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var expected = SIMD4<UInt32>()
        for y in row * side..<min((row + 1) * side, height) {
          for x in column * side..<min((column + 1) * side, width) {
            let word = surface.pixels[y * width + x]
            expected &+= SIMD4(word & 255, word >> 8 & 255, word >> 16 & 255, 0)
          }
        }
        #expect(sums.squares[row * columns + column] == expected)
      }
    }
  }

  @Test func `white squares of the largest side have the largest sums`() throws {
    var surface = try Surface(width: 4, height: 257)
    try surface.withPixels { for i in $0.indices { $0[i] = .max } }
    let sums = PictureSums(of: surface, columns: 1, rows: 1, side: 257)
    let most: UInt32 = 4 * 257 * 255
    #expect(sums.squares == [SIMD4(most, most, most, 0)])
  }
}
