import UIKit

/// A screen that says how the system presents it.
final class StyledController: UIViewController {
  init(_ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
    modalTransitionStyle = transition
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .green
  }
}
