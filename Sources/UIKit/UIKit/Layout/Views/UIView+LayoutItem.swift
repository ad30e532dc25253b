import HeadlessCoreGraphics
import HeadlessQuartzCore

// A view as constraints see it.

extension UIView: LayoutItem {
  package var layoutParent: (any LayoutItem)? { parent }
  package var layoutChildren: [any LayoutItem] { children }
  package var heldConstraints: [NSLayoutConstraint] {
    get { layoutState.constraints }
    set { layoutState.constraints = newValue }
  }

  /// Frame of the view before its transform.
  private var plainFrame: CGRect {
    let (size, anchor, place) = (bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// UIKit sets bounds and center, which a transform does not touch.
  package var solvedFrame: CGRect {
    get { alignmentRect(forFrame: plainFrame) }
    set {
      let (frame, anchor) = (frame(forAlignmentRect: newValue), layer.anchorPoint)
      if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
      let place = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      if center != place { center = place }
    }
  }
  package var ownOrigin: CGPoint {
    let insets = alignmentRectInsets
    return CGPoint(x: bounds.minX + insets.left, y: bounds.minY + insets.top)
  }
  package var resizingMask: AutoresizingMask { autoresizingMask }
  package var layoutIntrinsicSize: CGSize { intrinsicContentSize }
  package func contentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }
  package func contentCompressionResistance(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { contentCompressionResistancePriority(for: axis) }
  package var marginInsets: UIEdgeInsets { layoutMargins }
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  package var nameInLayouts: String { nameInRecordings }
  package var asksForLayout: Bool { layer.needsLayout }
  package func childHasMoved() { layer.setNeedsLayout() }
}
