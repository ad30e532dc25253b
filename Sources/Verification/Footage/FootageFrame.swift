public import SegueRaster

/// What a picture looks like in the squares of a grid.
public struct FootageFrame: Sendable {
  /// The mean color of each square, red lowest.
  let means: [UInt32]
  /// A sum over the pixels of each square, which differs where any of them does.
  let sums: [UInt32]
  /// The picture in a few numbers, in sixteenths of a level: where things are, roughly.
  let sketch: [Int32]

  /// Looks at a picture of the grid's size; in front of black, where the other film knows no alpha.
  public init(_ surface: Surface, in grid: FootageGrid, onBlack isOnBlack: Bool) {
    var means = [UInt32](repeating: 0, count: grid.count)
    var sums = [UInt32](repeating: 0, count: grid.count)
    let pixels = surface.pixels
    let opaque: UInt32 = isOnBlack ? 0xff00_0000 : 0
    for index in 0..<grid.count {
      let place = grid.place(of: index)
      var (red, green, blue, sum): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 2_166_136_261)
      for y in place.rows {
        let row = y * grid.width
        for x in place.columns {
          let word = pixels[row + x] | opaque
          red &+= word & 255
          green &+= word >> 8 & 255
          blue &+= word >> 16 & 255
          sum = (sum ^ word) &* 2_654_435_761
          sum ^= sum >> 15
        }
      }
      let count = UInt32(place.width * place.height)
      let half = count / 2
      // A shift binds closer than a division.
      means[index] =
        ((red + half) / count) | ((green + half) / count) << 8 | ((blue + half) / count) << 16
      sums[index] = sum
    }
    self.means = means
    self.sums = sums
    sketch = Self.sketch(means, grid)
  }

  init(means: [UInt32], sums: [UInt32], in grid: FootageGrid) {
    self.means = means
    self.sums = sums
    sketch = Self.sketch(means, grid)
  }

  /// The most fields of a sketch along a side.
  private static let fields = 16

  private static func sketch(_ means: [UInt32], _ grid: FootageGrid) -> [Int32] {
    let (columns, rows) = (min(fields, grid.columns), min(fields, grid.rows))
    var sketch: [Int32] = []
    sketch.reserveCapacity(3 * columns * rows)
    for row in 0..<rows {
      let ys = row * grid.rows / rows..<(row + 1) * grid.rows / rows
      for column in 0..<columns {
        let xs = column * grid.columns / columns..<(column + 1) * grid.columns / columns
        var sums: (Int32, Int32, Int32) = (0, 0, 0)
        for y in ys {
          for x in xs {
            let mean = means[y * grid.columns + x]
            sums.0 += Int32(mean & 255)
            sums.1 += Int32(mean >> 8 & 255)
            sums.2 += Int32(mean >> 16 & 255)
          }
        }
        let count = Int32(xs.count * ys.count)
        sketch += [sums.0 * 16 / count, sums.1 * 16 / count, sums.2 * 16 / count]
      }
    }
    return sketch
  }
}
