public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// Pages beside each other, between which a finger goes.
///
/// Pages scroll. One that curls over is a warping of pixels that no layer has: such a controller scrolls as
/// well, with a finding.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Distance between two pages, in points.
  private let spacing: CGFloat
  private(set) lazy var scroller = PageScroller(across: navigationOrientation == .horizontal)
  let dots = UIPageControl()
  /// UIKit's height of the strip for the dots, in points.
  private static let dotsHeight: CGFloat = 37

  // MARK: Making

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let distance = options?[.interPageSpacing]
    spacing =
      distance as? CGFloat ?? (distance as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? (distance as? Double).map { CGFloat($0) } ?? (distance as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    let element = (coder as? InterfaceCoder)?.element
    let style = element?.choice("transitionStyle", of: TransitionStyle.self)
    let orientation = element?.choice("navigationOrientation", of: NavigationOrientation.self)
    (transitionStyle, navigationOrientation) = (style ?? .pageCurl, orientation ?? .horizontal)
    spacing = element?.length("pageSpacing") ?? 0
    super.init(coder: coder)
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      forgetNeighbors()
      viewIfLoaded?.setNeedsLayout()
    }
  }
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  open var isDoubleSided = false
  /// The gestures of a page that curls; one that scrolls has none, as in UIKit.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: Pages

  /// Page that is seen, or from which a finger goes.
  var shown: UIViewController?
  /// Pages beside it, as far as the source was asked.
  var neighbors: (before: UIViewController?, after: UIViewController?)?
  /// Page to which a finger or the code goes.
  var pending: UIViewController?
  /// Closure that runs when a movement that the code has asked for is over.
  var arrival: ((Bool) -> Void)?
  /// Dot of the page that is seen.
  var dot = 0

  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else { return }
    settle()
    guard animated, viewIfLoaded?.window != nil, let old = shown, old !== page else {
      replace(by: page)
      askForDot()
      completion?(true)
      return
    }
    turn(to: page, direction) { [weak self] finished in
      self?.askForDot()
      completion?(finished)
    }
  }

  /// Turns to a page by itself.
  func turn(
    to page: UIViewController, _ direction: NavigationDirection,
    _ completion: @escaping (Bool) -> Void
  ) {
    noteCurl()
    neighbors = direction == .forward ? (nil, page) : (page, nil)
    place()
    arrival = completion
    begin(to: page)
    scroller.setContentOffset(offset(of: direction == .forward ? 1 : 0), animated: true)
  }

  private func replace(by page: UIViewController) {
    let (old, isSeen) = (shown, viewIfLoaded?.window != nil)
    guard page !== old else { return }
    old?.willMove(toParent: nil)
    addChild(page)
    shown = page
    if isSeen { old?.willDisappear(false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isSeen { old?.didDisappear(false) }
    old?.removeFromParent()
    if isViewLoaded {
      if isSeen { page.willAppear(false) }
      scroller.addSubview(page.view)
      if isSeen {
        page.isAppearing(false)
        page.didAppear(false)
      }
    }
    page.didMove(toParent: self)
    forgetNeighbors()
  }

  func noteCurl() {
    guard transitionStyle == .pageCurl else { return }
    AppSession.current.note(
      AppFinding(
        .notDrawn,
        "\(type(of: self)) curls pages over, which is not drawn; its pages slide, as with '.scroll'",
        at: SourcePlaces.place(of: type(of: self))))
  }

  // MARK: The view

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.clipsToBounds = true
    scroller.accessibilityIdentifier = "pages"
    scroller.owner = self
    dots.addAction(UIAction { [weak self] _ in self?.followDots() }, for: .valueChanged)
    view.addSubview(scroller)
    self.view = view
    if let shown { scroller.addSubview(shown.view) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard pending == nil, !scroller.isTracking, scroller.movement == nil else { return }
    layOutDots()
    if neighbors == nil { ask() }
    place()
  }

  private func layOutDots() {
    let count = dataSource?.presentationCount(for: self) ?? NSNotFound
    let isShown =
      transitionStyle == .scroll && navigationOrientation == .horizontal && count != NSNotFound
    if !isShown { dots.removeFromSuperview() }
    let height = isShown ? UIPageViewController.dotsHeight : 0
    let box = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
    scroller.frame =
      navigationOrientation == .horizontal
      ? box.insetBy(dx: -spacing / 2, dy: 0) : box.insetBy(dx: 0, dy: -spacing / 2)
    guard isShown else { return }
    dots.numberOfPages = count
    if dots.superview == nil {
      view.addSubview(dots)
      askForDot()
    }
    dots.frame = CGRect(x: 0, y: box.height, width: box.width, height: height)
  }

  /// Shows the dots that the source says, which is asked whenever the code has turned to a page.
  private func askForDot() {
    guard dots.superview != nil, let dataSource else { return }
    let count = dataSource.presentationCount(for: self)
    if count != NSNotFound { dots.numberOfPages = count }
    dot = dataSource.presentationIndex(for: self)
    dots.currentPage = dot
  }

  func ask() {
    guard let shown, let dataSource, view.window != nil else { return }
    neighbors = (
      dataSource.pageViewController(self, viewControllerBefore: shown),
      dataSource.pageViewController(self, viewControllerAfter: shown)
    )
  }

  private func forgetNeighbors() {
    neighbors = nil
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Where pages are

  /// Extent of a page with the space around it.
  var step: CGFloat {
    navigationOrientation == .horizontal ? scroller.bounds.width : scroller.bounds.height
  }
  var slots: [UIViewController] {
    [neighbors?.before, shown, neighbors?.after].compactMap { $0 }
  }
  /// Slot of the page that is seen.
  var home: Int { neighbors?.before == nil ? 0 : 1 }

  func offset(of slot: Int) -> CGPoint {
    navigationOrientation == .horizontal
      ? CGPoint(x: CGFloat(slot) * step, y: 0) : CGPoint(x: 0, y: CGFloat(slot) * step)
  }

  func frame(ofSlot slot: Int) -> CGRect {
    let box = CGRect(origin: offset(of: slot), size: scroller.bounds.size)
    return navigationOrientation == .horizontal
      ? box.insetBy(dx: spacing / 2, dy: 0) : box.insetBy(dx: 0, dy: spacing / 2)
  }

  /// Puts the page that is seen where its neighbors leave it room on both sides.
  func place() {
    guard isViewLoaded else { return }
    let count = CGFloat(max(slots.count, 1))
    scroller.isQuiet = true
    scroller.contentSize =
      navigationOrientation == .horizontal
      ? CGSize(width: count * step, height: scroller.bounds.height)
      : CGSize(width: scroller.bounds.width, height: count * step)
    scroller.contentOffset = offset(of: home)
    scroller.isQuiet = false
    shown?.viewIfLoaded?.frame = frame(ofSlot: home)
  }
}
