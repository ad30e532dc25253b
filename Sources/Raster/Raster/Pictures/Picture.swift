/// An immutable picture, prepared for drawing.
///
/// A picture that is only moved is drawn from its rows. For everything else it is cut into strips
/// once, and into strips of copies of half, a quarter, ... of its size; that takes about as much
/// memory again, and a third for the copies.
public struct Picture: Sendable {
  /// The pixels.
  public let surface: Surface
  /// True if every pixel is opaque.
  public let isOpaque: Bool
  private let levels: PictureLevels

  /// Uses that a picture can be prepared for.
  public enum Use: Int, Hashable, Sendable, Comparable {
    /// Being moved.
    case moved
    /// Being scaled, rotated or skewed, down to half its size.
    case turned
    /// Being scaled to any size.
    case shrunk

    /// A use that needs less comes first.
    public static func < (a: Use, b: Use) -> Bool { a.rawValue < b.rawValue }
  }

  /// A picture of these pixels, prepared for a use; for another one it is prepared when it is first
  /// drawn so.
  public init(
    _ surface: Surface, for use: Use = .moved, kernels: KernelSet = .widest
  ) throws(MemoryError) {
    self.surface = surface
    isOpaque = surface.pixels.indices.allSatisfy { surface.pixels[$0] >> 24 == 255 }
    levels = PictureLevels(kernels)
    _ = try levels(for: use)
  }

  /// A layer that will be drawn; it is sampled in sizes of its own.
  init(layer surface: Surface, kernels: KernelSet) {
    self.surface = surface
    isOpaque = false
    levels = PictureLevels(kernels)
  }

  /// The number of columns.
  public var width: Int { surface.width }
  /// The number of rows.
  public var height: Int { surface.height }

  /// The sizes that are cut into strips for a use, the largest first.
  func levels(for use: Use) throws(MemoryError) -> [PictureLevel] {
    try levels.chain(of: surface, for: use)
  }
}
