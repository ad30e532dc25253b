public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// The bar above a stack of pages: a way back, a title, and buttons.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var prefersLargeTitles = false { didSet { setNeedsLayout() } }
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsLayout() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  open var compactAppearance: UINavigationBarAppearance?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    hasOwnBackground = backgroundImage != nil
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  private var hasOwnBackground = false
  /// Item that the bar shows: that of the top page, and whether there is a way back.
  private(set) var item: UINavigationItem?
  private var backTitle: String?
  private let backdrop = UIView()
  private let line = UIView()
  private let title = UILabel()
  private let back = UILabel()
  private var buttons: [UIView] = []
  /// Identities of the items that the buttons were made from.
  private var shownButtons: [ObjectIdentifier] = []

  /// Returns the model for the appearance of new bars; existing ones stay as they are.
  open class func appearance() -> UINavigationBar {
    AppSession.current.belonging { ModelBar() }
  }

  private func takeLooks(of model: UINavigationBar) {
    tintColor = model.tintColor
    (barTintColor, barStyle, isTranslucent) = (
      model.barTintColor, model.barStyle, model.isTranslucent
    )
    (titleTextAttributes, shadowImage) = (model.titleTextAttributes, model.shadowImage)
    (standardAppearance, scrollEdgeAppearance) = (
      model.standardAppearance, model.scrollEdgeAppearance
    )
    (prefersLargeTitles, hasOwnBackground) = (model.prefersLargeTitles, model.hasOwnBackground)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "navigation-bar"
    backdrop.accessibilityIdentifier = "navigation-bar.backdrop"
    line.accessibilityIdentifier = "navigation-bar.line"
    title.accessibilityIdentifier = "navigation-bar.title"
    back.accessibilityIdentifier = "navigation-bar.back"
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    back.font = .systemFont(ofSize: 17)
    for part in [backdrop, line, title, back] { addSubview(part) }
    if !(self is ModelBar) { takeLooks(of: UINavigationBar.appearance()) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The height below the unsafe edge.
  static let height: CGFloat = 44

  func show(_ item: UINavigationItem?, backTitle: String?) {
    self.item?.bar = nil
    self.item = item
    self.backTitle = backTitle
    item?.bar = self
    setNeedsLayout()
  }

  open var topItem: UINavigationItem? { item }
  open var items: [UINavigationItem]? { item.map { [$0] } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The bar lies below the unsafe edge, and its background reaches above it.
    let top = frame.minY
    backdrop.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    backdrop.backgroundColor = isClear ? .clear : barTintColor ?? .systemBackground
    line.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: 1 / UIScreen.main.scale)
    line.backgroundColor = isClear ? .clear : .separator
    layOutTitle()
    layOutButtons()
  }

  private var isClear: Bool { hasOwnBackground || standardAppearance.isTransparent }

  private func layOutTitle() {
    title.text = item?.titleView == nil ? item?.title : nil
    title.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    title.frame = CGRect(x: 80, y: 0, width: max(bounds.width - 160, 0), height: bounds.height)
    back.text = backTitle.map { "‹ \($0)" }
    back.textColor = tintColor
    back.frame = CGRect(x: 8, y: 0, width: 100, height: bounds.height)
    back.isHidden =
      backTitle == nil || item?.hidesBackButton == true || item?.leftBarButtonItem != nil
  }

  private func layOutButtons() {
    // Adding views asks for another layout, so that happens once for each item.
    guard shownButtons != buttonNames else { return }
    shownButtons = buttonNames
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    var x: CGFloat = 16
    for button in item?.leftBarButtonItems ?? [] { x = add(button, at: x, fromRight: false) }
    x = 16
    for button in item?.rightBarButtonItems ?? [] { x = add(button, at: x, fromRight: true) }
    if let view = item?.titleView {
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      addSubview(view)
      buttons.append(view)
    }
  }

  private var buttonNames: [ObjectIdentifier] {
    let items = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    return [item, item?.titleView].compactMap { $0.map { ObjectIdentifier($0) } }
      + items.map { ObjectIdentifier($0) }
  }

  private func add(_ button: UIBarButtonItem, at x: CGFloat, fromRight: Bool) -> CGFloat {
    let view = button.customView ?? self.button(for: button)
    let size = view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
    view.frame = CGRect(
      x: fromRight ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    addSubview(view)
    buttons.append(view)
    return x + size.width + 16
  }

  private func button(for item: UIBarButtonItem) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(item.title, for: .normal)
    button.setImage(item.image, for: .normal)
    if let action = item.action {
      button.addTarget(item.target, action: action, for: .touchUpInside)
    }
    button.sizeToFit()
    return button
  }
}

/// The bar that new ones look like, which is nowhere itself.
private final class ModelBar: UINavigationBar {}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101, compactPrompt
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Appearance of bars; only the presence of a background counts.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  fileprivate(set) var isTransparent = false
  open func configureWithTransparentBackground() { isTransparent = true }
  open func configureWithOpaqueBackground() { isTransparent = false }
  open func configureWithDefaultBackground() { isTransparent = false }
}

@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
}

extension UINavigationController {
  /// Shows the title and the buttons of the page on top.
  func showTitle() {
    let below = viewControllers.dropLast().last
    navigationBar.show(
      topViewController?.navigationItem,
      backTitle: below.map {
        $0.navigationItem.backButtonTitle ?? $0.navigationItem.title ?? "Back"
      })
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    let height = UINavigationBar.height
    let isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: isHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.alpha = isHidden ? 0 : 1
    for child in children where child.isViewLoaded {
      let insets = UIEdgeInsets(top: isHidden ? 0 : height, left: 0, bottom: 0, right: 0)
      child.view.layoutState.barInsets = insets
    }
  }
}
