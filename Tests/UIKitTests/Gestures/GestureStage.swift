import UIKit
import SegueMotion

/// A screen with a view in it, and fingers; remembers what recognizers and views are told.
@MainActor
final class GestureStage: NSObject {
  private(set) var log: [String] = []
  private(set) var recording: UIKitRecording?
  var note: (UIGestureRecognizer) -> String? = { _ in nil }

  /// Plays touches over a screen that `prepare` has filled.
  func play(
    _ touches: [ScriptedTouch], _ prepare: @escaping @MainActor (TouchedView) -> Void
  ) -> [String] {
    let transition = UIKitTransition("touching") { window in
      let controller = UIViewController()
      controller.view = TouchedView(stage: self, frame: window.bounds)
      window.rootViewController = controller
      if let view = controller.view as? TouchedView { prepare(view) }
    } begin: { _ in
    }
    recording = UIKitRecording(of: transition, touches: touches)
    return log
  }

  func add(_ text: String) { log.append(text) }

  /// Lets the stage be told by a recognizer.
  func listen<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String) -> Gesture {
    gesture.name = name
    gesture.addTarget(self, action: Selector("told:", GestureStage.told))
    return gesture
  }

  func told(_ gesture: UIGestureRecognizer) {
    let detail = note(gesture).map { " " + $0 } ?? ""
    let text = "\(gesture.name ?? "?") \(gesture.state)\(detail)"
    // What repeats is told once.
    if text != log.last { log.append(text) }
  }
}

/// A view that says what it is told of touches.
final class TouchedView: UIView {
  private weak var stage: GestureStage?
  var name = "view"

  init(stage: GestureStage?, frame: CGRect) {
    self.stage = stage
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.add("\(name) touchesBegan")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if stage?.log.last != "\(name) touchesMoved" { stage?.add("\(name) touchesMoved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.add("\(name) touchesEnded")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.add("\(name) touchesCancelled")
  }
}

/// A delegate that answers as it is told to.
final class Answers: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var simultaneously = false
  var requires: UIGestureRecognizer?
  var isRequiredBy: UIGestureRecognizer?
  var receives = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneously }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === requires }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === isRequiredBy }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}

extension CGPoint {
  static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}
