public import HeadlessCoreGraphics
import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
}

/// Two controllers beside each other where there is room.
///
/// On a phone, which has none, the secondary one lies on the stack of the first unless the delegate says that it is
/// dealt with. Columns lie on one stack, up to the one that the delegate wants on top.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private var pair: [UIViewController] = []
  private weak var shown: UIViewController?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  open var primaryEdge = PrimaryEdge.leading
  open var presentsWithGesture = true
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil, style: .plain, target: nil, action: nil)

  open var viewControllers: [UIViewController] {
    get { pair }
    set {
      pair = newValue
      for controller in newValue where controller.parent == nil { addChild(controller) }
      showCompact()
    }
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    if style != .unspecified, column == .primary, let vc, !(vc is UINavigationController) {
      // UIKit puts the first column on a stack if it is on none.
      columns[column] = UINavigationController(rootViewController: vc)
    }
    viewControllers = [columns[.compact] ?? columns[.primary], columns[.secondary]].compactMap {
      $0
    }
  }
  open func show(_ column: Column) {
    guard let controller = columns[column] else { return }
    delegate?.splitViewController(self, willShow: column)
    showDetailViewController(controller, sender: nil)
  }
  open func hide(_ column: Column) {}

  open override func loadView() {
    super.loadView()
    showCompact()
  }

  /// Shows the first controller, with the second on its stack if it has one that nobody has dealt with.
  private func showCompact() {
    guard isViewLoaded, let primary = pair.first, shown !== primary else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = primary
    primary.view.frame = view.bounds
    primary.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(primary.view)
    primary.didMove(toParent: self)
    guard let stack = primary as? UINavigationController else { return }
    if style != .unspecified { return collapse(onto: stack) }
    guard pair.count > 1,
      delegate?.splitViewController(self, collapseSecondary: pair[1], onto: primary) != true
    else { return }
    for page in pages(of: pair[1]) { stack.pushViewController(page, animated: false) }
  }

  /// Puts the columns on the stack of the first, up to the one that the delegate wants on top.
  private func collapse(onto stack: UINavigationController) {
    let order: [Column] = [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
    guard columns[.compact] == nil, let last = order.last else { return }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last) ?? last
    for column in order.prefix(through: order.firstIndex(of: top) ?? order.count - 1).dropFirst() {
      for page in columns[column].map(pages(of:)) ?? [] {
        stack.pushViewController(page, animated: false)
      }
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func pages(of controller: UIViewController) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers ?? [controller]
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard let stack = shown as? UINavigationController else {
      return present(vc, animated: true)
    }
    for page in pages(of: vc) { stack.pushViewController(page, animated: true) }
  }
}
