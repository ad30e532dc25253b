package import Foundation

/// How a stack view arranges its views.
package struct StackArrangement: Hashable, Sendable {
  /// The direction in which views follow each other.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// How lengths along the axis come about.
  package var distribution = UIStackView.Distribution.fill
  /// Where views are across the axis.
  package var alignment = UIStackView.Alignment.fill
  /// The distance between neighbors; the least one where the distribution decides.
  package var spacing: CGFloat = 0
  /// Other distances, by the index of the view before.
  package var customSpacing: [Int: CGFloat] = [:]
  /// The margins, if the arrangement is relative to them.
  package var insets = UIEdgeInsets.zero
  /// Whether the first view is at the right and the leading edge is the right one.
  package var isRightToLeft = false

  /// UIKit's defaults: in a row, filling, without distances.
  package init() {}

  func spacing(after index: Int) -> CGFloat { customSpacing[index] ?? spacing }
}

/// What a stack has to know of a view that it arranges.
package struct StackMember: Hashable, Sendable {
  /// The size that the content wants; -1 where it wants none.
  package var size: CGSize
  /// How much it resists being longer, along the axis and across.
  package var hugging = UILayoutPriority.defaultLow
  /// How much it resists being shorter, along the axis and across.
  package var resistance = UILayoutPriority.defaultHigh
  /// From the upper edge to the first baseline.
  package var firstBaseline: CGFloat = 0
  /// From the last baseline to the lower edge.
  package var lastBaseline: CGFloat = 0

  /// A view with a content of this size.
  package init(_ size: CGSize) { self.size = size }
}
