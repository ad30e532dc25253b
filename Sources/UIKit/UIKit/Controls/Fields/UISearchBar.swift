public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

/// A field for words to search for.
@MainActor @preconcurrency
open class UISearchBar: UIView, UIBarPositioning {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  public let searchTextField = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private lazy var listener = SearchFieldListener(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UISearchBar.self)
  }

  private func setUp() {
    searchTextField.accessibilityIdentifier = "field"
    searchTextField.layer.cornerRadius = 10
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.leftView = Magnifier(frame: CGRect(x: 0, y: 0, width: 34, height: 36))
    searchTextField.leftViewMode = .always
    searchTextField.delegate = listener
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.wordsWereTyped() }, for: .editingChanged)
    placeholder = "Search"
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.addAction(UIAction { [weak self] _ in self?.wasCancelled() }, for: .touchUpInside)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    addSubview(searchTextField)
    addSubview(cancel)
    cancel.isHidden = true
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open var barPosition: UIBarPosition { .any }
  /// Controller that searches for the words.
  weak var searchController: UISearchController?
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text ?? "" else { return }
      searchTextField.text = newValue
      if searchController?.isActive == true { searchController?.wordsHaveChanged() }
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?

  // MARK: Looks

  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor? {
    didSet {
      noteLook(\UISearchBar.barTintColor, barTintColor)
      if searchBarStyle != .minimal { withUsualLooks { backgroundColor = barTintColor } }
    }
  }
  open var isTranslucent = true {
    didSet { noteLook(\UISearchBar.isTranslucent, isTranslucent) }
  }
  open var backgroundImage: UIImage?
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var searchTextPositionAdjustment = UIOffset.zero
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var enablesReturnKeyAutomatically = true
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard icon == .search else { return }
    let view = UIImageView(image: iconImage)
    view.frame = CGRect(x: 0, y: 0, width: 34, height: 36)
    view.contentMode = .center
    searchTextField.leftView = view
  }
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    guard animated, window != nil else {
      self.showsCancelButton = showsCancelButton
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.showsCancelButton = showsCancelButton
      self.layoutIfNeeded()
    }
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = 0
    }
  }
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  open var showsScopeBar = false {
    didSet {
      showsScopeBar ? addSubview(scopes) : scopes.removeFromSuperview()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  open func setShowsScopeBar(_ show: Bool, animated: Bool) { showsScopeBar = show }
  private func scopeWasChosen() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.wordsHaveChanged()
  }

  // MARK: Editing

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  private func wordsWereTyped() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.wordsHaveChanged()
  }
  private func wasCancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  // MARK: Layout

  private var height: CGFloat { showsScopeBar ? 100 : 56 }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = cancel.intrinsicContentSize.width
    cancel.isHidden = !showsCancelButton
    let height = showsScopeBar ? bounds.height - 44 : bounds.height
    searchTextField.frame = CGRect(
      x: 8, y: (height - 36) / 2,
      width: max(bounds.width - 16 - (showsCancelButton ? room + 10 : 0), 0), height: 36)
    cancel.frame = CGRect(
      x: searchTextField.frame.maxX + 10, y: 0, width: room, height: height)
    scopes.frame = CGRect(x: 8, y: height + 4, width: max(bounds.width - 16, 0), height: 32)
  }
}

/// Delegate of the field, which passes on what the bar's own is asked and told.
@MainActor
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldBeginEditing($1) }
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchController?.isActive = true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask { $0.searchBarShouldEndEditing($1) }
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
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
