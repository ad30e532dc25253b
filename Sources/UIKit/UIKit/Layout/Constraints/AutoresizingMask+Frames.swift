package import Foundation

extension UIView.AutoresizingMask {
  /// The frame of a view after the size of its parent has changed.
  package func frame(
    _ frame: CGRect, whenParentGrowsFrom old: CGSize, to new: CGSize
  ) -> CGRect {
    let across = growth(.horizontal, of: frame, in: old)
    let down = growth(.vertical, of: frame, in: old)
    let (dx, dy) = (new.width - old.width, new.height - old.height)
    return CGRect(
      x: frame.minX + across.start * dx, y: frame.minY + down.start * dy,
      width: max(frame.width + across.length * dx, 0),
      height: max(frame.height + down.length * dy, 0))
  }

  /// By how much a view's start and length grow for each point by which its parent does.
  ///
  /// What may change shares the growth in proportion to what it is now; where all of that is nothing, in
  /// equal parts. Where nothing may change, the distance behind the view does.
  func growth(
    _ axis: NSLayoutConstraint.Axis, of frame: CGRect, in parent: CGSize
  ) -> (start: CGFloat, length: CGFloat) {
    let isAcross = axis == .horizontal
    let (start, length) =
      isAcross ? (frame.minX, frame.width) : (frame.minY, frame.height)
    let end = (isAcross ? parent.width : parent.height) - start - length
    let bits: [UIView.AutoresizingMask] =
      isAcross
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let isFlexible = bits.map(contains)
    let amounts = zip([start, length, end], isFlexible).map { $1 ? $0 : 0 }
    let total = amounts.reduce(0, +)
    let count = isFlexible.count { $0 }
    guard count > 0 else { return (0, 0) }
    func share(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      return count == 1 ? 1 : total == 0 ? 1 / CGFloat(count) : amounts[index] / total
    }
    return (share(0), share(1))
  }
}
