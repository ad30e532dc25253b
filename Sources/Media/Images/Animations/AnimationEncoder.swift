package import SegueRaster

/// Compresses the frames of an animated picture: of each only the part that differs from the frame
/// before it.
///
/// A frame depends on no other but that, so that several can be compressed at once. The same pixels
/// give the same bytes.
package struct AnimationEncoder: Sendable {
  let recipe: AnimationRecipe
  /// The colors of all frames of a GIF with clear pixels.
  let palette: Palette?
  /// The instruction set that takes alpha out; it changes no byte.
  let kernels: KernelSet

  /// An encoder for the frames of an animated picture.
  ///
  /// - Parameter sample: colors of the film, which a GIF asks for that has clear pixels.
  package init(
    _ recipe: AnimationRecipe, sample: ColorSample? = nil, kernels: KernelSet = .widest
  ) {
    self.recipe = recipe
    palette = sample?.palette
    self.kernels = kernels
  }

  /// The frame `surface`, which is shown after `previous`, or is the first; nothing if both look the
  /// same.
  package func picture(
    of surface: Surface, after previous: Surface?
  ) throws(PictureError) -> AnimationPicture? {
    guard let place = previous.map(surface.changes) ?? surface.bounds else { return nil }
    return try recipe.format.traits.picture(of: surface, after: previous, in: place, by: self)
  }
}
