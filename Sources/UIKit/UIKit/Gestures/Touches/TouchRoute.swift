import HeadlessCoreGraphics
import ObjectiveC

/// Delivery of one touch to a view: at once, later, or as lost.
@MainActor
final class TouchRoute {
  let touch: UITouch
  /// Phases that the view has not been notified of yet.
  private var waiting: [UITouch.Phase] = []
  private var hasBegun = false
  private(set) var isDone = false

  init(_ touch: UITouch) {
    self.touch = touch
  }

  /// Notes what the touch does in an event.
  func note(_ event: UIEvent) {
    guard !isDone, event.touches.contains(where: { $0 === touch }) else { return }
    if touch.phase != .stationary { waiting.append(touch.phase) }
  }

  /// Tells the view what it may know now.
  func proceed(_ event: UIEvent) {
    guard !isDone else { return }
    if isTaken {
      if hasBegun { tell(.cancelled, event) }
      isDone = true
      return
    }
    while let phase = waiting.first, !isHeldBack(phase) {
      waiting.removeFirst()
      hasBegun = true
      tell(phase, event)
      if phase == .ended || phase == .cancelled { isDone = true }
    }
  }

  /// True if a gesture has taken the touch away from its view.
  private var isTaken: Bool {
    touch.receivers.contains { gesture in
      gesture.cancelsTouchesInView && gesture.course.wasRecognized && follows(gesture)
    }
  }

  /// A begin waits for those who delay it, an end for all who may still want the touch.
  private func isHeldBack(_ phase: UITouch.Phase) -> Bool {
    touch.receivers.contains { gesture in
      guard gesture.course.isUndecided, follows(gesture) else { return false }
      return gesture.delaysTouchesBegan || (phase == .ended && gesture.delaysTouchesEnded)
    }
  }

  private func follows(_ gesture: UIGestureRecognizer) -> Bool {
    gesture.course.received.contains { $0 === touch }
  }

  private func tell(_ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else { return }
    touch.showing(phase) {
      switch phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      default: view.touchesCancelled([touch], with: event)
      }
    }
  }
}
