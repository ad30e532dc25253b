package import SegueRaster

/// A frame on its way into a movie.
///
/// Which of the two a codec takes says ``MovieRecipe/takesSurfaces``.
package enum MovieFrame: Sendable {
  /// Luma and chroma, already converted.
  case planes(VideoPlanes)
  /// Premultiplied pixels.
  case surface(Surface)
}
