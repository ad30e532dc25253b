public import ObjectiveC

/// A place or a length of a view, from which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let value: AnchorValue

  /// The anchor of an item's attribute.
  package init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    value = AnchorValue(item, attribute)
  }

  init(_ value: AnchorValue) { self.value = value }

  /// The view or guide that has the anchor.
  open var item: AnyObject? { value.parts.first?.item }

  /// This is that.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, anchor.value)
  }

  /// This is that, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, anchor.value, constant: c)
  }

  /// This is at least that.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, anchor.value)
  }

  /// This is at least that, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, anchor.value, constant: c)
  }

  /// This is at most that.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  {
    NSLayoutConstraint(value, .lessThanOrEqual, anchor.value)
  }

  /// This is at most that, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, anchor.value, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    spaces: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, relation, anchor.value, constant: spaces * standardSpacing)
  }
}

/// UIKit's distance between neighbors, in points.
let standardSpacing: CGFloat = 8

/// A place across: an edge or a center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorValue(from: value, to: otherAnchor.value))
  }

  /// This is so many standard distances after that.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, spaces: multiplier)
  }

  /// This is at least so many standard distances after that.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, spaces: multiplier)
  }

  /// This is at most so many standard distances after that.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, spaces: multiplier)
  }
}

/// A place down: an edge, a center or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorValue(from: value, to: otherAnchor.value))
  }

  /// This is so many standard distances below that.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, spaces: multiplier)
  }

  /// This is at least so many standard distances below that.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, spaces: multiplier)
  }

  /// This is at most so many standard distances below that.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, spaces: multiplier)
  }
}
