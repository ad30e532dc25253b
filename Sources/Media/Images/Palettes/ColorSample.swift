public import SegueRaster

/// The colors of some frames of a film, for a GIF with clear pixels.
///
/// Such a GIF paints each frame anew, so that with a palette for each what rests would flicker.
public struct ColorSample: Sendable {
  private var census = ColorCensus()

  /// No colors.
  public init() {}

  /// Adds the colors of a frame's opaque pixels.
  public mutating func add(
    _ surface: Surface, kernels: KernelSet = .widest
  ) throws(PictureError) {
    let part = try surface.straightPart(surface.bounds, kernels)
    let words = part.pixels
    for index in words.indices where words[index] >> 24 >= 128 {
      _ = census.count(words[index] & 0xff_ffff)
    }
  }

  /// The colors that stand for all of them, with room for one that is clear; nothing if there are none.
  var palette: Palette? { census.colors.isEmpty ? nil : Palette(of: census, limit: 255) }
}
