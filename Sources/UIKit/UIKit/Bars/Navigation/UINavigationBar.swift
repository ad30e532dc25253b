public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// The bar above a stack of pages: a way back, a title, and buttons.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning, ShowsBarItems {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var barPosition: UIBarPosition { .top }

  // MARK: Looks

  open var isTranslucent = true {
    didSet { noteLook(\UINavigationBar.isTranslucent, isTranslucent) }
  }
  open var prefersLargeTitles = false {
    didSet { changed(\UINavigationBar.prefersLargeTitles, prefersLargeTitles) }
  }
  open var barStyle = UIBarStyle.default {
    didSet { changed(\UINavigationBar.barStyle, barStyle) }
  }
  open var barTintColor: UIColor? {
    didSet { changed(\UINavigationBar.barTintColor, barTintColor) }
  }
  open var shadowImage: UIImage? { didSet { changed(\UINavigationBar.shadowImage, shadowImage) } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { changed(\UINavigationBar.titleTextAttributes, titleTextAttributes) }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { changed(\UINavigationBar.largeTitleTextAttributes, largeTitleTextAttributes) }
  }
  open var backIndicatorImage: UIImage? {
    didSet { changed(\UINavigationBar.backIndicatorImage, backIndicatorImage) }
  }
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandard }
    set {
      ownStandard = newValue.kept(by: self)
      changed(\UINavigationBar.standardAppearance, newValue)
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownScrollEdge }
    set {
      ownScrollEdge = newValue?.kept(by: self)
      changed(\UINavigationBar.scrollEdgeAppearance, newValue)
    }
  }
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var ownStandard = UINavigationBarAppearance()
  private var ownScrollEdge: UINavigationBarAppearance?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    hasOwnBackground = backgroundImage != nil
    noteLook("backgroundImage", of: UINavigationBar.self) {
      $0.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    setNeedsLayout()
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleShift = adjustment
    setNeedsLayout()
  }
  private var titleShift: CGFloat = 0
  private var hasOwnBackground = false

  private func changed<Value>(
    _ property: ReferenceWritableKeyPath<UINavigationBar, Value>, _ value: Value
  ) {
    noteLook(property, value)
    itemHasChanged()
  }

  // MARK: Items

  /// Items of a bar that is no controller's.
  private var stack: [UINavigationItem] = []
  /// Item that the bar shows: that of the top page, and whether there is a way back.
  private(set) var item: UINavigationItem?
  private var backTitle: String?
  open var topItem: UINavigationItem? { item }
  open var backItem: UINavigationItem? { stack.dropLast().last }
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? item.map { [$0] } : stack }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack = items ?? []
    showTop()
  }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    showTop()
    delegate?.navigationBar(self, didPush: item)
  }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let top = stack.last,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    stack.removeLast()
    showTop()
    delegate?.navigationBar(self, didPop: top)
    return top
  }
  private func showTop() {
    show(stack.last, backTitle: backItem.map { $0.backButtonTitle ?? $0.title ?? "Back" })
  }

  // MARK: Making

  private let backdrop = UIView()
  private let line = UIView()
  private let title = UILabel()
  private let back = UILabel()
  private var buttons: [UIView] = []
  /// Identities of the items that the buttons were made from.
  private var shownButtons: [ObjectIdentifier] = []
  /// Called when the way back is touched.
  var goesBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UINavigationBar.self)
  }

  private func setUp() {
    accessibilityIdentifier = "navigation-bar"
    backdrop.accessibilityIdentifier = "navigation-bar.backdrop"
    line.accessibilityIdentifier = "navigation-bar.line"
    title.accessibilityIdentifier = "navigation-bar.title"
    back.accessibilityIdentifier = "navigation-bar.back"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    back.font = .systemFont(ofSize: 17)
    backdrop.isUserInteractionEnabled = false
    for part in [backdrop, line, title, back] { addSubview(part) }
  }

  /// The height below the unsafe edge, without the field for searching.
  static let height: CGFloat = 44

  func show(_ item: UINavigationItem?, backTitle: String?) {
    self.item?.bar = nil
    self.item = item
    self.backTitle = backTitle
    item?.bar = self
    setNeedsLayout()
  }

  func itemHasChanged() {
    shownButtons = []
    setNeedsLayout()
  }

  // MARK: Layout

  /// Looks that count now: the item's own, those at the edge of what scrolls below, or the usual ones.
  var look: UINavigationBarAppearance {
    let usual = item?.standardAppearance ?? ownStandard
    guard let edge = item?.scrollEdgeAppearance ?? ownScrollEdge, isAtEdge else { return usual }
    return edge
  }

  /// True if nothing has scrolled below the bar.
  private var isAtEdge: Bool {
    guard let page = owner?.topViewController?.viewIfLoaded,
      let scroll = page as? UIScrollView ?? page.subviews.first as? UIScrollView
    else { return true }
    return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
  }
  /// Controller whose bar this is.
  weak var owner: UINavigationController?

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The bar lies below the unsafe edge, and its background reaches above it.
    let (top, look) = (frame.minY, look)
    backdrop.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    backdrop.backgroundColor = hasOwnBackground ? .clear : look.background(barTintColor)
    line.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: 1 / UIScreen.main.scale)
    line.backgroundColor = hasOwnBackground ? .clear : look.shadowColor ?? .clear
    layOutTitle(look)
    layOutButtons(look)
    layOutSearch()
  }

  private func layOutTitle(_ look: UINavigationBarAppearance) {
    let own = (titleTextAttributes ?? [:]).merging(look.titleTextAttributes) { _, new in new }
    title.text = item?.titleView == nil ? item?.title : nil
    title.textColor = own[.foregroundColor] as? UIColor ?? .label
    title.font = own[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let shift = look.titlePositionAdjustment
    title.frame = CGRect(
      x: 80 + shift.horizontal, y: titleShift + shift.vertical, width: max(bounds.width - 160, 0),
      height: UINavigationBar.height)
    let backLooks = look.backButtonAppearance.normal.titleTextAttributes
    back.text = backTitle.map { "‹ \($0)" }
    back.textColor = backLooks[.foregroundColor] as? UIColor ?? tintColor
    back.font = backLooks[.font] as? UIFont ?? .systemFont(ofSize: 17)
    back.frame = CGRect(x: 8, y: 0, width: 100, height: UINavigationBar.height)
    let isReplaced =
      item?.leftBarButtonItem != nil && item?.leftItemsSupplementBackButton != true
    back.isHidden = backTitle == nil || item?.hidesBackButton == true || isReplaced
  }

  private func layOutButtons(_ look: UINavigationBarAppearance) {
    // Adding views asks for another layout, so that happens once for each item.
    guard shownButtons != buttonNames else { return }
    shownButtons = buttonNames
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    let maker = BarButtons(
      bar: self, plain: look.buttonAppearance, done: look.doneButtonAppearance)
    var x: CGFloat = back.isHidden ? 16 : back.frame.maxX
    for button in item?.leftBarButtonItems ?? [] { x = add(button, maker, at: x, fromRight: false) }
    x = 16
    for button in item?.rightBarButtonItems ?? [] { x = add(button, maker, at: x, fromRight: true) }
    if let view = item?.titleView {
      view.center = CGPoint(x: bounds.midX, y: UINavigationBar.height / 2)
      addSubview(view)
      buttons.append(view)
    }
  }

  private var buttonNames: [ObjectIdentifier] {
    let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    return [self, item, item?.titleView].compactMap { $0.map { ObjectIdentifier($0) } }
      + items.map { ObjectIdentifier($0) }
  }

  private func add(
    _ item: UIBarButtonItem, _ maker: BarButtons, at x: CGFloat, fromRight: Bool
  ) -> CGFloat {
    guard item.space == .none else { return x + item.width }
    item.bar = self
    let view = maker.view(for: item)
    let size = view.bounds.size
    view.frame = CGRect(
      x: fromRight ? bounds.width - x - size.width : x,
      y: (UINavigationBar.height - size.height) / 2, width: size.width, height: size.height)
    addSubview(view)
    buttons.append(view)
    return x + size.width + 16
  }

  private func layOutSearch() {
    guard let search = item?.searchController?.searchBar else { return }
    if search.superview !== self { addSubview(search) }
    search.frame = CGRect(
      x: 0, y: UINavigationBar.height, width: bounds.width,
      height: UISearchController.barHeight)
  }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !back.isHidden, back.frame.contains(touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    if let goesBack { goesBack() } else { popItem(animated: true) }
  }
}

/// Delegate that is asked about the items of a bar, and notified of their changes.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

public enum UIBarStyle: Int, Sendable { case `default`, black, blackTranslucent }
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101, compactPrompt
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
