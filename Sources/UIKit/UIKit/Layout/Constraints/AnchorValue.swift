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
