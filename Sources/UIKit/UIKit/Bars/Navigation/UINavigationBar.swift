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
    didSet {
      changed(\UINavigationBar.prefersLargeTitles, prefersLargeTitles)
      superview?.setNeedsLayout()
    }
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
  fileprivate var ownScrollEdge: UINavigationBarAppearance?
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
  private(set) var titleShift: CGFloat = 0
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
  /// Content that the bar shows, and the one that leaves meanwhile.
  fileprivate(set) var content: NavigationBarContent?
  fileprivate var leaving: NavigationBarContent?
  /// Item that the bar shows: that of the top page.
  var item: UINavigationItem? { content?.item }
  open var topItem: UINavigationItem? { item }
  open var backItem: UINavigationItem? { content?.backItem }
  open var items: [UINavigationItem]? {
    get { owner?.viewControllers.map(\.navigationItem) ?? (stack.isEmpty ? nil : stack) }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack = items ?? []
    showTop(nil)
  }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack.append(item)
    showTop(animated ? .above : nil)
    delegate?.navigationBar(self, didPush: item)
  }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let top = stack.last,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    stack.removeLast()
    showTop(animated ? .below : nil)
    delegate?.navigationBar(self, didPop: top)
    return top
  }
  /// Shows the item on top, which comes from a pose if it is not there at once.
  private func showTop(_ pose: NavigationBarContent.Pose?) {
    let (top, back) = (stack.last, stack.dropLast().last)
    guard let pose, window != nil else { return show(top, back: back) }
    UIView.animate(withDuration: 0.5, delay: 0, options: .system) { [self] in
      exchange(for: top, back: back, from: pose)
    } completion: { [self] _ in
      if content?.item === top { show(top, back: back) }
    }
  }

  // MARK: Making

  private let backdrop = UIView()
  private let line = UIView()
  private let indicator = BackIndicator()
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
    backdrop.isUserInteractionEnabled = false
    for part in [backdrop, line, indicator] { addSubview(part) }
  }

  /// The height below the unsafe edge, without the field for searching.
  static let height: CGFloat = 44

  func itemHasChanged() {
    for part in [content, leaving] { part?.forgetButtons() }
    setNeedsLayout()
  }

  // MARK: Layout

  /// Looks that count now for an item: its own, those at the edge of what scrolls below, or the usual ones.
  fileprivate func look(of item: UINavigationItem?) -> UINavigationBarAppearance {
    let usual = item?.standardAppearance ?? ownStandard
    guard let edge = item?.scrollEdgeAppearance ?? ownScrollEdge, isAtEdge else { return usual }
    return edge
  }

  /// True if nothing has scrolled below the bar.
  private var isAtEdge: Bool { (owner?.topViewController?.scrolledWay ?? 0) <= 0 }
  /// Controller whose bar this is.
  weak var owner: UINavigationController?

  /// True if an item has its title below the buttons, in large letters.
  func showsLargeTitle(of item: UINavigationItem?) -> Bool {
    owner?.showsLargeTitle(of: item) ?? false
  }

  /// Color behind the bar, which a large title above what has not scrolled goes without.
  private func background(_ look: UINavigationBarAppearance) -> UIColor? {
    if hasOwnBackground { return nil }
    let isSet = item?.scrollEdgeAppearance ?? ownScrollEdge != nil
    if showsLargeTitle(of: item), !isSet, isAtEdge { return nil }
    return look.background(barTintColor)
  }

  /// True if what lies behind the bar is seen through it.
  var isSeenThrough: Bool { (background(look(of: item))?.cgColor.alpha ?? 0) < 1 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
    owner?.topViewController?.contentScroll?.barAbove = self
  }

  fileprivate func layOutParts() {
    // The bar lies below the unsafe edge, and its background reaches above it.
    let (top, look) = (frame.minY, look(of: item))
    backdrop.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    // What has no color keeps the one it had, so that it fades and does not darken.
    let color = background(look).flatMap { $0.cgColor.alpha > 0 ? $0 : nil }
    if let color {
      let show = { self.backdrop.backgroundColor = color }
      backdrop.alpha == 0 || backdrop.backgroundColor == nil
        ? UIView.performWithoutAnimation(show) : show()
    }
    backdrop.alpha = color == nil ? 0 : 1
    line.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: 1 / UIScreen.main.scale)
    if color != nil { line.backgroundColor = look.shadowColor ?? .clear }
    line.alpha = color == nil ? 0 : 1
    content?.frame = bounds
    content?.layOut(look)
    if let leaving { leaving.layOut(self.look(of: leaving.item)) }
    let backLooks = look.backButtonAppearance.normal.titleTextAttributes
    indicator.frame = CGRect(
      x: 9, y: (UINavigationBar.height - BackIndicator.size.height) / 2,
      width: BackIndicator.size.width, height: BackIndicator.size.height)
    indicator.color = backLooks[.foregroundColor] as? UIColor ?? tintColor
    indicator.alpha = content?.leadsBack == true ? 1 : 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, content?.backArea.contains(touch.location(in: self)) == true
    else { return super.touchesEnded(touches, with: event) }
    if let goesBack { goesBack() } else { popItem(animated: true) }
  }
}

// MARK: - Exchanging contents

extension UINavigationBar {
  /// Shows an item at once; what moved meanwhile is in its place.
  func show(_ item: UINavigationItem?, back: UINavigationItem?) {
    let known = [content, leaving].compactMap { $0 }
      .first { $0.item === item && $0.backItem === back }
    let shown = known ?? NavigationBarContent(item, back: back, in: self)
    for old in [content, leaving] where old !== shown { old?.removeFromSuperview() }
    (content, leaving) = (shown, nil)
    shown.isUserInteractionEnabled = true
    if shown.superview !== self { addSubview(shown) }
    shown.stopMoving()
    UIView.performWithoutAnimation { shown.take(.shown, beside: nil) }
    setNeedsLayout()
  }

  /// Shows an item beside the one that leaves, and moves both: called in a block that animates.
  ///
  /// - Parameter pose: where the new content comes from: above the old one, or from below it.
  func exchange(
    for item: UINavigationItem?, back: UINavigationItem?, from pose: NavigationBarContent.Pose
  ) {
    leaving?.removeFromSuperview()
    let (old, new) = (content, NavigationBarContent(item, back: back, in: self))
    (content, leaving) = (new, old)
    old?.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      addSubview(new)
      new.frame.size.height = owner?.barHeight(of: item) ?? bounds.height
      new.layOut(look(of: item))
      old?.take(.shown, beside: new)
      new.take(pose, beside: old)
    }
    owner?.layOutBar()
    layOutParts()
    old?.take(pose == .above ? .below : .above, beside: new)
    new.take(.shown, beside: old)
  }

  /// The page below has scrolled: a large title goes along, and looks may be others.
  func pageHasScrolled() {
    guard leaving == nil else { return }
    let hasEdge = item?.scrollEdgeAppearance ?? ownScrollEdge != nil
    if showsLargeTitle(of: item) { owner?.layOutBar() } else if !hasEdge { return }
    setNeedsLayout()
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
