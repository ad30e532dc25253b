import UIKit

/// A screen with a picture that another screen shows as well.
protocol ZoomingController: UIViewController {
  var zoomedView: UIView { get }
}

/// The picture of one screen grows to where the other one has it.
final class ImageZoom: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.35
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? ZoomingController,
      let to = context.viewController(forKey: .to) as? ZoomingController
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.view.frame = context.finalFrame(for: to)
    to.view.alpha = 0
    container.addSubview(to.view)
    to.view.layoutIfNeeded()
    guard let copy = from.zoomedView.snapshotView(afterScreenUpdates: false) else { return }
    copy.accessibilityIdentifier = "flying"
    copy.frame = container.convert(from.zoomedView.frame, from: from.zoomedView.superview)
    let target = container.convert(to.zoomedView.frame, from: to.zoomedView.superview)
    container.addSubview(copy)
    from.zoomedView.isHidden = true
    to.zoomedView.isHidden = true
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut,
      animations: {
        copy.frame = target
        to.view.alpha = 1
      },
      completion: { _ in
        from.zoomedView.isHidden = false
        to.zoomedView.isHidden = false
        copy.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

final class ThumbnailController: UIViewController, ZoomingController {
  let zoomedView = UIView()
  private let cell = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    cell.frame = CGRect(x: 40, y: 200, width: 120, height: 120)
    zoomedView.frame = CGRect(x: 10, y: 10, width: 100, height: 75)
    zoomedView.backgroundColor = .orange
    cell.addSubview(zoomedView)
    view.addSubview(cell)
  }
}

final class PictureController: UIViewController, ZoomingController {
  let zoomedView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    zoomedView.backgroundColor = .orange
    view.addSubview(zoomedView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    zoomedView.frame = CGRect(x: 0, y: 120, width: width, height: width * 0.75)
  }
}
