/// The size of the tiles that are finished one after the other.
public struct TileSize: Hashable, Sendable {
  /// The columns of a tile.
  public var width: Int
  /// The rows of a tile.
  public var height: Int

  /// Tiles of this size; without one, bands whose pixels stay in the second cache.
  public init(width: Int = Surface.maximumSide, height: Int = 64) {
    precondition(width > 0 && height > 0, "a tile has at least one pixel")
    self.width = width
    self.height = height
  }

  /// The parts of a region, from left to right and from top to bottom.
  func tiles(of region: PixelRect) -> [PixelRect] {
    stride(from: region.minY, to: region.maxY, by: height).flatMap { y in
      stride(from: region.minX, to: region.maxX, by: width).map { x in
        PixelRect(x: x, y: y, width: width, height: height).intersection(region)
      }
    }
  }
}
