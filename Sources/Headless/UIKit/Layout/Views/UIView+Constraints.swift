import HeadlessCoreGraphics
import HeadlessQuartzCore

// What a view says of its layout.

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(forFirstBaselineLayout, .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(forLastBaselineLayout, .lastBaseline)
  }

  // MARK: Constraints

  public var constraints: [NSLayoutConstraint] { layoutState.constraints }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(by: self) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if layoutState.constraints.contains(where: { $0 === constraint }) { constraint.letGo() }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    pathToRoot.flatMap(\.heldConstraints).filter { constraint in
      constraint.items.contains { $0 === self } && constraint.acts(along: axis)
    }
  }
  public var hasAmbiguousLayout: Bool {
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

  // MARK: Priorities

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis]
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis] = priority
    LayoutChanges.note()
  }
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState.resistance[axis] }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
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
