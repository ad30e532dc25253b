/// The files that hold pictures which move.
public enum AnimationFormat: Hashable, Sendable {
  /// Every pixel as it is.
  case apng
  /// Every pixel as it is, or as good as `quality` of 100 makes it.
  case webP(quality: Int?)
  /// At most 256 colors in the part of a frame that changes.
  case gif

  /// The longest side of a picture, if it is shorter than that of a surface.
  public var maximumSide: Int? {
    if case .webP = self { 16_383 } else { nil }
  }

  /// How many pictures a second are shown as fast as they should be.
  ///
  /// Browsers show for 100 ms what is to be shown for 10 ms or less, and with GIFs also for less
  /// than 20 ms; a GIF counts in steps of 10 ms, and the others do not need to be that fast.
  public var maximumRate: Int { self == .gif ? 50 : 90 }
}

/// What an animated picture is, before its first frame.
public struct AnimationRecipe: Hashable, Sendable {
  /// The kind of file.
  public let format: AnimationFormat
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Whether every pixel of every frame is opaque; if not, alpha is kept as far as the format has it.
  public let isOpaque: Bool
  /// The number of frames in ``seconds``.
  public let frames: Int
  /// The number of seconds that ``frames`` take.
  public let seconds: Int
  /// How often it is shown; 0 is forever.
  public let plays: Int

  /// An animated picture that shows `frames` in `seconds`.
  public init(
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

  /// What puts compressed frames together to a file of the format.
  var framing: any AnimationFraming {
    switch format {
    case .apng: APNGFraming(self)
    case .webP: WebPFraming(self)
    case .gif: GIFFraming(self)
    }
  }
}
