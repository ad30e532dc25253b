public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

/// A view through which one sees a part of something larger: the origin of its bounds is the offset.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(0.998)
    public static let fast = DecelerationRate(0.99)
  }

  /// Movement of the content: an animation, or the speed that a finger has left it.
  var movement: ScrollMovement?
  /// Drag of the content by a finger.
  var drag = ScrollDrag()
  /// The insets that the offset takes account of already.
  var shownInset = UIEdgeInsets.zero
  var zoom: CGFloat = 1

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    readInterface(coder, as: UIScrollView.self)
  }
  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  /// The bar that looks at how far the content has scrolled below it.
  weak var barAbove: UINavigationBar?

  // MARK: Where

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != newValue.origin { hasScrolled() }
    }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if bounds.origin != newValue { bounds.origin = newValue } }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    move(to: offset(showing: rect), animated: animated)
  }
  open var contentSize = CGSize.zero { didSet { contentSizeChanged(from: oldValue) } }

  // MARK: Insets

  open var contentInset = UIEdgeInsets.zero { didSet { insetMayHaveChanged() } }
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeInset }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayHaveChanged() }
  }
  open func adjustedContentInsetDidChange() {}
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetMayHaveChanged()
  }

  /// A finger begins to move the content.
  func willFollowFinger() {}
  /// The content has come to rest: no finger holds it, and nothing moves it.
  func cameToRest() {}
  /// Returns the offset at which a content that a finger lets go is to come to rest.
  func target(_ proposed: CGPoint, _ speed: CGPoint) -> CGPoint { proposed }

  // MARK: How it scrolls

  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var isTracking: Bool { drag.isTracking }
  open var isDragging: Bool { drag.isDragging }
  open var isDecelerating: Bool { movement?.isDeceleration ?? false }
  open func flashScrollIndicators() {}
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeChanged() } }
  open var bouncesZoom = true
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoom(newValue) }
  }
  open var isZooming: Bool { pinch?.state == .began || pinch?.state == .changed }
  open var isZoomBouncing: Bool { false }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { moveZoom(to: scale, animated) }
  open func zoom(to rect: CGRect, animated: Bool) { moveZoom(toShow: rect, animated) }

  // MARK: Gestures and guides

  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(of: self)
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  var pinch: UIPinchGestureRecognizer?
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = ScrolledContentGuide(
    in: self, "content", .content)
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = UILayoutGuide(
    in: self, "frame", .inset { _ in .zero })
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  package override var guidesInLayout: [UILayoutGuide] {
    super.guidesInLayout + [contentLayoutGuide, frameLayoutGuide]
  }
  package override var contentGuide: UILayoutGuide? { contentLayoutGuide }
}

/// Guide that receives the content's size from constraints.
@MainActor
private final class ScrolledContentGuide: UILayoutGuide {
  override var solvedFrame: CGRect {
    didSet { (owner as? UIScrollView)?.contentSize = solvedFrame.size }
  }
}

/// Delegate that is notified when a view scrolls and zooms.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
