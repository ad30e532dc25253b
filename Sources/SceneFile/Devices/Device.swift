public import SegueGeometry

/// The screen of a device that people know.
public struct Device: Hashable, Sendable {
  /// Where the system's own looks come from.
  public enum Platform: Hashable, Sendable {
    /// Phones and tablets whose status bar is written in semibold.
    case apple
    /// All others here.
    case android
  }

  /// What the display leaves out for cameras, in points from its top left.
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
  /// How many device pixels a point is wide.
  public let scale: Double
  /// What the system keeps for itself at the edges.
  public let safeArea: Insets
  /// The radius of the display's corners, in points.
  public let cornerRadius: Double
  /// Whose system it runs.
  public let platform: Platform
  /// What the display leaves out for cameras.
  public let cutout: Cutout

  private init(
    _ name: String, _ width: Double, _ height: Double, scale: Double,
    safeArea: (top: Double, bottom: Double), radius: Double, _ platform: Platform = .apple,
    _ cutout: (Double) -> Cutout = { _ in .none }
  ) {
    self.name = name
    self.size = Size(width, height)
    self.scale = scale
    self.safeArea = Insets(top: safeArea.top, bottom: safeArea.bottom)
    self.cornerRadius = radius
    self.platform = platform
    self.cutout = cutout(width)
  }

  private static func notch(_ width: Double) -> Cutout {
    .notch(Rect(x: (width - 162) / 2, y: 0, width: 162, height: 32))
  }

  private static func island(_ width: Double) -> Cutout {
    .island(Rect(x: (width - 125) / 2, y: 11.5, width: 125, height: 36.5))
  }

  private static func highIsland(_ width: Double) -> Cutout {
    .island(Rect(x: (width - 125) / 2, y: 14, width: 125, height: 37))
  }

  private static func hole(_ width: Double) -> Cutout {
    .island(Rect(x: width / 2 - 8, y: 5, width: 16, height: 16))
  }

  /// The device with this name.
  public init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// All devices; safe areas and corners of the last two are approximate.
  public static let all = [
    Device("iphone-se", 375, 667, scale: 2, safeArea: (20, 0), radius: 0),
    Device("iphone-14", 390, 844, scale: 3, safeArea: (47, 34), radius: 47.33, .apple, notch),
    Device("iphone-15", 393, 852, scale: 3, safeArea: (59, 34), radius: 55, .apple, island),
    Device("iphone-16", 393, 852, scale: 3, safeArea: (59, 34), radius: 55, .apple, island),
    Device("iphone-15-plus", 430, 932, scale: 3, safeArea: (59, 34), radius: 55, .apple, island),
    Device("iphone-16-pro", 402, 874, scale: 3, safeArea: (62, 34), radius: 62, .apple, highIsland),
    Device(
      "iphone-16-pro-max", 440, 956, scale: 3, safeArea: (62, 34), radius: 62, .apple, highIsland),
    Device("ipad-pro-11", 834, 1194, scale: 2, safeArea: (24, 20), radius: 18),
    Device("pixel-8", 412, 915, scale: 2.625, safeArea: (24, 24), radius: 40, .android, hole),
    Device("galaxy-s24", 360, 780, scale: 3, safeArea: (24, 24), radius: 30, .android, hole),
  ]
}
