public import ObjectiveC

/// A rectangle in a view that constraints can hold and that shows nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// Sources of a guide's position.
  package enum Role {
    /// Constraints.
    case free
    /// Distances from the edges of its view.
    case inset(@MainActor (any LayoutItem) -> UIEdgeInsets)
    /// The content of a view that scrolls.
    case content
  }

  /// The view that the guide belongs to.
  package weak var owner: (any LayoutItem)?

  /// Source of the guide's position.
  package var role = Role.free

  /// Frame of the guide in its view, as of the last layout.
  package var solvedFrame = CGRect.zero

  /// A name for messages.
  open var identifier = ""

  /// A guide without a view.
  public override init() {}

  /// A guide whose place is not for constraints to say.
  init(in view: UIView, _ name: String, _ role: Role) {
    super.init()
    (owner, identifier, self.role) = (view, name, role)
  }

  /// Frame of the guide in its view.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return solvedFrame }
    switch role {
    case .free: return solvedFrame
    case .inset(let insets): return view.bounds.inset(by: insets(view))
    case .content:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }

  /// The view that the guide belongs to.
  open weak var owningView: UIView? {
    get { owner as? UIView }
    set { newValue.map { $0.addLayoutGuide(self) } ?? owningView?.removeLayoutGuide(self) }
  }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle down.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UILayoutGuide: LayoutItem {
  package var layoutParent: (any LayoutItem)? { owner }
  package var layoutChildren: [any LayoutItem] { [] }
  package var guidesInLayout: [UILayoutGuide] { [] }
  package var heldConstraints: [NSLayoutConstraint] {
    get { [] }
    set { preconditionFailure("a guide holds no constraints") }
  }
  package var translatesAutoresizingMaskIntoConstraints: Bool { false }
  package var resizingMask: UIView.AutoresizingMask { [] }
  package var layoutIntrinsicSize: CGSize { CGSize(width: -1, height: -1) }
  package func contentHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  package func contentCompressionResistance(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .defaultHigh }
  package var marginInsets: UIEdgeInsets { .zero }
  package var isRightToLeft: Bool { owner?.isRightToLeft ?? false }
  package var nameInLayouts: String {
    let name = identifier.isEmpty ? "guide" : identifier
    return owner.map { "\($0.nameInLayouts).\(name)" } ?? name
  }
}
