import SegueFiles

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

  /// Maximum number of pictures a second that are shown as fast as they should be.
  ///
  /// Browsers show for 100 ms what is to be shown for 10 ms or less, and with GIFs also for less
  /// than 20 ms; a GIF counts in steps of 10 ms, and the others do not need to be that fast.
  public var maximumRate: Int { self == .gif ? 50 : 90 }
}

extension AnimationFormat {
  /// The libraries that pictures of the format pass through, as they are here.
  public var libraries: [String] {
    switch self {
    case .apng: PictureFormat.png.libraries
    case .gif: ["libgif.so"].compactMap(LoadedLibrary.text)
    case .webP: PictureFormat.webP.libraries
    }
  }
}
