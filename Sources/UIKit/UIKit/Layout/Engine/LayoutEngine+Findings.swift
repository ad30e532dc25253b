package import Foundation
package import SegueLinearConstraints

/// Constraints that contradict each other.
@MainActor
package struct LayoutConflict {
  /// The one that does not act; `nil` if it is part of the layout itself.
  package let givenUp: NSLayoutConstraint?
  /// All of them in words, the one that does not act first.
  package let inWords: [String]
}

/// An item whose constraints leave its place or size open.
@MainActor
package struct LayoutAmbiguity {
  /// The item.
  package let item: any LayoutItem
  /// Ambiguous attributes: `left`, `top`, `width`, `height`.
  package let attributes: [NSLayoutConstraint.Attribute]
}

extension LayoutEngine {
  /// The contradictions of the last layout.
  package var conflicts: [LayoutConflict] {
    guard !solver.conflicts.isEmpty else { return [] }
    var sources: [ConstraintID: DemandSource] = [:]
    for key in keptOrder {
      if let known = kept[key] { sources[known.id] = known.demand.source }
    }
    return solver.conflicts.compactMap { conflict in
      guard let source = sources[conflict.givenUp] else { return nil }
      let others = conflict.others.compactMap { sources[$0] }
      return LayoutConflict(
        givenUp: source.constraint, inWords: ([source] + others).map(words))
    }
  }

  private func words(_ source: DemandSource) -> String {
    switch source {
    case .constraint(let constraint): constraint.inWords
    case .item(let id):
      "the layout of \(records[id].map { $0.item.nameInLayouts } ?? "a view that is gone")"
    }
  }

  /// The items of the last layout that could as well be elsewhere, parents first.
  package func ambiguities() -> [LayoutAmbiguity] {
    order.compactMap { id in
      guard let record = records[id], record.item !== root, !record.keepsFrame else { return nil }
      let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
      let open = zip(attributes, record.box.all).filter { !solver.isDetermined($1) }.map(\.0)
      return open.isEmpty ? nil : LayoutAmbiguity(item: record.item, attributes: open)
    }
  }

  /// The size nearest to `target` that the constraints in an item allow; no frame changes.
  ///
  /// It is what `systemLayoutSizeFitting` returns.
  package static func fittingSize(
    of item: any LayoutItem, target: CGSize,
    horizontal: UILayoutPriority = .fittingSizeLevel, vertical: UILayoutPriority = .fittingSizeLevel
  ) throws(SolverFailure) -> CGSize {
    let engine = LayoutEngine(root: item)
    engine.fitting = FittingRequest(size: target, horizontal: horizontal, vertical: vertical)
    try engine.solve()
    guard let box = engine.records[ObjectIdentifier(item)]?.box else { return target }
    return engine.solver.frame(of: box).size
  }
}
