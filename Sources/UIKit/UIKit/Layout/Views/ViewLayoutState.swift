import HeadlessCoreGraphics

/// State of a view's layout.
@MainActor
struct ViewLayoutState {
  /// A value for each direction.
  struct ByAxis<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
      get { axis == .horizontal ? horizontal : vertical }
      set { axis == .horizontal ? (horizontal = newValue) : (vertical = newValue) }
    }
  }

  var hugging = ByAxis(horizontal: UILayoutPriority.defaultLow, vertical: .defaultLow)
  var resistance = ByAxis(horizontal: UILayoutPriority.defaultHigh, vertical: .defaultHigh)
  /// The constraints that the view holds, oldest first.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, as far as they were asked for.
  var systemGuides: [(kind: SystemGuide, guide: UILayoutGuide)] = []
  /// The margins that were set.
  var margins: UIEdgeInsets?
  var shownInsets: UIEdgeInsets?
  /// Insets of the view under a bar of the container around it.
  var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { LayoutChanges.note() } } }
  /// True if the view still has to add its constraints.
  var needsConstraints = true
  /// The size for which the view has laid out its children.
  var laidOutSize = CGSize.zero

  // MARK: Of a root

  /// Engine that solves the constraints of the view and of all inside, while nothing is around it.
  var engine: LayoutEngine?
  /// The number of changes that the engine knows of.
  var solved = -1
  var isSolving = false
}
