import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueLinearConstraints

/// Lays out views: first what constraints say, then what views do themselves.
@MainActor
enum ViewLayout {
  /// Maximum number of times a layout begins again because views have changed their constraints.
  private static let mostRounds = 8
  /// Maximum number of solutions where sizes follow from frames that follow from sizes: texts that break, safe
  /// areas.
  private static let mostSolutions = 6

  /// Lays out a view, all inside, and as much around as has to be laid out first.
  static func layOut(_ view: UIView) {
    let root = view.layoutRoot
    for _ in 0..<mostRounds {
      solve(around: view, in: root).layer.layoutIfNeeded()
      if root.layoutState.solved == LayoutChanges.count { break }
    }
    if view === root { LayoutFindings.noteAmbiguities(in: root) }
  }

  /// Lays out a view that is new among others, and nothing around it.
  static func layOutInside(_ view: UIView) {
    _ = solve(around: view, in: view.layoutRoot, mayGoOutward: false)
    view.layer.layoutIfNeeded()
  }

  /// Gives frames to views as constraints say, and returns the view whose layout has to begin.
  private static func solve(
    around view: UIView, in root: UIView, mayGoOutward: Bool = true
  ) -> UIView {
    guard !root.layoutState.isSolving else { return view }
    root.layoutState.isSolving = true
    defer { root.layoutState.isSolving = false }
    var top = view
    for _ in 0..<mostSolutions {
      let engine = solvedEngine(of: root)
      if mayGoOutward { top = engine.outermostToLayOut(from: view) as? UIView ?? view }
      if !engine.assignFrames(in: top) {
        LayoutFindings.noteConflicts(of: engine, in: root)
        break
      }
    }
    return top
  }

  /// The engine of a root, with all that has changed since it was last asked.
  private static func solvedEngine(of root: UIView) -> LayoutEngine {
    let engine = root.layoutState.engine ?? LayoutEngine(root: root, grid: root.pixelGrid)
    root.layoutState.engine = engine
    guard root.layoutState.solved != LayoutChanges.count else { return engine }
    root.updateConstraintsInside()
    root.layoutState.solved = LayoutChanges.count
    do throws(SolverError) {
      try engine.solve()
      return engine
    } catch {
      return freshEngine(of: root, insteadOfOneWith: error)
    }
  }

  /// Begins anew where rounding has spoiled what an engine knew.
  private static func freshEngine(
    of root: UIView, insteadOfOneWith failure: SolverError
  ) -> LayoutEngine {
    let engine = LayoutEngine(root: root, grid: root.pixelGrid)
    root.layoutState.engine = engine
    do throws(SolverError) {
      try engine.solve()
    } catch {
      AppSession.current.note(
        AppFinding(
          .layoutContradictory,
          "the constraints in '\(root.nameInLayouts)' cannot be solved: \(error), after \(failure)",
          at: root.sourcePlace)
      )
    }
    return engine
  }

  /// The size nearest to one that the constraints in a view allow.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsInside()
    let size: CGSize?
    do throws(SolverError) {
      size = try LayoutEngine.fittingSize(
        of: view, target: target, horizontal: horizontal, vertical: vertical)
    } catch {
      size = nil
    }
    return size ?? target
  }
}

extension UIView {
  /// The outermost view around, whose constraints are solved together with all inside.
  var layoutRoot: UIView {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  var pixelGrid: LayoutGrid { LayoutGrid(pixelsPerPoint: UIScreen.main.scale) }

  /// Lets views that asked for it say their constraints, from inside out.
  func updateConstraintsInside() {
    for child in children { child.updateConstraintsInside() }
    guard layoutState.needsConstraints else { return }
    layoutState.needsConstraints = false
    controller.map { $0.updateViewConstraints() } ?? updateConstraints()
  }
}

/// Findings about the constraints of a window that is shown.
@MainActor
private enum LayoutFindings {
  /// Constraints that contradict each other, once they have all been solved.
  static func noteConflicts(of engine: LayoutEngine, in root: UIView) {
    guard root is UIWindow, !root.isHidden else { return }
    for conflict in engine.conflicts {
      let (loser, others) = (conflict.inWords[0], conflict.inWords.dropFirst())
      AppSession.current.note(
        AppFinding(
          .layoutContradictory,
          "\(loser) does not act, because it contradicts \(others.joined(separator: ", "))",
          at: conflict.givenUp?.firstItem.flatMap { ($0 as? any LayoutItem)?.sourcePlace }))
    }
  }

  /// Views whose place or size constraints leave open, once after constraints have come or gone.
  static func noteAmbiguities(in root: UIView) {
    guard root is UIWindow, !root.isHidden, let engine = root.layoutState.engine,
      engine.hasNewStructure
    else { return }
    engine.hasNewStructure = false
    for ambiguity in engine.ambiguities() where ambiguity.item.isShown {
      let open = ambiguity.attributes.map { "\($0)" }.joined(separator: " and ")
      AppSession.current.note(
        AppFinding(
          .layoutAmbiguous,
          "the constraints leave open the \(open) of '\(ambiguity.item.nameInLayouts)'",
          at: ambiguity.item.sourcePlace))
    }
  }
}

extension LayoutItem {
  /// The code that made the item, or the nearest view around it.
  fileprivate var sourcePlace: SourcePlace? {
    pathToRoot.lazy.compactMap { $0 as? UIView }.first?.sourcePlace
  }

  /// True if neither the item nor a view around it is hidden.
  fileprivate var isShown: Bool {
    !pathToRoot.contains { ($0 as? UIView)?.isHidden ?? false }
  }
}

extension ViewLayout {
  /// State of a view's layout.
  @MainActor
  struct State {
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
    var barInsets = UIEdgeInsets.zero {
      didSet { if barInsets != oldValue { LayoutChanges.note() } }
    }
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
}

/// Counts what may have changed for constraints, so that nothing is solved twice.
@MainActor
enum LayoutChanges {
  /// Number of changes.
  private(set) static var count = 0

  /// A frame, a content, a constraint or a tree is another than before.
  static func note() { count += 1 }
}

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
