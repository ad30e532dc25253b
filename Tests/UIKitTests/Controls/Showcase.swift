import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A white page that is filmed, with some views on it and fingers over it.
@MainActor
struct Showcase {
  let recording: UIKitRecording

  /// Films a page that `fill` has filled; `begin` is what happens when the film begins.
  init(
    touches: [ScriptedTouch] = [], fill: @escaping @MainActor (UIView) -> Void,
    begin: @escaping @MainActor (UIView) -> Void = { _ in }
  ) {
    let transition = UIKitTransition("showing") { window in
      let page = BlankController()
      fill(page.view)
      window.rootViewController = page
    } begin: { window in
      if let view = window.rootViewController?.view { begin(view) }
    }
    recording = UIKitRecording(of: transition, touches: touches)
  }

  /// The layer with this name at a moment of the film.
  func layer(_ name: String, at seconds: Double = 0) -> LayerProperties? {
    recording.scene.scene(at: .seconds(seconds)).items.first { $0.id.name == name }?.properties
  }

  /// The words that a layer with this name shows.
  func text(_ name: String, at seconds: Double = 0) -> (content: TextContent, frame: Rect)? {
    guard let layer = layer("\(name).0", at: seconds), case .text(let content) = layer.content
    else { return nil }
    return (content, layer.frame)
  }
}
