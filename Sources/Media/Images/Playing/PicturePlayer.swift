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
  func next() throws(PlaybackError) -> PlayedPicture?
}

/// The picture that an animated picture shows for a while.
package struct PlayedPicture: Sendable {
  /// The whole canvas, premultiplied.
  package let surface: Surface
  /// Duration for which it is seen: so many ``ticks``, of which a second has ``ticksPerSecond``.
  package let ticks: Int
  package let ticksPerSecond: Int
}

/// The reason why an animated picture cannot be played.
package enum PlaybackError: Error, Hashable, Sendable {
  /// It ends before its last frame does.
  case truncated
  /// It breaks the rules of its format, in some words.
  case damaged(String)
  /// It has more pixels than allowed.
  case tooLarge(width: Int, height: Int)
  /// There is no memory for it.
  case memory(MemoryShortage)

  /// Creates the error from that of a single picture of it.
  init(_ error: PictureError) {
    self =
      switch error {
      case .truncated: .truncated
      case .memory(let shortage): .memory(shortage)
      case .tooLarge(let width, let height, _): .tooLarge(width: width, height: height)
      case .damaged(_, let words): .damaged(words)
      default: .damaged("a frame: \(error)")
      }
  }
}
