import UIKit

/// A screen that hides the status bar, or colors it, as soon as it has come.
final class StatusBarCapture: UIViewController {
  private var isHidingBar = false

  override var prefersStatusBarHidden: Bool { isHidingBar }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.3) {
      self.isHidingBar = true
      self.setNeedsStatusBarAppearanceUpdate()
    }
  }
}
