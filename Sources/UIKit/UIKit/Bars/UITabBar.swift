public import HeadlessCoreGraphics
import ObjectiveC

/// Delegate that is notified of the tabs that are chosen.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar below tabs: their titles and pictures.
@MainActor @preconcurrency
open class UITabBar: UIView {
  static let height: CGFloat = 49
  private var labels: [UILabel] = []
  private let line = UIView()
  private var selected = 0
  private var shownItems: [UITabBarItem] = []
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { show(newValue ?? [], selected: 0) }
  }
  open var selectedItem: UITabBarItem? {
    get { shownItems.indices.contains(selected) ? shownItems[selected] : nil }
    set { show(shownItems, selected: shownItems.firstIndex { $0 === newValue } ?? 0) }
  }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tab-bar"
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ items: [UITabBarItem], selected: Int) {
    shownItems = items
    for label in labels { label.removeFromSuperview() }
    labels = items.map { item in
      let label = UILabel()
      label.text = item.title
      label.font = .systemFont(ofSize: 10, weight: .medium)
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    self.selected = selected
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * width, y: 30, width: width, height: 14)
      label.textColor = index == selected ? tintColor : unselectedItemTintColor ?? .systemGray
    }
  }
}
