import SegueGeometry
import SegueSceneGraph

/// The time on one side of the upper edge, signal, Wi-Fi and battery on the other; above screens,
/// it is dark or light as the one on top wants it, unless it is said.
struct StatusBar {
  private let settings: ReadySettings
  private let device: Device
  private let kit: ReadyKit

  init(_ settings: ReadySettings, _ kit: ReadyKit) {
    self.settings = settings
    self.kit = kit
    device = settings.device ?? Device.all[0]
  }

  var layer: LayerDraft {
    let size = Size(device.size.width, device.safeArea.top)
    var layer = kit.box(nil, Rect(origin: .zero, size: size))
    layer.children =
      switch (device.platform, device.cutout) {
      case (.android, _): android
      case (.apple, .notch(let cutout)): sides(of: cutout, middle: 25)
      case (.apple, .island(let cutout)): sides(of: cutout, middle: cutout.center.y)
      case (.apple, .none): device.size.width > 600 ? tablet : classic
      }
    layer.markStatusBarWords()
    if settings.appearance == nil { layer.followStatusBar() }
    return layer
  }

  private func time(
    _ frame: Rect, size: Double, weight: Double, _ alignment: TextContent.Alignment = .center
  ) -> LayerDraft {
    kit.words(
      "time", settings.time, in: frame, size: size, weight: weight, color: settings.looks.ink,
      alignment: alignment)
  }

  private func icons(_ unit: Double) -> StatusIcons {
    StatusIcons(
      kit: kit, unit: unit, ink: settings.looks.ink, battery: settings.battery)
  }

  /// In the middle of the ears beside a cutout, a little towards the edges.
  private func sides(of cutout: Rect, middle: Double) -> [LayerDraft] {
    let ear = cutout.minX
    let icons = icons(1)
    let left = Rect(x: 0, y: middle - 12, width: ear - 8, height: 24)
    let center = cutout.maxX + ear / 2 - 2
    return [time(left, size: 17, weight: 600)]
      + icons.apple(at: Point(center - icons.appleWidth / 2, middle))
  }

  /// The time in the middle of a plain upper edge.
  private var classic: [LayerDraft] {
    let middle = device.safeArea.top / 2
    let icons = icons(0.8)
    let frame = Rect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top)
    return icons.reception(at: Point(7, middle)) + [time(frame, size: 12, weight: 600)]
      + [icons.appleBattery(at: Point(device.size.width - 7 - icons.batteryWidth, middle))]
  }

  private var tablet: [LayerDraft] {
    let middle = device.safeArea.top / 2
    let icons = icons(0.85)
    let frame = Rect(x: 22, y: 0, width: 120, height: device.safeArea.top)
    return [time(frame, size: 12, weight: 600, .leading)]
      + icons.apple(at: Point(device.size.width - 22 - icons.appleWidth, middle))
  }

  private var android: [LayerDraft] {
    let middle = device.safeArea.top / 2 + 1
    let icons = icons(1)
    let inset = 0.7 * device.cornerRadius
    let frame = Rect(x: inset, y: middle - 12, width: 120, height: 24)
    return [time(frame, size: 13, weight: 500, .leading)]
      + icons.android(endingAt: Point(device.size.width - inset, middle))
  }
}

extension LayerDraft {
  /// Marks the words of the bar, which stand for all that is written in it.
  fileprivate mutating func markStatusBarWords() {
    let words = children.firstIndex {
      if case .text = $0.properties.content { true } else { false }
    }
    if let words { children[words].isStatusBarWords = true }
  }

  /// Lets all colors inside follow the screens below.
  fileprivate mutating func followStatusBar() {
    for index in children.indices {
      let properties = children[index].properties
      if properties.background != nil { children[index].inks.append(.background) }
      if properties.border.width > 0 { children[index].inks.append(.borderColor) }
      switch properties.content {
      case .text: children[index].inks.append(.textColor)
      case .shape: children[index].inks.append(.pathFill)
      default: break
      }
      children[index].followStatusBar()
    }
  }
}
