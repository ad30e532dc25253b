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
    NSLayoutConstraint(value, .equal, to: anchor.value)
  }

  /// This is that, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, to: anchor.value, constant: c)
  }

  /// This is at least that.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, to: anchor.value)
  }

  /// This is at least that, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, to: anchor.value, constant: c)
  }

  /// This is at most that.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  {
    NSLayoutConstraint(value, .lessThanOrEqual, to: anchor.value)
  }

  /// This is at most that, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, to: anchor.value, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    spaces: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, relation, to: anchor.value, constant: spaces * standardSpacing)
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

/// A length: a width, a height, or a distance between two places.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This is a number.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, to: nil, constant: c)
  }

  /// This is at least a number.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, to: nil, constant: c)
  }

  /// This is at most a number.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, to: nil, constant: c)
  }

  /// This is a multiple of that.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, to: anchor.value, multiplier: m)
  }

  /// This is a multiple of that, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .equal, to: anchor.value, multiplier: m, constant: c)
  }

  /// This is at least a multiple of that.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, to: anchor.value, multiplier: m)
  }

  /// This is at least a multiple of that, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .greaterThanOrEqual, to: anchor.value, multiplier: m, constant: c)
  }

  /// This is at most a multiple of that.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, to: anchor.value, multiplier: m)
  }

  /// This is at most a multiple of that, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(value, .lessThanOrEqual, to: anchor.value, multiplier: m, constant: c)
  }
}

/// Value of an anchor: an attribute of an item, or the distance between two of them.
struct AnchorValue {
  /// Kinds of values, which can be compared with their like.
  enum Kind: Hashable {
    case x, y, length
  }

  /// An attribute, added or subtracted.
  struct Part {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    let sign: Double
  }

  let parts: [Part]
  let kind: Kind

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    parts = [Part(item: item, attribute: attribute, sign: 1)]
    kind = attribute.kind
  }

  /// Creates the distance from one anchor to another.
  init(from start: AnchorValue, to end: AnchorValue) {
    parts =
      end.parts + start.parts.map { Part(item: $0.item, attribute: $0.attribute, sign: -$0.sign) }
    kind = .length
  }

  /// The attribute, if it is one alone.
  var attribute: NSLayoutConstraint.Attribute? { parts.count == 1 ? parts.first?.attribute : nil }
}

extension NSLayoutConstraint.Attribute {
  var kind: AnchorValue.Kind {
    switch self {
    case .width, .height, .notAnAttribute: .length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    }
  }

  /// True if it is an edge, or one of the margins at the edges.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
      .notAnAttribute:
      false
    default: true
    }
  }

  /// True if it is another edge where the language reads to the left.
  var followsLanguage: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The attribute that means the same where the language reads to the left, or to the right.
  func resolved(isRightToLeft: Bool) -> Self {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// The attribute of a view around that a lone place is compared with.
  var base: Self { kind == .x ? (followsLanguage ? .leading : .left) : .top }
}
