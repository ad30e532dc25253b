public import SegueGeometry

/// The screen of a device that people know.
public struct Device: Hashable, Sendable {
  /// Platforms that the system's own looks come from.
  public enum Platform: Hashable, Sendable {
    /// Phones and tablets whose status bar is written in semibold.
    case apple
    /// All others here.
    case android
  }

  /// Kinds of camera cutouts in the display, in points from its top left.
  public enum Cutout: Hashable, Sendable {
    /// Nothing.
    case none
    /// A tab that hangs from the upper edge.
    case notch(Rect)
    /// An opening with round ends below the edge, or a round hole.
    case island(Rect)
  }

  /// The name, as scene files write it.
  public let name: String
  /// The extents, in points.
  public let size: Size
  /// Number of device pixels per point.
  public let scale: Double
  /// Insets at the edges that the system keeps for itself.
  public let safeArea: Insets
  /// The radius of the display's corners, in points.
  public let cornerRadius: Double
  /// Whose system it runs.
  public let platform: Platform
  /// Camera cutout in the display.
  public let cutout: Cutout

  /// Pixels of a screenshot, which are those of a canvas of the device.
  public let pixels: PixelSize

  /// A device of these numbers, in points, of which each has `scale` pixels.
  init(
    _ name: String, size: Size, scale: Double, safeArea: (top: Double, bottom: Double),
    radius: Double, platform: Platform, cutout: Cutout = .none
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = Insets(top: safeArea.top, bottom: safeArea.bottom)
    self.cornerRadius = radius
    self.platform = platform
    self.cutout = cutout
    pixels = PixelSize(Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// The device with this name.
  public init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }
}

/// Size of a picture, in pixels.
public struct PixelSize: Hashable, Sendable {
  /// From left to right.
  public let width: Int
  /// From top to bottom.
  public let height: Int

  /// So many columns and rows.
  public init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
  }
}
