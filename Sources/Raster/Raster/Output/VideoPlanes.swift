/// A frame as video encoders take it: BT.709, limited range, chroma at half the resolution and sited
/// left.
///
/// An odd size is padded by one repeated row or column.
public struct VideoPlanes: Sendable {
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
  /// Object that copies of the planes share.
  private var owner = Owner()

  private final class Owner: Sendable {}

  /// Planes for a canvas of this size.
  public init(width: Int, height: Int) {
    self.width = (width + 1) & ~1
    self.height = (height + 1) & ~1
    luma = [UInt8](repeating: 0, count: self.width * self.height)
    blue = [UInt8](repeating: 0, count: self.width * self.height / 4)
    red = blue
  }

  /// True if nobody else has a copy of the planes, so that writing to them copies nothing.
  package var isUnique: Bool { mutating get { isKnownUniquelyReferenced(&owner) } }
}

extension VideoPlanes: Hashable {
  /// Returns true if both have the same size and the same bytes.
  public static func == (a: VideoPlanes, b: VideoPlanes) -> Bool {
    a.width == b.width && a.height == b.height && a.luma == b.luma && a.blue == b.blue
      && a.red == b.red
  }

  /// Feeds the bytes to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(luma)
    hasher.combine(blue)
    hasher.combine(red)
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

    /// Columns on either side of changed pixels that have to be there so that all planes can follow them: the
    /// chroma of a column and of the next one looks at both neighbors.
    static let reach = 3

    /// Writes what becomes different where pixels have changed in some columns.
    func convert(
      _ pixels: Span<UInt32>, changedIn columns: Range<Int>, into planes: inout VideoPlanes,
      _ kernels: KernelSet
    ) {
      let end = min((columns.upperBound + 1) & ~1 + 2, planes.width)
      let part = columns.lowerBound & ~1..<end
      if part.count == planes.width { return convert(pixels, into: &planes, kernels) }
      convert(
        pixels, columns: part, luma: &planes.luma, blue: &planes.blue, red: &planes.red,
        half: planes.width / 2, with: kernels)
    }

    /// Two rows of luma follow each other in room of their own before they are where they belong.
    private func convert(
      _ pixels: Span<UInt32>, columns: Range<Int>, luma: inout [UInt8], blue: inout [UInt8],
      red: inout [UInt8], half: Int, with kernels: KernelSet
    ) {
      let grid = grid
      let count = columns.count
      var pair = [UInt8](repeating: 0, count: 2 * count)
      for y in stride(from: rows.lowerBound, to: rows.upperBound, by: 2) {
        let start = y * 2 * half + columns.lowerBound
        let chroma = y / 2 * half + columns.lowerBound / 2
        var pairSpan = pair.mutableSpan
        var blueSpan = blue.mutableSpan
        var redSpan = red.mutableSpan
        kernels.build.video(
          luma: &pairSpan, in: 0..<2 * count, blue: &blueSpan, red: &redSpan,
          in: chroma..<chroma + count / 2, source: pixels,
          upper: grid.index(columns.lowerBound, y), lower: grid.index(columns.lowerBound, y + 1))
        luma[start..<start + count] = pair[..<count]
        luma[start + 2 * half..<start + 2 * half + count] = pair[count...]
      }
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
