public import ObjectiveC

/// A relation between attributes of two views, or of one and a number:
/// `first relation multiplier × second + constant`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  private(set) var first: AnchorValue?
  private(set) var second: AnchorValue?

  /// Relation between both sides.
  public private(set) var relation: Relation

  /// Factor of the second attribute.
  public private(set) var multiplier: CGFloat

  /// Number that is added to the second attribute.
  open var constant: CGFloat = 0 { didSet { if constant != oldValue { noteChange() } } }

  /// Priority of the constraint; it can be required, or not, only from the beginning on.
  open var priority: UILayoutPriority = .required {
    willSet {
      let isRequired = priority.rawValue >= 1000
      precondition(
        holder == nil || isRequired == (newValue.rawValue >= 1000),
        "the priority of an active constraint cannot change from or to required")
    }
    didSet { noteChange() }
  }

  /// A name for messages.
  open var identifier: String?

  /// True if the constraint should be part of a nib's archive; nothing here is archived.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  private(set) weak var holder: (any LayoutItem)?

  /// A constraint that says nothing.
  public override init() {
    (first, second, relation, multiplier) = (nil, nil, .equal, 1)
  }

  // Not a designated one, which would be hidden from subclasses and keep them from inheriting the others.
  convenience init(
    _ first: AnchorValue, _ relation: Relation, to second: AnchorValue?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    precondition(
      second.map { $0.kind == first.kind } ?? (first.kind == .length),
      "a constraint relates places along one axis, or lengths")
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// The constraint `item.attribute relation multiplier × other.attribute + constant`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    guard let item = view1 as? any LayoutItem else {
      preconditionFailure("a constraint holds views and layout guides")
    }
    let first = AnchorValue(item, attr1)
    var second = (view2 as? any LayoutItem).map { AnchorValue($0, attr2) }
    if second == nil || attr2 == .notAnAttribute {
      // UIKit takes a place without a partner for one in the view around.
      second = first.kind == .length ? nil : item.layoutParent.map { AnchorValue($0, attr1.base) }
    }
    self.init(first, relation, to: second, multiplier: multiplier, constant: constant)
  }

  /// The view or guide on the left side.
  open var firstItem: AnyObject? { first?.parts.first?.item }
  /// The view or guide on the right side.
  open var secondItem: AnyObject? { second?.parts.first?.item }
  /// The attribute on the left side.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  /// The attribute on the right side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// True if the constraint acts; activating makes the nearest common ancestor of its items hold it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { hold(by: commonAncestor) } else { letGo() }
    }
  }

  /// Activates constraints in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

// Who holds it.
extension NSLayoutConstraint {
  /// All items on both sides.
  var items: [(any LayoutItem)?] {
    ((first?.parts ?? []) + (second?.parts ?? [])).map(\.item)
  }

  /// The innermost view that contains all items: itself, a guide is none.
  var commonAncestor: (any LayoutItem)? {
    let items = items.compactMap { $0 is UILayoutGuide ? $0?.layoutParent : $0 }
    guard var ancestor = items.first, items.count == self.items.count else { return nil }
    for item in items.dropFirst() {
      guard let common = nearestCommonAncestor(of: ancestor, and: item) else { return nil }
      ancestor = common
    }
    return ancestor
  }

  /// Adds the constraint to a view, as `addConstraint` and activation do.
  package func hold(by view: (any LayoutItem)?) {
    guard let view else {
      preconditionFailure(
        "the constraint cannot be activated, because its views have no common ancestor")
    }
    guard holder !== view else { return }
    letGo()
    view.heldConstraints.append(self)
    holder = view
    LayoutChanges.note()
  }

  /// Removes the constraint from its view, as `removeConstraint` and deactivation do.
  package func letGo() {
    guard let holder else { return }
    holder.heldConstraints.removeAll { $0 === self }
    self.holder = nil
    LayoutChanges.note()
  }

  private func noteChange() {
    if holder != nil { LayoutChanges.note() }
  }
}

// In words.
extension NSLayoutConstraint {
  /// The constraint as one would write it, such as `card.top == window.top + 20`.
  var inWords: String {
    guard let first else { return "a constraint that says nothing" }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right = second.map { (multiplier == 1 ? "" : "\(multiplier) * ") + $0.inWords } ?? ""
    if right.isEmpty {
      right = "\(constant)"
    } else if constant != 0 {
      right += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    let weight = priority.rawValue < 1000 ? " @\(priority.rawValue)" : ""
    let sentence = "\(first.inWords) \(sign) \(right)\(weight)"
    return identifier.map { "'\($0)' (\(sentence))" } ?? "'\(sentence)'"
  }
}

extension AnchorValue {
  @MainActor fileprivate var inWords: String {
    parts.map { part in
      (part.sign < 0 ? "-" : "") + "\(part.item?.nameInLayouts ?? "nothing").\(part.attribute)"
    }.joined(separator: " ")
  }
}

extension NSLayoutConstraint {
  /// A place or a length of a view.
  public enum Attribute: Int, Sendable {
    /// Places and lengths by their names.
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// Baselines of text.
    case lastBaseline, firstBaseline
    /// Places within the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// Centers within the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// The other side is a number.
    case notAnAttribute = 0
  }

  /// Relations between two sides.
  public enum Relation: Int, Sendable {
    /// By their order.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  /// The direction of a length.
  public enum Axis: Int, Sendable {
    /// Across, or down.
    case horizontal, vertical
  }

  /// Additional options for the constraints of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Left edges are one line.
    public static let alignAllLeft = FormatOptions(.left)
    /// Right edges are one line.
    public static let alignAllRight = FormatOptions(.right)
    /// Upper edges are one line.
    public static let alignAllTop = FormatOptions(.top)
    /// Lower edges are one line.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Leading edges are one line.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Trailing edges are one line.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Centers stand in one column.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Centers stand in one row.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Last lines of text are one line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// First lines of text are one line.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)

    /// A format reads in the direction of the language.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A format reads to the right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A format reads to the left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

/// Priority of a constraint, up to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number.
  public var rawValue: Float

  /// The priority with a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority with a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Has to hold.
  public static let required = UILayoutPriority(1000)
  /// Priority of a button's resistance to being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// Priority of a user's drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// Priority of a window's keeping its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// Priority of a drag that resizes a split view without resizing the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// Priority of a view's resistance to being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// Priority of a view's wish for the size that it is asked to fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// A priority that is higher by so much.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// A priority that is lower by so much.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}
