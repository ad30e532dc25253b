import Foundation
import SegueLinearConstraints

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
  func members(for arrangement: StackArrangement) -> [StackMember] {
    arrangedItems.map { view in
      var member = StackMember(view.layoutIntrinsicSize)
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
