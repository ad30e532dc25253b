import HeadlessCoreGraphics
import ObjectiveC

/// The view in which pages lie beside each other.
@MainActor
final class PageScroller: UIScrollView {
  weak var owner: UIPageViewController?
  /// True while pages are placed, which is no movement.
  var isQuiet = false

  init(across: Bool) {
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    (alwaysBounceHorizontal, alwaysBounceVertical) = (across, !across)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    scrollsToTop = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var bounds: CGRect {
    didSet { if !isQuiet, bounds.origin != oldValue.origin { owner?.hasScrolled() } }
  }
  override func willFollowFinger() { owner?.willFollowFinger() }
  override func cameToRest() { owner?.cameToRest() }
}
