import SegueRaster

/// The properties of an animated picture, before its first frame.
package struct AnimationRecipe: Hashable, Sendable {
  /// The kind of file.
  package let format: AnimationFormat
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// True if every pixel of every frame is opaque; if not, alpha is kept as far as the format has it.
  package let isOpaque: Bool
  /// The number of frames in ``seconds``.
  package let frames: Int
  /// The number of seconds that ``frames`` take.
  package let seconds: Int
  /// Number of times it is shown; 0 is forever.
  package let plays: Int

  /// An animated picture that shows `frames` in `seconds`.
  package init(
    _ format: AnimationFormat, width: Int, height: Int, isOpaque: Bool, frames: Int,
    per seconds: Int, plays: Int = 0
  ) {
    precondition(frames > 0 && seconds > 0, "a frame rate must be positive")
    precondition((0...65_535).contains(plays), "no format counts further")
    self.format = format
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.frames = frames
    self.seconds = seconds
    self.plays = plays
  }

  /// The framing that puts compressed frames together to a file of the format.
  var framing: any AnimationFraming { format.traits.framing(self) }
}
