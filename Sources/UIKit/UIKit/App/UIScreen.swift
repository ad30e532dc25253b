public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// The screen of the virtual device.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  public static var main: UIScreen { AppSession.current.belonging { UIScreen() } }

  /// The device whose screen this is.
  package var device = HeadlessDevice.iPhone

  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  open var scale: CGFloat { device.scale }
  open var nativeScale: CGFloat { device.scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 0.5
  open var coordinateSpace: any UICoordinateSpace {
    UIApplication.shared.keyWindow ?? UIWindow(frame: bounds)
  }
  open var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: device.scale),
      UITraitCollection(userInterfaceStyle: device.style),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
  }
  open class var screens: [UIScreen] { [main] }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates)
      ?? UIView(frame: bounds)
  }

  var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets }
}

/// The device that an app runs on: how large its screen is, and what of it is safe.
public struct HeadlessDevice: Hashable, Sendable {
  /// The extents of the screen, in points.
  public var size: CGSize
  /// Number of pixels per point.
  public var scale: CGFloat
  /// The edges that bars and rounded corners lie over.
  public var safeAreaInsets: UIEdgeInsets
  /// Interface style of the device: light or dark.
  public var style: UIUserInterfaceStyle
  /// True if films show the device's status bar, with the look that controllers ask for.
  public var showsStatusBar: Bool

  public init(
    size: CGSize, scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero,
    style: UIUserInterfaceStyle = .light, showsStatusBar: Bool = false
  ) {
    (self.size, self.scale) = (size, scale)
    (self.safeAreaInsets, self.style) = (safeAreaInsets, style)
    self.showsStatusBar = showsStatusBar
  }

  /// The same device with a status bar in its films.
  public var withStatusBar: HeadlessDevice {
    var device = self
    device.showsStatusBar = true
    return device
  }

  /// A phone of 390 by 844 points with a notch.
  public static let iPhone = HeadlessDevice(
    size: CGSize(width: 390, height: 844),
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}
