import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// How a view comes by its frame, and passes room on to what is inside.

extension UIView {
  func setFrame(_ frame: CGRect) {
    let (old, place) = (bounds.size, layer.position)
    layer.frame = frame
    if layer.position != place { LayoutChanges.note() }
    resized(from: old)
  }

  func setCenter(_ center: CGPoint) {
    guard layer.position != center else { return }
    layer.position = center
    LayoutChanges.note()
  }

  func setBounds(_ bounds: CGRect) {
    let old = self.bounds
    layer.bounds = bounds
    if old.origin != bounds.origin { LayoutChanges.note() }
    resized(from: old.size)
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
    frame = autoresizingMask.frame(frame, whenParentGrowsFrom: old, to: new)
  }

  /// Lays out the view and all inside, now.
  func layOut() {
    ViewLayout.layOut(self)
  }

  func askForLayout() {
    layer.setNeedsLayout()
    LayoutChanges.note()
  }

  func askForConstraints() {
    layoutState.needsConstraints = true
    askForLayout()
  }

  func setMargins(_ margins: UIEdgeInsets) {
    guard layoutState.margins != margins else { return }
    layoutState.margins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Lays out the subviews when the layer needs a layout.
  func layOutSubviews() {
    tellSafeArea()
    if layoutState.laidOutSize != bounds.size {
      layoutState.laidOutSize = bounds.size
      LayoutChanges.note()
      roundCorners()
    }
    controller?.viewWillLayoutSubviews()
    AppSession.current.running("layoutSubviews()", of: type(of: self), layoutSubviews)
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

  /// Insets of the view under the window's unsafe edges, and under its controller's bars.
  var ownSafeAreaInsets: UIEdgeInsets {
    guard let parent else { return .zero }
    let around = parent.insetsForChildren
    let (own, bars) = (controller?.additionalSafeAreaInsets ?? .zero, layoutState.barInsets)
    let extra = UIEdgeInsets(
      top: own.top + bars.top, left: own.left, bottom: own.bottom + bars.bottom, right: own.right)
    let (frame, box) = (layer.frame, parent.bounds)
    // What hangs over the edge of its parent has no more of it than the parent: a page that is shifted away under
    // another one keeps its layout.
    func inset(_ around: CGFloat, at distance: CGFloat) -> CGFloat {
      max(around - max(distance, 0), 0)
    }
    return UIEdgeInsets(
      top: inset(around.top, at: frame.minY - box.minY) + extra.top,
      left: inset(around.left, at: frame.minX - box.minX) + extra.left,
      bottom: inset(around.bottom, at: box.maxY - frame.maxY) + extra.bottom,
      right: inset(around.right, at: box.maxX - frame.maxX) + extra.right)
  }

  /// The unsafe edges as children of the view find them.
  private var insetsForChildren: UIEdgeInsets {
    (self as? UIWindow)?.screen.safeAreaInsets ?? safeAreaInsets
  }

  func contentSizeHasChanged() {
    superview?.setNeedsLayout()
    setNeedsLayout()
  }
}
