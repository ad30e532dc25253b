import SegueJSON
import SegueNavigationGraph
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

extension FlowBuilder {
  /// Returns the screen map of the app that a walk through the steps shows.
  func map(of walk: FlowWalk, _ steps: [SourceRange], _ source: SourceText) -> NavigationGraph {
    let shown = draft.steps.compactMap(\.action).flatMap { action -> [LayerID] in
      if case .show(let screens) = action { return screens }
      return []
    }
    // A scene of one transition shows its first screen without a word.
    let first = walk.transitions.first.map { [$0.from] } ?? []
    let tabs = draft.tabs.map { LayerID($0.name) }
    let walked = Set(walk.transitions.compactMap(\.route))
    return NavigationGraph(
      screens: draft.screens.map {
        NavigationGraph.Screen($0.name, at: source.words(for: $0.nameRange))
      },
      roots: (shown + tabs + (shown.isEmpty ? first : [])).map(\.name).uniqued,
      walks: walks(walk.transitions).map { context, name in
        NavigationEdge(
          from: context.from.name, to: context.to.name, by: context.operation.rawValue,
          isForward: context.operation.isForward, name,
          lasting: context.duration.milliseconds, isLed: context.isLed,
          isTakenBack: context.isTakenBack, at: source.words(for: steps[context.step]))
      },
      routes: draft.routes.enumerated().map { index, route in
        MappedRoute(
          route.subject, route.name ?? route.transition?.shortName ?? "nothing",
          isWalked: walked.contains(index), at: source.words(for: route.range))
      })
  }

  /// The transitions of a walk, with their names in the scene.
  private func walks(_ transitions: [WalkedTransition]) -> [(WalkedTransition, String)] {
    let drafts = draft.steps.filter { $0.action != nil }
    var presented: [LayerID: String] = [:]
    return transitions.map { context in
      let step =
        draft.transition.map { $0.name } ?? drafts[context.step].transitionName
      let route = context.route.flatMap { draft.routes[$0].name }
      // What is presented leaves as it has come.
      let other = context.operation == .dismiss ? presented[context.from] : nil
      let name = step ?? route ?? other ?? self.name(of: context, drafts)
      if context.operation == .present { presented[context.to] = name }
      return (context, name)
    }
  }
}

extension FlowBuilder {
  /// Returns the name of a transition that its author has not named.
  private func name(of context: WalkedTransition, _ drafts: [StepDraft]) -> String {
    let isWritten = draft.transition != nil || drafts[context.step].transition != nil
    return isWritten || context.route != nil
      ? context.transition.shortName : PresetCatalog.standardName(context.operation)
  }
}

extension SourceText {
  /// The beginning of a stretch, as messages call it.
  fileprivate func words(for range: SourceRange) -> String {
    let position = position(of: Int(range.start))
    return "\(name):\(position.line):\(position.column)"
  }
}

extension RouteDraft {
  /// Description of the screens and operations that the route serves.
  fileprivate var subject: String {
    let operations = operations.map(\.rawValue).sorted()
    let ends = [("from", from), ("to", to)].compactMap { word, condition in
      condition.words.map { "\(word) \($0)" }
    }
    let all = ends + (operations.isEmpty ? [] : ["by \(operations.joined(with: "or"))"])
    return all.isEmpty ? "for everything" : all.joined(separator: " ")
  }
}

extension ScreenCondition {
  fileprivate var words: String? {
    let screen = mention.map { "\(Quote($0.name))" }
    guard !values.isEmpty else { return screen }
    return (screen.map { "\($0) " } ?? "screens ") + "with "
      + values.keys.sorted().map { "\(Quote($0))" }.joined(with: "and")
  }
}

extension ScreenTransition {
  /// The name of the preset below all decorations, or what kind of transition it is.
  fileprivate var shortName: String {
    if let preset = self as? Preset { return preset.name }
    if let decorated = self as? any DecoratedTransition { return decorated.base.shortName }
    return "a transition of its own"
  }
}

extension [String] {
  /// The words, each once.
  fileprivate var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
