import HeadlessQuartzCore
import HeadlessUIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SwiftUI
import Testing

/// A recording of one view on a device, whose layers are asked for by name.
///
/// A leaf has the name of its view's type, or the one that `accessibilityIdentifier(_:)` gives it.
@MainActor
struct Film {
  let recording: UIKitRecording

  /// Films a view from the moment at which an action is done.
  init<Content: View>(
    of view: Content, on device: HeadlessDevice = .iPhone, touches: [ScriptedTouch] = [],
    limit: Double = 10, action: @escaping @MainActor () -> Void = {}
  ) {
    let transition = UIKitTransition("view") { window in
      window.rootViewController = UIHostingController(rootView: view)
    } begin: { _ in
      action()
    }
    recording = UIKitRecording(of: transition, on: device, touches: touches, limit: limit)
  }

  init(recording: UIKitRecording) { self.recording = recording }

  /// The layers at a time, as they are drawn.
  func scene(at seconds: Double) -> SegueSceneGraph.Scene {
    recording.scene.scene(at: .seconds(seconds))
  }

  /// The layers at a time whose names begin so, from the back to the front.
  func items(_ name: String, at seconds: Double = 0) -> [SegueSceneGraph.Scene.Item] {
    scene(at: seconds).items.filter { $0.id.name.hasPrefix(name) && !$0.isMask }
  }

  /// The looks of a layer at a time; `nil` if it is not there.
  func looks(_ name: String, at seconds: Double = 0) -> LayerProperties? {
    scene(at: seconds).items.first { $0.id.name == name }?.properties
  }

  /// The box of a layer at a time, in the space of the layer around it.
  func frame(_ name: String, at seconds: Double = 0) -> CGRect {
    guard let looks = looks(name, at: seconds) else { return .null }
    let (size, anchor) = (looks.size, looks.anchor)
    return CGRect(
      x: looks.position.x - anchor.x * size.width, y: looks.position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Opacity of a layer at a time, with that of the layers around it.
  func opacity(_ name: String, at seconds: Double) -> Double? {
    let items = scene(at: seconds).items
    guard var index = items.firstIndex(where: { $0.id.name == name }) else { return nil }
    var opacity = items[index].properties.opacity
    while let parent = items[index].parent {
      index = parent
      opacity *= items[index].properties.opacity
    }
    return opacity
  }
}

/// True for boxes that differ by less than a thousandth of a point.
func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-3) -> Bool {
  abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
    && abs(a.width - b.width) < tolerance && abs(a.height - b.height) < tolerance
}

extension HeadlessDevice {
  /// Room of 300 by 200 points, whose pixels are so small that rounding to them does not show.
  static let room = HeadlessDevice(size: CGSize(width: 300, height: 200), scale: 3000)
}
