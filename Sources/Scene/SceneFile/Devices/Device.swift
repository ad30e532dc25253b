package import SegueGeometry

/// The screen of a device that people know.
package struct Device: Hashable, Sendable {
  /// Platforms that the system's own looks come from.
  package enum Platform: Hashable, Sendable {
    /// Phones and tablets whose status bar is written in semibold.
    case apple
    /// All others here.
    case android
  }

  /// Kinds of camera cutouts in the display, in points from its top left.
  package enum Cutout: Hashable, Sendable {
    /// Nothing.
    case none
    /// A tab that hangs from the upper edge.
    case notch(Rect)
    /// An opening with round ends below the edge, or a round hole.
    case island(Rect)
  }

  /// The name, as scene files write it.
  package let name: String
  /// The extents, in points.
  package let size: Size
  /// Number of device pixels per point.
  package let scale: Double
  /// Insets at the edges that the system keeps for itself.
  package let safeArea: Insets
  /// The radius of the display's corners, in points.
  package let cornerRadius: Double
  /// Whose system it runs.
  package let platform: Platform
  /// Camera cutout in the display.
  package let cutout: Cutout

  /// Pixels of a screenshot, which are those of a canvas of the device.
  package let pixels: PixelSize

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
  package init?(named name: String) {
    guard let device = Device.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }
}

/// Size of a picture, in pixels.
package struct PixelSize: Hashable, Sendable {
  /// From left to right.
  package let width: Int
  /// From top to bottom.
  package let height: Int

  /// So many columns and rows.
  package init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
  }
}
