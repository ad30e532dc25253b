import UIKit

/// Requirements that are optional in Objective-C, called with closures behind.
func animate(_ animator: UIViewImplicitlyAnimating) {
  animator.addAnimations? {}
  animator.addCompletion? { _ in }
}

func windowBounds() -> CGRect? { UIApplication.shared.delegate?.window??.bounds }

func windowTitle() -> String? {
  guard let window = UIApplication.shared.delegate?.window, let window = window else { return nil }
  return window.accessibilityLabel
}

/// A delegate that is told what it wants to know.
@objc public protocol BrowserDelegate {
  @objc optional func removePhoto(
    _ browser: UIView, index: Int, reload: @escaping (() -> Void))
  @objc optional func willStart(browser: UIView)
  @objc optional func size(of browser: UIView, then: (CGSize) -> Void) -> String
}

final class Browser {
  weak var delegate: BrowserDelegate?
  private(set) var reloads = 0

  func remove(_ view: UIView) {
    delegate?.removePhoto?(view, index: 1) { [weak self] in self?.reloads += 1 }
  }
  func start(_ view: UIView) { each { $0.willStart?(browser: view) } }
  func size(_ view: UIView) -> String? { delegate?.size?(of: view) { _ in } }
  private func each(_ body: (BrowserDelegate) -> Void) { if let delegate { body(delegate) } }
}

final class PhotoKeeper: NSObject, BrowserDelegate {
  private(set) var removed: [Int] = []
  func removePhoto(_ browser: UIView, index: Int, reload: @escaping (() -> Void)) {
    removed.append(index)
    reload()
  }
}
