package import Foundation
import HeadlessCoreGraphics
import HeadlessQuartzCore

/// Item that constraints can hold: a view, or a guide of one.
///
/// Frames are alignment rectangles in the coordinates of the parent. Transforms are none of the layout's
/// business.
@MainActor @preconcurrency
package protocol LayoutItem: AnyObject {
  /// The view around this view, or the view that a guide belongs to.
  var layoutParent: (any LayoutItem)? { get }

  /// The views in this view, back to front.
  var layoutChildren: [any LayoutItem] { get }

  /// The guides of this view.
  var guidesInLayout: [UILayoutGuide] { get }

  /// Guide whose edges replace the item's own in constraints to what is inside, if that scrolls.
  var contentGuide: UILayoutGuide? { get }

  /// The active constraints of which this view is the nearest common ancestor, oldest first.
  var heldConstraints: [NSLayoutConstraint] { get set }

  /// Frame of the item in its parent.
  var solvedFrame: CGRect { get set }

  /// Origin of the item in its own coordinates, which are those of its children's frames.
  var ownOrigin: CGPoint { get }

  /// True if the frame and the mask decide the position of the view, instead of constraints.
  var translatesAutoresizingMaskIntoConstraints: Bool { get }

  /// Flexible parts of the frame when the parent's size changes.
  var resizingMask: UIView.AutoresizingMask { get }

  /// The size that the content wants; -1 where it wants none.
  var layoutIntrinsicSize: CGSize { get }

  /// Returns the view's resistance to being larger than its content.
  func contentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority

  /// Returns the view's resistance to being smaller than its content.
  func contentCompressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority

  /// The insets of the attributes with 'margin' in their names.
  var marginInsets: UIEdgeInsets { get }

  /// True if the leading edge is the right one.
  var isRightToLeft: Bool { get }

  /// Baselines of the first and the last line of text; `nil` for an item without text.
  var baselines: TextBaselines? { get }

  /// Name of the item in messages.
  var nameInLayouts: String { get }

  /// True if the view is about to lay out its children anyway.
  var asksForLayout: Bool { get }

  /// A child has got another frame.
  func childHasMoved()
}

/// Baselines of the first and the last line of a text.
package struct TextBaselines: Hashable, Sendable {
  /// From the upper edge to the first baseline.
  package var first: CGFloat
  /// From the last baseline to the lower edge.
  package var last: CGFloat

  /// Baselines at these distances from the edges.
  package init(first: CGFloat, last: CGFloat) { (self.first, self.last) = (first, last) }
}

extension LayoutItem {
  package var contentGuide: UILayoutGuide? { nil }
  package var ownOrigin: CGPoint { .zero }
  package var baselines: TextBaselines? { nil }
  package var asksForLayout: Bool { true }
  package func childHasMoved() {}

  /// The item and everything around it, from inside out.
  var pathToRoot: [any LayoutItem] {
    var path: [any LayoutItem] = [self]
    while let parent = path.last?.layoutParent { path.append(parent) }
    return path
  }
}

/// The innermost item that contains both; an item contains itself.
@MainActor
func nearestCommonAncestor(of one: any LayoutItem, and other: any LayoutItem) -> (any LayoutItem)? {
  let around = Set(other.pathToRoot.map(ObjectIdentifier.init))
  return one.pathToRoot.first { around.contains(ObjectIdentifier($0)) }
}

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
