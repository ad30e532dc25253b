package import Foundation
package import SegueLinearConstraints

/// Arrangement of a stack view's children.
package struct StackArrangement: Hashable, Sendable {
  /// The direction in which views follow each other.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// Distribution of lengths along the axis.
  package var distribution = UIStackView.Distribution.fill
  /// Alignment of views across the axis.
  package var alignment = UIStackView.Alignment.fill
  /// The distance between neighbors; the least one where the distribution decides.
  package var spacing: CGFloat = 0
  /// Other distances, by the index of the view before.
  package var customSpacing: [Int: CGFloat] = [:]
  /// The margins, if the arrangement is relative to them.
  package var insets = UIEdgeInsets.zero
  /// True if the first view is at the right and the leading edge is the right one.
  package var isRightToLeft = false

  /// UIKit's defaults: in a row, filling, without distances.
  package init() {}

  func spacing(after index: Int) -> CGFloat { customSpacing[index] ?? spacing }
}

extension StackArrangement {
  /// Facts about a view that a stack needs to arrange it.
  package struct Member: Hashable, Sendable {
    /// The size that the content wants; -1 where it wants none.
    package var size: CGSize
    /// Resistance to being longer, along the axis and across.
    package var hugging = UILayoutPriority.defaultLow
    /// Resistance to being shorter, along the axis and across.
    package var resistance = UILayoutPriority.defaultHigh
    /// From the upper edge to the first baseline.
    package var firstBaseline: CGFloat = 0
    /// From the last baseline to the lower edge.
    package var lastBaseline: CGFloat = 0

    /// A view with a content of this size.
    package init(_ size: CGSize) { self.size = size }
  }
}

extension StackArrangement {
  /// The frames of views in a stack of this size.
  package func frames(
    of members: [Member], in size: CGSize
  ) throws(SolverError) -> [CGRect] {
    let solution = try solve(members) { stack in
      [
        (LinearSum(stack.width) + -Double(size.width)).constraint(.equal, isGiven: true),
        (LinearSum(stack.height) + -Double(size.height)).constraint(.equal, isGiven: true),
      ]
    }
    return solution.boxes.map { solution.solver.frame(of: $0) }
  }

  /// The size of a stack that is as small as its views' contents allow.
  package func fittingSize(of members: [Member]) throws(SolverError) -> CGSize {
    let solution = try solve(members) { stack in
      [
        LinearSum(stack.width).constraint(.equal, priority: 49),
        LinearSum(stack.height).constraint(.equal, priority: 49),
        (LinearSum(stack.width) + -Double(insets.left + insets.right)).constraint(.atLeast),
        (LinearSum(stack.height) + -Double(insets.top + insets.bottom)).constraint(.atLeast),
      ]
    }
    return solution.solver.frame(of: solution.stack).size
  }

  private func solve(
    _ members: [Member], _ size: (BoxVariables) -> [Constraint]
  ) throws(SolverError) -> (solver: LinearSolver, stack: BoxVariables, boxes: [BoxVariables]) {
    var solver = LinearSolver()
    let stack = BoxVariables(in: &solver)
    var boxes: [BoxVariables] = []
    for _ in members { boxes.append(BoxVariables(in: &solver)) }
    var constraints = size(stack)
    for (member, box) in zip(members, boxes) {
      constraints += member.contentConstraints(.horizontal, box)
      constraints += member.contentConstraints(.vertical, box)
    }
    constraints += StackConstraints(self, in: stack, members: members, boxes: boxes).all()
    for constraint in constraints { try solver.add(constraint) }
    return (solver, stack, boxes)
  }
}

extension StackArrangement.Member {
  fileprivate func contentConstraints(
    _ axis: NSLayoutConstraint.Axis, _ box: BoxVariables
  ) -> [Constraint] {
    contentDemands(
      box.length(axis), wants: axis == .horizontal ? size.width : size.height,
      hugging: hugging, resistance: resistance)
  }
}

extension LinearSolver {
  func frame(of box: BoxVariables) -> CGRect {
    CGRect(
      x: value(of: box.x), y: value(of: box.y), width: value(of: box.width),
      height: value(of: box.height))
  }
}

/// A length is not negative, and as long as the content wants, as far as priorities say.
func contentDemands(
  _ length: LinearVariable, wants wanted: CGFloat, hugging: UILayoutPriority,
  resistance: UILayoutPriority
) -> [Constraint] {
  let isThere = LinearSum(length).constraint(.atLeast, isGiven: true)
  guard wanted >= 0 else { return [isThere] }
  let excess = LinearSum(length) + -Double(wanted)
  return [
    isThere, excess.constraint(.atMost, priority: Double(hugging.rawValue)),
    excess.constraint(.atLeast, priority: Double(resistance.rawValue)),
  ]
}

/// A view that arranges some of its children: a stack view.
@MainActor @preconcurrency
package protocol ArrangingItem: LayoutItem {
  /// Arrangement of its children; `nil` for none.
  var stackArrangement: StackArrangement? { get }

  /// Those of its children that it arranges, in their order; hidden ones are left out.
  var arrangedItems: [any LayoutItem] { get }

  /// Those that it would arrange if they were not hidden, and that take no room.
  var collapsedItems: [CollapsedItem] { get }
}

/// A hidden view of a stack.
package struct CollapsedItem {
  /// The view.
  package let item: any LayoutItem
  /// Number of arranged views before it.
  package let place: Int
}

extension ArrangingItem {
  /// Returns the members for an arrangement of the views; stacks inside want what their own views do.
  func members(for arrangement: StackArrangement) -> [StackArrangement.Member] {
    arrangedItems.map { view in
      var member = StackArrangement.Member(view.layoutIntrinsicSize)
      if arrangement.distribution == .fillProportionally, let inner = view as? any ArrangingItem {
        member.size = inner.wantedSize
      }
      member.firstBaseline = view.baselines?.first ?? max(member.size.height, 0)
      member.lastBaseline = view.baselines?.last ?? 0
      return member
    }
  }

  /// As small as the views' contents allow.
  private var wantedSize: CGSize {
    guard let arrangement = stackArrangement else { return layoutIntrinsicSize }
    do throws(SolverError) {
      return try arrangement.fittingSize(of: members(for: arrangement))
    } catch {
      return layoutIntrinsicSize
    }
  }
}
