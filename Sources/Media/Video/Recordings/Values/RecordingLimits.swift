import SegueImages
import SegueRaster

/// Size limits of a recorded film.
package struct RecordingLimits: Hashable, Sendable {
  /// The most pixels of a frame.
  package var pixels = 1 << 25
  /// The most frames.
  package var frames = 216_000
  /// The most pixels of all frames together: an hour of 390x844, ten minutes of 4K, both at 60 frames a
  /// second.
  package var allPixels = 1 << 38
  /// The most bytes of a file that is read as a whole: all but movies.
  package var bytes = 1 << 29

  /// Limits that films of screens are within.
  package init() {}
}

extension RecordingLimits {
  /// Returns the picture in the bytes of a file that is within the limits.
  func picture(in bytes: Span<UInt8>) throws(PictureError) -> Surface {
    var budget = MemoryBudget(bytes: 8 * pixels)
    let decoder = PictureDecoder(
      limits: PictureLimits(side: Surface.maximumSide, pixels: pixels))
    return try decoder.decode(bytes, budget: &budget).surface
  }
}
