import SegueGeometry
import SegueSceneGraph

/// A device around its screen: a body with buttons, the screen with its corners, and what is cut
/// out of it.
///
/// The box of the layer is the screen; the body stands out around it.
struct DeviceFrame {
  private let device: Device
  private let kit: ReadyKit

  private static let body = Color(rgb: 0x17171A)
  private static let rim = Color(rgb: 0x3F3F46)
  private static let glint = Color(rgb: 0x5B5B63)

  init(_ device: Device?, _ kit: ReadyKit) {
    self.device = device ?? Device.all[0]
    self.kit = kit
  }

  var layer: LayerDraft {
    let screen = Rect(origin: .zero, size: device.size)
    var layer = kit.box(nil, screen)
    layer.children = buttons + [bodyLayer]
    if device.cornerRadius == 0 { layer.children.append(homeButton) }
    layer.children.append(screenLayer(screen))
    layer.slot = LayerSlot(place: layer.children.count - 1, count: 0)
    layer.children += [cutout].compactMap(\.self)
    layer.slot?.count = layer.children.count
    // The device itself is the same for all people.
    for index in layer.children.indices where index != layer.slot?.place {
      layer.children[index].properties.mirrorReach = .nothing
    }
    return layer
  }

  private var curve: CornerCurve { device.platform == .apple ? .continuous : .circular }

  /// Extent of the body beyond the screen at each side.
  private var bezel: Insets {
    if device.cornerRadius == 0 { return Insets(top: 96, right: 18, bottom: 100, left: 18) }
    let width = device.size.width > 600 ? 26.0 : 12
    return Insets(top: width, right: width, bottom: width, left: width)
  }

  /// Frame of the body, relative to the screen's corner.
  var bodyFrame: Rect {
    Rect(
      x: -bezel.left, y: -bezel.top, width: device.size.width + bezel.left + bezel.right,
      height: device.size.height + bezel.top + bezel.bottom)
  }

  private var bodyLayer: LayerDraft {
    let radius = device.cornerRadius == 0 ? 58 : device.cornerRadius + bezel.left
    var layer = kit.box("body", bodyFrame, color: Self.body, radius: radius)
    layer.properties.cornerCurve = curve
    layer.properties.border = Border(width: 3, color: Self.rim)
    layer.properties.shadow = Shadow(opacity: 0.28, offset: Vector(0, 24), blur: 60)
    return layer
  }

  private func screenLayer(_ frame: Rect) -> LayerDraft {
    var layer = kit.box("screen", frame, color: .black, radius: device.cornerRadius)
    layer.properties.cornerCurve = curve
    layer.properties.clipsToBounds = true
    return layer
  }

  private var cutout: LayerDraft? {
    switch device.cutout {
    case .none: return nil
    case .island(let frame):
      return kit.box("cutout", frame, color: .black, radius: frame.height / 2)
    case .notch(let frame):
      // The tab hangs from above the edge, so that only its lower corners are round.
      var layer = kit.box("cutout", frame, color: .black)
      layer.properties.cornerRadii = CornerRadii(
        topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
      return layer
    }
  }

  private var homeButton: LayerDraft {
    let center = device.size.width / 2
    let frame = Rect(x: center - 29, y: device.size.height + 21, width: 58, height: 58)
    var layer = kit.box("home-button", frame, radius: 29)
    layer.properties.border = Border(width: 2.5, color: Self.rim)
    return layer
  }

  /// Those at the sides, of which the body shows only the outer part.
  private var buttons: [LayerDraft] {
    let (left, right) = (bodyFrame.minX - 2.5, bodyFrame.maxX - 3.5)
    let unit = device.size.height / 100
    func button(_ name: String, x: Double, y: Double, height: Double) -> LayerDraft {
      kit.box(
        name, Rect(x: x, y: y * unit, width: 6, height: height * unit), color: Self.glint, radius: 2
      )
    }
    if device.platform == .android {
      return [
        button("power", x: right, y: 23, height: 7), button("volume", x: right, y: 33, height: 13),
      ]
    }
    return [
      button("action", x: left, y: 14, height: 4), button("volume-up", x: left, y: 21, height: 7.5),
      button("volume-down", x: left, y: 30.5, height: 7.5),
      button("power", x: right, y: 24, height: 12),
    ]
  }
}
