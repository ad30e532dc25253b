public import SegueRaster

/// Compresses the frames of an animated picture: of each only the part that differs from the frame
/// before it.
///
/// A frame depends on no other but that, so that several can be compressed at once. The same pixels
/// give the same bytes.
public struct AnimationEncoder: Sendable {
  private let recipe: AnimationRecipe
  /// The colors of all frames of a GIF with clear pixels.
  private let palette: Palette?
  /// The instruction set that takes alpha out; it changes no byte.
  private let kernels: KernelSet

  /// An encoder for the frames of an animated picture.
  ///
  /// - Parameter sample: colors of the film, which a GIF asks for that has clear pixels.
  public init(
    _ recipe: AnimationRecipe, sample: ColorSample? = nil, kernels: KernelSet = .widest
  ) {
    self.recipe = recipe
    palette = sample?.palette
    self.kernels = kernels
  }

  /// The frame `surface`, which is shown after `previous`, or is the first; nothing if both look the
  /// same.
  public func picture(
    of surface: Surface, after previous: Surface?
  ) throws(PictureError) -> AnimationPicture? {
    guard let place = previous.map(surface.changes) ?? surface.bounds else { return nil }
    switch recipe.format {
    case .apng: return try compressed(surface, in: place)
    case .webP(let quality): return try compressed(surface, in: place.even, quality)
    case .gif where recipe.isOpaque:
      return try GIFPainter(surface, after: previous, in: place, kernels).picture()
    case .gif:
      return try GIFPainter(surface, after: nil, in: surface.bounds, kernels).picture(palette)
    }
  }

  private func compressed(
    _ surface: Surface, in place: PixelRect
  ) throws(PictureError) -> AnimationPicture {
    let part = try surface.part(place)
    let file = try PNGEncoder(kernels: kernels).bytes(of: part, hasAlpha: !recipe.isOpaque)
    return AnimationPicture(place: place, bytes: PNGChunk.pixels(of: file))
  }

  private func compressed(
    _ surface: Surface, in place: PixelRect, _ quality: Int?
  ) throws(PictureError) -> AnimationPicture {
    let part = try recipe.isOpaque ? surface.part(place) : surface.straightPart(place, kernels)
    let writer = try WebPWriter(part, hasAlpha: !recipe.isOpaque, quality: quality)
    return AnimationPicture(place: place, bytes: writer.chunks)
  }
}

extension PixelRect {
  /// The rectangle with its corner at even numbers.
  fileprivate var even: PixelRect {
    PixelRect(minX: minX & ~1, minY: minY & ~1, maxX: maxX, maxY: maxY)
  }
}
