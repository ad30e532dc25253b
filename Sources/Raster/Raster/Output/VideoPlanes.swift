/// A frame as video encoders take it: BT.709, limited range, chroma at half the resolution and sited
/// left.
///
/// An odd size is padded by one repeated row or column.
public struct VideoPlanes: Hashable, Sendable {
  /// The columns of luma: even.
  public let width: Int
  /// The rows of luma: even.
  public let height: Int
  /// Luma, row after row without gaps.
  public var luma: [UInt8]
  /// The blue difference, row after row without gaps.
  public var blue: [UInt8]
  /// The red difference, row after row without gaps.
  public var red: [UInt8]

  /// Planes for a canvas of this size.
  public init(width: Int, height: Int) {
    self.width = (width + 1) & ~1
    self.height = (height + 1) & ~1
    luma = [UInt8](repeating: 0, count: self.width * self.height)
    blue = [UInt8](repeating: 0, count: self.width * self.height / 4)
    red = blue
  }
}

extension VideoPlanes {
  /// A few rows of the canvas that become luma and chroma while they are in the cache.
  ///
  /// The rows carry one column before the first, because chroma looks at its neighbors, and one after
  /// the last, which belongs to the picture if its width is odd.
  struct Band {
    let width: Int
    let rows: Range<Int>

    /// The rows of a band, but for the last: even, and few enough for the cache.
    static let height = 32

    /// Layout of the band's pixels in memory, one row after the other.
    var grid: PixelGrid {
      PixelGrid(
        region: PixelRect(
          minX: -1, minY: rows.lowerBound, maxX: width + 1, maxY: rows.lowerBound + Band.height),
        stride: width + 2)
    }

    /// The pixels a band of a canvas needs.
    static func capacity(width: Int) -> Int { (width + 2) * height }

    /// Repeats the first and the last column, and the last row if there is an odd number of rows.
    func pad(_ pixels: inout MutableSpan<UInt32>) {
      let grid = grid
      for y in rows {
        let start = grid.index(-1, y)
        pixels[start] = pixels[start + 1]
        pixels[start + width + 1] = pixels[start + width]
      }
      if rows.count % 2 == 1 {
        let last = grid.index(-1, rows.upperBound - 1)
        for x in 0..<grid.stride { pixels[last + grid.stride + x] = pixels[last + x] }
      }
    }

    /// Writes the band into the planes.
    func convert(
      _ pixels: Span<UInt32>, into planes: inout VideoPlanes, _ kernels: KernelSet
    ) {
      let half = planes.width / 2
      convert(
        pixels, luma: &planes.luma, blue: &planes.blue, red: &planes.red, half: half, with: kernels)
    }

    private func convert(
      _ pixels: Span<UInt32>, luma: inout [UInt8], blue: inout [UInt8], red: inout [UInt8],
      half: Int, with kernels: KernelSet
    ) {
      let grid = grid
      var lumaSpan = luma.mutableSpan
      var blueSpan = blue.mutableSpan
      var redSpan = red.mutableSpan
      for y in stride(from: rows.lowerBound, to: rows.upperBound, by: 2) {
        kernels.build.video(
          luma: &lumaSpan, in: y * 2 * half..<(y + 2) * 2 * half,
          blue: &blueSpan, red: &redSpan, in: y / 2 * half..<(y / 2 + 1) * half,
          source: pixels, upper: grid.index(0, y), lower: grid.index(0, y + 1))
      }
    }
  }
}
