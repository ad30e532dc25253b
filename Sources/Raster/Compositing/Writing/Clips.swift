import SegueRaster

/// Clips of the layers around, which bound drawing from outside.
struct Clips {
  /// The pixels that upright clips leave; `nil` if there is none.
  private(set) var pixels: PixelRect?
  /// The shapes of all others.
  private(set) var outlines: [Shape] = []

  /// No bounds.
  static let none = Clips()

  /// The clips with one more.
  func adding(_ shape: Shape) -> Clips {
    var clips = self
    if case .pixels(let rect) = shape {
      clips.pixels = pixels?.intersection(rect) ?? rect
    } else {
      clips.outlines.append(shape)
    }
    return clips
  }

  /// The pixels of `area` that no clip takes away whole.
  func visible(in area: PixelRect) -> PixelRect {
    outlines.reduce(pixels?.intersection(area) ?? area) { $0.intersection($1.bounds) }
  }

  /// The command within the clips.
  ///
  /// A clip that is the command's shape anyway would thin its edge.
  func applied(to command: DrawCommand) -> DrawCommand {
    var command = command
    command.clips += outlines.filter { $0 != command.shape }
    guard let pixels else { return command }
    if case .pixels(let rect) = command.shape {
      command.shape = .pixels(rect.intersection(pixels))
    } else if !pixels.contains(command.bounds) {
      command.clips.append(.pixels(pixels))
    }
    return command
  }
}
