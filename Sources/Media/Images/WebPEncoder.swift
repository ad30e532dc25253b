package import SegueRaster

/// Writes surfaces as still WebP pictures: straight alpha, or none where every pixel is opaque.
package struct WebPEncoder: Hashable, Sendable {
  /// The most pixels along a side.
  package static let maximumSide = 16_383

  /// The quality from 0 to 100; nil for pixels as they are.
  package var quality: Int?

  /// An encoder with a quality from 0 to 100, or without loss.
  package init(quality: Int? = nil) { self.quality = quality }

  /// The effort without loss: as fast as a PNG, for three quarters of its bytes.
  private static let effort: CInt = 0

  /// The file as bytes.
  package func bytes(of surface: Surface) throws(PictureError) -> [UInt8] {
    let isOpaque = surface.isOpaque
    let straight = try PictureError.ofMemory { () throws(MemoryError) in
      isOpaque ? surface : try surface.straight()
    }
    let writer = try WebPWriter(
      straight, hasAlpha: !isOpaque, quality: quality, effort: Self.effort)
    return writer.file
  }
}
