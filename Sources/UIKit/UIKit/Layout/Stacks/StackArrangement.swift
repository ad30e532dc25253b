package import Foundation

/// Arrangement of a stack view's children.
package struct StackArrangement: Hashable, Sendable {
  /// The direction in which views follow each other.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// Distribution of lengths along the axis.
  package var distribution = UIStackView.Distribution.fill
  /// Alignment of views across the axis.
  package var alignment = UIStackView.Alignment.fill
  /// The distance between neighbors; the least one where the distribution decides.
  package var spacing: CGFloat = 0
  /// Other distances, by the index of the view before.
  package var customSpacing: [Int: CGFloat] = [:]
  /// The margins, if the arrangement is relative to them.
  package var insets = UIEdgeInsets.zero
  /// True if the first view is at the right and the leading edge is the right one.
  package var isRightToLeft = false

  /// UIKit's defaults: in a row, filling, without distances.
  package init() {}

  func spacing(after index: Int) -> CGFloat { customSpacing[index] ?? spacing }
}

/// Facts about a view that a stack needs to arrange it.
package struct StackMember: Hashable, Sendable {
  /// The size that the content wants; -1 where it wants none.
  package var size: CGSize
  /// Resistance to being longer, along the axis and across.
  package var hugging = UILayoutPriority.defaultLow
  /// Resistance to being shorter, along the axis and across.
  package var resistance = UILayoutPriority.defaultHigh
  /// From the upper edge to the first baseline.
  package var firstBaseline: CGFloat = 0
  /// From the last baseline to the lower edge.
  package var lastBaseline: CGFloat = 0

  /// A view with a content of this size.
  package init(_ size: CGSize) { self.size = size }
}
