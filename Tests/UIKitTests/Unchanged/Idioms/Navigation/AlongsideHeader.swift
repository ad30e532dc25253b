import UIKit

/// A page whose header fades in along with whatever brings the page.
final class AlongsideHeader: UIViewController {
  let header = UIView()
  private(set) var wasCancelled: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    header.accessibilityIdentifier = "header"
    header.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    header.backgroundColor = .red
    view.addSubview(header)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    header.alpha = 0
    guard let coordinator = transitionCoordinator else {
      header.alpha = 1
      return
    }
    coordinator.animate(
      alongsideTransition: { _ in self.header.alpha = 1 },
      completion: { self.wasCancelled = $0.isCancelled })
  }
}
