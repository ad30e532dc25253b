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
    let first = walk.exchanges.first.map { [$0.from] } ?? []
    let tabs = draft.tabs.map { LayerID($0.name) }
    let walked = Set(walk.exchanges.compactMap(\.route))
    return NavigationGraph(
      screens: draft.screens.map {
        NavigationGraph.Screen($0.name, at: source.words(for: $0.nameRange))
      },
      roots: (shown + tabs + (shown.isEmpty ? first : [])).map(\.name).uniqued,
      walks: walks(walk.exchanges).map { exchange, name in
        NavigationEdge(
          from: exchange.from.name, to: exchange.to.name, by: exchange.operation.rawValue,
          isForward: exchange.operation.isForward, name,
          lasting: exchange.duration.milliseconds, isLed: exchange.isLed,
          isTakenBack: exchange.isTakenBack, at: source.words(for: steps[exchange.step]))
      },
      routes: draft.routes.enumerated().map { index, route in
        MappedRoute(
          route.subject, route.name ?? route.transition?.shortName ?? "nothing",
          isWalked: walked.contains(index), at: source.words(for: route.range))
      })
  }

  /// The exchanges, and what the scene calls their transitions.
  private func walks(_ exchanges: [WalkedTransition]) -> [(WalkedTransition, String)] {
    let drafts = draft.steps.filter { $0.action != nil }
    var presented: [LayerID: String] = [:]
    return exchanges.map { exchange in
      let step =
        draft.transition.map { $0.name } ?? drafts[exchange.step].transitionName
      let route = exchange.route.flatMap { draft.routes[$0].name }
      // What is presented leaves as it has come.
      let other = exchange.operation == .dismiss ? presented[exchange.from] : nil
      let name = step ?? route ?? other ?? self.name(of: exchange, drafts)
      if exchange.operation == .present { presented[exchange.to] = name }
      return (exchange, name)
    }
  }
}

extension FlowBuilder {
  /// Returns the name of a transition that its author has not named.
  private func name(of exchange: WalkedTransition, _ drafts: [StepDraft]) -> String {
    let isWritten = draft.transition != nil || drafts[exchange.step].transition != nil
    return isWritten || exchange.route != nil
      ? exchange.transition.shortName : PresetCatalog.standardName(exchange.operation)
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
