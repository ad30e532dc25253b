import SegueRaster

/// Opacity of a layer and the clips around it: how its commands reach the surface.
struct DrawContext {
  var opacity: UInt8 = 255
  var clips = Clips.none

  /// Nothing faded and nothing cut off.
  static let plain = DrawContext()

  /// The context with one more clip.
  func adding(_ shape: Shape) -> DrawContext {
    DrawContext(opacity: opacity, clips: clips.adding(shape))
  }

  /// The command with the opacity, within the clips.
  func applied(to command: DrawCommand) -> DrawCommand {
    var command = command
    command.opacity = opacity
    return clips.applied(to: command)
  }
}
