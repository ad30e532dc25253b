public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

/// A field for words to search for.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  public let searchTextField = UISearchTextField()
  private let cancel = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.accessibilityIdentifier = "field"
    searchTextField.layer.cornerRadius = 10
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.leftView = Magnifier(frame: CGRect(x: 0, y: 0, width: 34, height: 36))
    searchTextField.leftViewMode = .always
    placeholder = "Search"
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    addSubview(searchTextField)
    addSubview(cancel)
    cancel.isHidden = true
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = cancel.intrinsicContentSize.width
    cancel.isHidden = !showsCancelButton
    searchTextField.frame = CGRect(
      x: 8, y: (bounds.height - 36) / 2,
      width: max(bounds.width - 16 - (showsCancelButton ? room + 10 : 0), 0), height: 36)
    cancel.frame = CGRect(
      x: searchTextField.frame.maxX + 10, y: 0, width: room, height: bounds.height)
  }
}

/// The picture at the beginning of a search field.
private final class Magnifier: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    setNeedsDisplay()
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    UIColor.secondaryLabel.setStroke()
    let circle = UIBezierPath(ovalIn: CGRect(x: 9, y: 10, width: 12, height: 12))
    circle.move(to: CGPoint(x: 19.5, y: 20.5))
    circle.addLine(to: CGPoint(x: 24.5, y: 25.5))
    circle.lineWidth = 1.7
    circle.lineCapStyle = .round
    circle.stroke()
  }
}
