import SegueRaster

/// Plays an animated WebP, as libwebp composes it.
package final class WebPPlayer: PicturePlayer {
  private let animation: WebPAnimation

  /// Begins to play the file.
  package init(_ file: [UInt8], limits: PictureLimits = .standard) throws(PictureError) {
    animation = try WebPAnimation(file, limits: limits)
  }

  package var size: (width: Int, height: Int) { (animation.width, animation.height) }
  package var isLossless: Bool { animation.isLossless }

  /// Returns true if a WebP says that it moves; reads its head alone.
  package static func moves(_ head: [UInt8]) -> Bool {
    head.count > 20 && head[12..<16].elementsEqual("VP8X".utf8) && head[20] & 2 != 0
  }

  package func next() throws(PictureError) -> PlayedPicture? {
    guard let (surface, milliseconds) = try animation.next() else { return nil }
    return PlayedPicture(surface: surface, ticks: milliseconds, ticksPerSecond: 1_000)
  }
}
