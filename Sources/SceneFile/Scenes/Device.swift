public import SegueGeometry

/// The screen of a device that people know.
public struct Device: Hashable, Sendable {
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

  private init(
    _ name: String, _ width: Double, _ height: Double, scale: Double,
    safeArea: (top: Double, bottom: Double), radius: Double
  ) {
    self.name = name
    self.size = Size(width, height)
    self.scale = scale
    self.safeArea = Insets(top: safeArea.top, bottom: safeArea.bottom)
    self.cornerRadius = radius
  }

  /// The device with this name.
  public init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// All devices; safe areas and corners of the last two are approximate.
  public static let all = [
    Device("iphone-se", 375, 667, scale: 2, safeArea: (20, 0), radius: 0),
    Device("iphone-14", 390, 844, scale: 3, safeArea: (47, 34), radius: 47.33),
    Device("iphone-15", 393, 852, scale: 3, safeArea: (59, 34), radius: 55),
    Device("iphone-16", 393, 852, scale: 3, safeArea: (59, 34), radius: 55),
    Device("iphone-15-plus", 430, 932, scale: 3, safeArea: (59, 34), radius: 55),
    Device("iphone-16-pro", 402, 874, scale: 3, safeArea: (62, 34), radius: 62),
    Device("iphone-16-pro-max", 440, 956, scale: 3, safeArea: (62, 34), radius: 62),
    Device("ipad-pro-11", 834, 1194, scale: 2, safeArea: (24, 20), radius: 18),
    Device("pixel-8", 412, 915, scale: 2.625, safeArea: (24, 24), radius: 40),
    Device("galaxy-s24", 360, 780, scale: 3, safeArea: (24, 24), radius: 30),
  ]
}
