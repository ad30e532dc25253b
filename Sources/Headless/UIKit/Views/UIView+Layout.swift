import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// How a view comes by its frame, and passes room on to what is inside.

/// What a view keeps about its layout.
struct ViewLayoutState {
  var horizontalHugging: Float = 250
  var verticalHugging: Float = 250
  var horizontalResistance: Float = 750
  var verticalResistance: Float = 750
  var shownInsets: UIEdgeInsets?
  /// How much of the view a bar of the container around lies over.
  var barInsets = UIEdgeInsets.zero
}

extension UIView {
  func setFrame(_ frame: CGRect) {
    let old = bounds.size
    layer.frame = frame
    resized(from: old)
  }

  func setBounds(_ bounds: CGRect) {
    let old = self.bounds.size
    layer.bounds = bounds
    resized(from: old)
  }

  private func resized(from old: CGSize) {
    guard old != bounds.size else { return }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews else { return }
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      child.follow(old, to: bounds.size)
    }
  }

  /// Takes a new place in a superview that has another size now.
  private func follow(_ old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, CATransform3DIsIdentity(layer.transform) else { return }
    let mask = autoresizingMask
    let (x, width) = UIView.resized(
      frame.minX, frame.width, in: old.width, to: new.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let (y, height) = UIView.resized(
      frame.minY, frame.height, in: old.height, to: new.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Shares a change of length among the parts that may change, in proportion to what they are.
  private static func resized(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, _ movesStart: Bool,
    _ stretches: Bool, _ movesEnd: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [
      movesStart ? start : 0, stretches ? length : 0, movesEnd ? old - start - length : 0,
    ]
    let flexible = [movesStart, stretches, movesEnd]
    let count = flexible.filter { $0 }.count
    guard count > 0 else { return (start, length) }
    let (total, change) = (parts.reduce(0, +), new - old)
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * parts[index] / total
    }
    return (start + share(0), length + share(1))
  }

  /// Lays out the view and all inside, now.
  func layOut() {
    ViewLayout.solve(around: self)
    layer.layoutIfNeeded()
  }

  /// What the layer asks for when it needs a layout.
  func layOutSubviews() {
    tellSafeArea()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  private func tellSafeArea() {
    let insets = safeAreaInsets
    guard layoutState.shownInsets != insets else { return }
    let isNew = layoutState.shownInsets == nil && insets == .zero
    layoutState.shownInsets = insets
    if isNew { return }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// How much of the window's unsafe edges, and of its controller's bars, lies over the view.
  var ownSafeAreaInsets: UIEdgeInsets {
    guard let parent else { return .zero }
    let around = parent.insetsForChildren
    let (own, bars) = (controller?.additionalSafeAreaInsets ?? .zero, layoutState.barInsets)
    let extra = UIEdgeInsets(
      top: own.top + bars.top, left: own.left, bottom: own.bottom + bars.bottom, right: own.right)
    let (frame, box) = (layer.frame, parent.bounds)
    return UIEdgeInsets(
      top: max(around.top - (frame.minY - box.minY), 0) + extra.top,
      left: max(around.left - (frame.minX - box.minX), 0) + extra.left,
      bottom: max(around.bottom - (box.maxY - frame.maxY), 0) + extra.bottom,
      right: max(around.right - (box.maxX - frame.maxX), 0) + extra.right)
  }

  /// The unsafe edges as children of the view find them.
  private var insetsForChildren: UIEdgeInsets {
    (self as? UIWindow)?.screen.safeAreaInsets ?? safeAreaInsets
  }

  func contentSizeHasChanged() {
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  func arrangedViewChanged() { setNeedsLayout() }
}
