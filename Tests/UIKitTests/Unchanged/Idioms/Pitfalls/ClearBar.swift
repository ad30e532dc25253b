import UIKit

/// A stack with a bar that is seen through, over pages that begin below it.
final class ClearBar: UINavigationController {
  private let hasBackground: Bool

  init(_ page: UIViewController, hasBackground: Bool) {
    self.hasBackground = hasBackground
    super.init(nibName: nil, bundle: nil)
    viewControllers = [page]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    navigationBar.standardAppearance = look
    navigationBar.scrollEdgeAppearance = look
    if hasBackground { view.backgroundColor = .white }
  }
}

/// A page that does not reach under bars.
final class ShortPage: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    edgesForExtendedLayout = []
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.accessibilityIdentifier = title
  }
}
