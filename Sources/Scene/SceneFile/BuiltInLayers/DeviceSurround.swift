package import SegueGeometry
import SegueJSON
package import SegueMotion
package import SegueSceneGraph

/// A device around a film: its body with buttons, the screen that shows the film, and what is cut out of
/// that.
package struct DeviceSurround: Sendable {
  /// Width of the visible background around the device, at each side.
  private static let margin = 40.0
  /// The layer that holds the film.
  package static let screen = LayerID("device.screen")
  /// The layer in it that holds a film of another size.
  static let holder = LayerID("device.film")

  /// The device, and all around it.
  package let layers: [Layer]
  /// Size of the device and its surroundings.
  package let size: Size

  /// The surround of a device that stands upright.
  package init(of device: Device) {
    let kit = ReadyKit(
      canvas: CanvasDraft(), isNamed: true, range: SourceRange(at: 0),
      source: SourceText(name: "", text: ""))
    let frame = DeviceFrame(device, kit)
    let body = frame.bodyFrame
    size = Size(body.width + 2 * Self.margin, body.height + 2 * Self.margin)
    var layer = frame.layer.resting(as: "device")
    layer.position = Point(
      layer.position.x - body.minX + Self.margin, layer.position.y - body.minY + Self.margin)
    layers = [layer]
  }

  /// The film on the device's screen.
  package func film(
    showing film: AnimatedScene, before background: Color, scale: Double
  ) -> AnimatedScene {
    var layers = layers
    let holder = layers[0].hold(film.canvas)
    let canvas = Canvas(size: size, scale: scale, background: background)
    return CompositeLayout(layers, showing: [holder: film]).film(on: canvas)
  }
}

extension Layer {
  /// Makes the device's screen ready for a film on this canvas; returns the layer that holds it.
  ///
  /// A screenshot that was made smaller may show a fraction of a point less than the screen: it covers
  /// the screen all the same.
  fileprivate mutating func hold(_ canvas: Canvas) -> LayerID {
    guard let index = children.firstIndex(where: { $0.id == DeviceSurround.screen }) else {
      return id
    }
    let screen = children[index].size
    children[index].background = .color(canvas.background)
    // Points that were computed may miss the screen's by the last bit.
    let beyond = max(
      (screen.width - canvas.size.width).magnitude, (screen.height - canvas.size.height).magnitude)
    if beyond < 1e-6 { return DeviceSurround.screen }
    let holder = Layer(DeviceSurround.holder) {
      $0.size = canvas.size
      $0.anchor = .topLeft
      $0.position = .zero
      $0[.scale] = .pair(screen.width / canvas.size.width, screen.height / canvas.size.height)
    }
    children[index].children = [holder]
    return holder.id
  }
}

extension LayerDraft {
  /// The layer as it rests, named `name`, and those inside after it.
  fileprivate func resting(as name: String) -> Layer {
    Layer(
      LayerID(name), properties,
      children: children.enumerated().map { index, child in
        child.resting(as: "\(name).\(child.id ?? "\(index + 1)")")
      })
  }
}

extension CanvasDraft {
  /// The film with the device around it, if one is to be seen.
  func framed(_ film: AnimatedScene) -> AnimatedScene {
    guard let frame else { return film }
    return DeviceSurround(of: frame).film(
      showing: film, before: background, scale: film.canvas.scale)
  }
}
