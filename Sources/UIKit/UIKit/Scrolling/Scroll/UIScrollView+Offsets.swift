import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueMotion

// Where a content can be, and what its insets and its size do to that.

extension UIScrollView {
  /// The offset at which the content begins, and the one at which it ends.
  var offsetRange: (least: CGPoint, most: CGPoint) {
    let (inset, size, box) = (adjustedContentInset, contentSize, bounds.size)
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, size.width + inset.right - box.width),
        y: max(least.y, size.height + inset.bottom - box.height))
    )
  }

  /// The nearest offset at which no more than the content is seen.
  func inside(_ offset: CGPoint) -> CGPoint {
    let (least, most) = offsetRange
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// The nearest offset at which a part of the content is seen.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func nearest(
      now: CGFloat, start: CGFloat, end: CGFloat, from: CGFloat, to: CGFloat
    )
      -> CGFloat
    {
      if start < now + from || end - start > to - from { return start - from }
      return end > now + to ? end - to : now
    }
    return inside(
      CGPoint(
        x: nearest(
          now: contentOffset.x, start: rect.minX, end: rect.maxX, from: inset.left,
          to: bounds.width - inset.right),
        y: nearest(
          now: contentOffset.y, start: rect.minY, end: rect.maxY, from: inset.top,
          to: bounds.height - inset.bottom)))
  }

  func hasScrolled() {
    setNeedsLayout()
    barAbove?.pageHasScrolled()
    delegate?.scrollViewDidScroll(self)
  }

  /// A content that has become smaller is not left behind.
  func contentSizeChanged(from old: CGSize) {
    guard contentSize != old else { return }
    LayoutChanges.note()
    insetMayHaveChanged()
    let isSmaller = contentSize.width < old.width || contentSize.height < old.height
    if isSmaller, !isTracking, movement == nil { contentOffset = inside(contentOffset) }
  }

  var scrolls: (horizontally: Bool, vertically: Bool) {
    (
      alwaysBounceHorizontal || contentSize.width > bounds.width,
      alwaysBounceVertical || contentSize.height > bounds.height
    )
  }

  /// Part of the safe area that counts as an inset.
  var safeInset: UIEdgeInsets {
    var (inset, isUsed) = (safeAreaInsets, scrolls)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return inset
    case .automatic where isUnderBars: isUsed.vertically = true
    case .automatic, .scrollableAxes: break
    }
    if !isUsed.vertically { (inset.top, inset.bottom) = (0, 0) }
    if !isUsed.horizontally { (inset.left, inset.right) = (0, 0) }
    return inset
  }

  /// True if the view belongs to a page in a stack, whose bars it lies under.
  private var isUnderBars: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.navigationController != nil
          && controller.automaticallyAdjustsScrollViewInsets
      }
      responder = current.next
    }
    return false
  }

  /// The content keeps its place below the insets.
  func insetMayHaveChanged() {
    let (old, new) = (shownInset, adjustedContentInset)
    guard old != new else { return }
    shownInset = new
    contentOffset = CGPoint(
      x: contentOffset.x + old.left - new.left, y: contentOffset.y + old.top - new.top)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

// MARK: - Offsets that move

extension UIScrollView {
  /// Duration of UIKit's animation of a content to another offset, in seconds.
  static let animationDuration = 0.3

  func move(to offset: CGPoint, animated: Bool) {
    movement?.stop()
    guard animated, window != nil, offset != contentOffset else {
      contentOffset = offset
      return
    }
    let start = contentOffset
    movement = ScrollMovement(
      duration: UIScrollView.animationDuration, isDeceleration: false
    ) { [weak self] seconds in
      let part = UIView.AnimationCurve.easeInOut.easing.value(
        at: seconds / UIScrollView.animationDuration)
      self?.contentOffset = CGPoint(
        x: start.x + (offset.x - start.x) * part, y: start.y + (offset.y - start.y) * part)
    } ended: { [weak self] in
      guard let self else { return }
      movement = nil
      contentOffset = offset
      cameToRest()
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
