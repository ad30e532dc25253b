package import SegueGeometry
package import SegueRaster

/// A picture that has been decoded.
package struct DecodedAsset: Sendable {
  /// Kinds of content of a picture.
  package enum Content: Sendable {
    /// Pixels.
    case pixels(Surface)
    /// Outlines, which can be drawn at any size.
    case outlines(any DrawableAsset)
  }

  /// The content of the picture.
  package let content: Content
  /// Warnings about oddities of the file, in sentences.
  package let warnings: [String]

  /// The picture, and what was odd about its file.
  package init(_ content: Content, warnings: [String] = []) {
    self.content = content
    self.warnings = warnings
  }
}

/// A picture of outlines.
package protocol DrawableAsset: Sendable {
  /// Its own size, in points.
  var size: Size { get }

  /// The picture, drawn to fill this many pixels, whose memory is taken from `budget`.
  func surface(
    width: Int, height: Int, budget: inout MemoryBudget
  ) throws(RenderError) -> Surface
}

/// Decodes the pictures of scenes, of whatever formats there are.
package protocol AssetDecoder: Sendable {
  /// The picture in a file's bytes, which takes its memory from `budget`.
  func decode(
    _ bytes: [UInt8], budget: inout MemoryBudget
  ) throws(RenderError) -> DecodedAsset
}
