import HeadlessCoreGraphics
import HeadlessQuartzCore

// What a view says of its layout.

extension UIView {
  /// The constraints with the view that act along an axis.
  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    pathToRoot.flatMap(\.heldConstraints).filter { constraint in
      constraint.items.contains { $0 === self } && constraint.acts(along: axis)
    }
  }

  /// True if the constraints leave the view's frame ambiguous.
  var isAmbiguous: Bool {
    layoutRoot.layoutState.engine?.ambiguities().contains { $0.item === self } ?? false
  }

  /// A view that leaves takes along no constraint to what stays.
  func constraintsLost(with view: UIView) {
    for around in pathToRoot {
      for constraint in around.heldConstraints
      where constraint.items.contains(where: { $0?.pathToRoot.last === view }) {
        constraint.letGo()
      }
    }
    LayoutChanges.note()
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutState.hugging[axis] = priority
    LayoutChanges.note()
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layoutState.resistance[axis] = priority
    LayoutChanges.note()
  }
}

extension NSLayoutConstraint {
  fileprivate func acts(along axis: Axis) -> Bool {
    switch first?.kind {
    case .x: axis == .horizontal
    case .y: axis == .vertical
    case .length: firstAttribute == (axis == .horizontal ? .width : .height)
    case nil: false
    }
  }
}
