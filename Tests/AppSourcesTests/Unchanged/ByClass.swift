import UIKit

/// Initializers that are called on classes which are known only when the app runs.
func make<T: UIView>(_ type: T.Type) -> T { T(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }

func cell<T: UITableViewCell>() -> T { T(style: .subtitle, reuseIdentifier: "row") }

class InterfaceViewController: UIViewController {
  private(set) var name = "plain"
  override func viewDidLoad() { super.viewDidLoad() }
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    name = "made"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Momentum: InterfaceViewController {}

struct Interface { let type: InterfaceViewController.Type }

func make(_ interface: Interface) -> UIViewController { interface.type.init() }

func twin(of view: UIView) -> UIView { (type(of: view) as UIView.Type).init(frame: view.frame) }

class Badge: UIView {
  private(set) var color = "none"
  override init(frame: CGRect) {
    super.init(frame: frame)
    color = "red"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func copied() -> Badge { type(of: self).init(frame: frame) }
  class func standard() -> Self { self.init(frame: .zero) }
}

final class RoundBadge: Badge {}

final class StyledCell: UITableViewCell {
  private(set) var made: UITableViewCell.CellStyle?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made = style
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
