public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Says where a bar lies.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The bar below a page: buttons, and spaces between them.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning, ShowsBarItems {
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private let line = UIView()
  private var views: [(item: UIBarButtonItem, view: UIView)] = []
  private var isStale = true

  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { .bottom }
  open var items: [UIBarButtonItem]? { didSet { itemHasChanged() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true {
    didSet { noteLook(\UIToolbar.isTranslucent, isTranslucent) }
  }
  open var barTintColor: UIColor? {
    didSet {
      noteLook(\UIToolbar.barTintColor, barTintColor)
      setNeedsLayout()
    }
  }
  private var ownStandard = UIToolbarAppearance()
  open var standardAppearance: UIToolbarAppearance {
    get { ownStandard }
    set {
      noteLook(\UIToolbar.standardAppearance, newValue)
      ownStandard = newValue.kept(by: self)
      itemHasChanged()
    }
  }
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { hasOwnBackground = backgroundImage != nil }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { hasOwnShadow = shadowImage != nil }
  private var hasOwnBackground = false { didSet { setNeedsLayout() } }
  private var hasOwnShadow = false { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    readInterface(coder, as: UIToolbar.self)
  }
  private func setUp() {
    accessibilityIdentifier = "toolbar"
    line.accessibilityIdentifier = "toolbar.line"
    addSubview(line)
  }

  func itemHasChanged() {
    isStale = true
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIToolbar.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    withUsualLooks {
      backgroundColor = hasOwnBackground ? .clear : standardAppearance.background(barTintColor)
    }
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
    line.backgroundColor = hasOwnShadow ? .clear : standardAppearance.shadowColor ?? .clear
    makeViews()
    place()
  }

  private func makeViews() {
    guard isStale else { return }
    isStale = false
    for (_, view) in views { view.removeFromSuperview() }
    let buttons = BarButtons(
      bar: self, plain: standardAppearance.buttonAppearance,
      done: standardAppearance.doneButtonAppearance)
    views = (items ?? []).map { item in
      item.bar = self
      guard item.space == .none else { return (item, UIView()) }
      return (item, buttons.view(for: item))
    }
    for (item, view) in views where item.space == .none { addSubview(view) }
  }

  /// Places everything in a row; what room is left goes to the spaces that have no width of their own.
  private func place() {
    let rests = views.filter { $0.item.space == .flexible }.count
    let wanted = views.reduce(0) { $0 + width(of: $1.item, $1.view) }
    let gaps = CGFloat(max(views.filter { $0.item.space == .none }.count - 1, 0)) * UIToolbar.gap
    let room = max(bounds.width - 2 * UIToolbar.margin - wanted - gaps, 0)
    let height = min(bounds.height, UIToolbar.height)
    var x = UIToolbar.margin
    for (item, view) in views {
      if item.space == .flexible {
        x += room / CGFloat(rests)
      } else if item.space == .fixed {
        x += item.width
      } else {
        let size = view.bounds.size
        view.frame = CGRect(
          x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
        x += size.width + UIToolbar.gap
      }
    }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView) -> CGFloat {
    switch item.space {
    case .flexible: 0
    case .fixed: item.width
    case .none: view.bounds.width
    }
  }
}
