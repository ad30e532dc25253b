import UIKit
import SegueMotion

/// A screen with one view in it, and a film of what becomes of it.
@MainActor
enum ScrollStage {
  static func film(
    of view: @escaping @MainActor () -> UIView, touches: [ScriptedTouch] = [],
    begin: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> UIKitRecording {
    let transition = UIKitTransition("scrolling") { window in
      let (controller, view) = (UIViewController(), view())
      view.tag = 7
      view.frame = window.bounds
      controller.view.addSubview(view)
      window.rootViewController = controller
    } begin: { window in
      if let view = window.viewWithTag(7) { begin(view) }
    }
    return UIKitRecording(of: transition, touches: touches)
  }
}

/// Remembers where a view has scrolled, and what it was told.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var places: [(time: Double, offset: CGPoint)] = []
  var calls: [String] = []
  var zoomed: UIView?
  private let start = CACurrentMediaTime()

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    places.append((CACurrentMediaTime() - start, scrollView.contentOffset))
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
