import SegueGeometry
import SegueSceneGraph

extension ReadyKit {
  /// The bar at the lower edge that a swipe begins at; nothing where the device has none.
  func homeIndicator(_ settings: ReadySettings) -> LayerDraft {
    let device = settings.device ?? Device.all[0]
    let (width, height) = (device.size.width, device.safeArea.bottom)
    var layer = box(nil, Rect(x: 0, y: device.size.height - height, width: width, height: height))
    if height == 0 { return layer }
    let isThin = device.platform == .android
    let bar = isThin ? Size(108, 4) : Size(device.size.width > 600 ? 264 : 139, 5)
    let top = isThin ? (height - bar.height) / 2 : height - bar.height - 8
    layer.children = [
      box(
        "bar", Rect(x: (width - bar.width) / 2, y: top, width: bar.width, height: bar.height),
        settings.looks.ink, radius: bar.height / 2)
    ]
    return layer
  }

  /// A finger on the screen.
  func touch(_ settings: ReadySettings) -> LayerDraft {
    let size = Size(settings.diameter, settings.diameter)
    let isLight = settings.looks == .light
    var layer = box(
      nil, Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      isLight ? Color(rgb: 0x3C3C43, alpha: 0.3) : Color(white: 1, alpha: 0.34),
      radius: size.width / 2)
    layer.properties.border = Border(width: 1.5, color: Color(white: 1, alpha: 0.75))
    layer.properties.shadow = Shadow(opacity: 0.22, offset: Vector(0, 2), blur: 10)
    layer.show(from: settings.from, until: settings.until, startingAt: 1.5, endingAt: 1.3)
    return layer
  }
}
