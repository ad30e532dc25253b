public import HeadlessCoreGraphics
import HeadlessQuartzCore
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
open class UITabBar: UIView, ShowsBarItems {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  static let height: CGFloat = 49
  private var tabs: [TabView] = []
  private let line = UIView()
  private var selected: Int?
  private var shownItems: [UITabBarItem] = []
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { show(newValue ?? [], selected: nil) }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var selectedItem: UITabBarItem? {
    get { selected.flatMap { shownItems.indices.contains($0) ? shownItems[$0] : nil } }
    set { show(shownItems, selected: shownItems.firstIndex { $0 === newValue }) }
  }

  // MARK: Looks

  open var barTintColor: UIColor? { didSet { changed(\UITabBar.barTintColor, barTintColor) } }
  open var unselectedItemTintColor: UIColor? {
    didSet { changed(\UITabBar.unselectedItemTintColor, unselectedItemTintColor) }
  }
  open var isTranslucent = true { didSet { changed(\UITabBar.isTranslucent, isTranslucent) } }
  open var barStyle = UIBarStyle.default { didSet { changed(\UITabBar.barStyle, barStyle) } }
  open var backgroundImage: UIImage? {
    didSet { changed(\UITabBar.backgroundImage, backgroundImage) }
  }
  open var shadowImage: UIImage? { didSet { changed(\UITabBar.shadowImage, shadowImage) } }
  open var selectionIndicatorImage: UIImage? {
    didSet { changed(\UITabBar.selectionIndicatorImage, selectionIndicatorImage) }
  }
  open var standardAppearance: UITabBarAppearance {
    get { ownStandard }
    set {
      ownStandard = newValue.kept(by: self)
      changed(\UITabBar.standardAppearance, newValue)
    }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { ownScrollEdge }
    set {
      ownScrollEdge = newValue?.kept(by: self)
      changed(\UITabBar.scrollEdgeAppearance, newValue)
    }
  }
  private var ownStandard = UITabBarAppearance()
  private var ownScrollEdge: UITabBarAppearance?
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open private(set) var isCustomizing = false
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  open func endCustomizing(animated: Bool) -> Bool { false }

  private func changed<Value>(
    _ property: ReferenceWritableKeyPath<UITabBar, Value>, _ value: Value
  ) {
    noteLook(property, value)
    setNeedsLayout()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UITabBar.self)
  }
  private func setUp() {
    accessibilityIdentifier = "tab-bar"
    withUsualLooks { backgroundColor = .systemBackground }
    line.backgroundColor = .separator
    addSubview(line)
  }

  func show(_ items: [UITabBarItem], selected: Int?) {
    self.selected = selected
    let isSame = items.count == shownItems.count && zip(items, shownItems).allSatisfy { $0 === $1 }
    shownItems = items
    if !isSame || tabs.count != items.count { makeTabs() }
    setNeedsLayout()
  }

  private func makeTabs() {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = shownItems.map { item in
      item.bar = self
      let tab = TabView()
      addSubview(tab)
      return tab
    }
  }

  func itemHasChanged() { setNeedsLayout() }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBar.height)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = selectedItem?.standardAppearance ?? ownStandard
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    line.backgroundColor = shadowImage == nil ? look.shadowColor ?? .clear : .clear
    if barTintColor != nil || look.backgroundColor != nil || look.isTransparent {
      withUsualLooks { backgroundColor = look.background(barTintColor) }
    }
    for (index, tab) in tabs.enumerated() {
      let item = shownItems[index]
      item.takeAppearance(in: self)
      tab.frame = frame(ofTab: index)
      let usual = index == selected ? tintColor : unselectedItemTintColor ?? .systemGray
      tab.show(
        item, isSelected: index == selected, color: usual ?? .systemGray,
        look: look.stackedLayoutAppearance)
    }
  }

  private func frame(ofTab index: Int) -> CGRect {
    let count = CGFloat(max(tabs.count, 1))
    guard itemPositioning == .centered, itemWidth > 0 else {
      let width = bounds.width / count
      return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: UITabBar.height)
    }
    let step = itemWidth + itemSpacing
    let start = (bounds.width - count * step + itemSpacing) / 2
    return CGRect(
      x: start + CGFloat(index) * step, y: 0, width: itemWidth, height: UITabBar.height)
  }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first,
      let index = tabs.firstIndex(where: { $0.frame.contains(touch.location(in: self)) }),
      shownItems[index].isEnabled
    else { return }
    show(shownItems, selected: index)
    delegate?.tabBar(self, didSelect: shownItems[index])
  }
}

/// A tab: a picture, a title below it, and a badge.
@MainActor
private final class TabView: UIView {
  private let title = UILabel()
  private let picture = UIImageView()
  private let badge = UILabel()
  /// The extent of a picture, and its place above the title.
  private static let pictureTop: CGFloat = 4
  private static let pictureSide: CGFloat = 25

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tab"
    isUserInteractionEnabled = false
    isOpaque = false
    title.textAlignment = .center
    badge.textAlignment = .center
    badge.textColor = .white
    badge.font = .systemFont(ofSize: 13)
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    picture.contentMode = .scaleAspectFit
    addSubview(title)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(
    _ item: UITabBarItem, isSelected: Bool, color: UIColor, look: UITabBarItemAppearance
  ) {
    let state = isSelected ? look.selected : look.normal
    let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    let attributes = state.titleTextAttributes.merging(own) { _, own in own }
    title.text = item.title
    title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    title.textColor = attributes[.foregroundColor] as? UIColor ?? color
    let shift = item.titlePositionAdjustment
    title.frame = CGRect(
      x: shift.horizontal, y: 30 + shift.vertical, width: bounds.width, height: 14)
    show(isSelected ? item.selectedImage ?? item.image : item.image, state.iconColor ?? color)
    show(badge: item.badgeValue, item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed)
  }

  private func show(_ image: UIImage?, _ color: UIColor) {
    guard let image else { return picture.removeFromSuperview() }
    // Pictures of tabs are stencils unless the app says that they are not.
    picture.image =
      image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    let side = TabView.pictureSide
    let size = CGSize(width: min(image.size.width, side), height: min(image.size.height, side))
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: TabView.pictureTop + (side - size.height) / 2,
      width: size.width, height: size.height)
    if picture.superview == nil { addSubview(picture) }
  }

  private func show(badge value: String?, _ color: UIColor) {
    guard let value else { return badge.removeFromSuperview() }
    badge.text = value
    badge.backgroundColor = color
    let width = max(badge.sizeThatFits(.zero).width + 10, 18)
    badge.frame = CGRect(x: bounds.midX + 4, y: 2, width: width, height: 18)
    if badge.superview == nil { addSubview(badge) }
  }
}
