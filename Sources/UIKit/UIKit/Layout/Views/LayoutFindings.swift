import HeadlessQuartzCore

/// Findings about the constraints of a window that is shown.
@MainActor
enum LayoutFindings {
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
