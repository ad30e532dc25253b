package import SegueRaster

/// Reads an animated picture, one frame after the other.
///
/// At any moment only the canvas, one frame and the compressed file are in memory.
package protocol PicturePlayer: AnyObject {
  /// The size of the canvas.
  var size: (width: Int, height: Int) { get }
  /// True if the file holds every pixel as it was, as far as its format has such a kind.
  var isLossless: Bool { get }
  /// The next frame; nothing behind the last one.
  func next() throws(PictureError) -> PlayedPicture?
}

/// The picture that an animated picture shows for a while.
package struct PlayedPicture: Sendable {
  /// The whole canvas, premultiplied.
  package let surface: Surface
  /// Duration for which it is seen: so many ``ticks``, of which a second has ``ticksPerSecond``.
  package let ticks: Int
  package let ticksPerSecond: Int
}
