import SegueGeometry
import SegueJSON
import SegueNavigationGraph
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

/// Makes a film of screens and what happens to them, and reports what does not fit together.
struct FlowBuilder {
  let draft: SceneDraft
  private let screens: [Screen]
  private let stage: TransitionEnvironment
  /// The screens and the ways between them.
  private(set) var map = NavigationGraph()
  /// Expectations of the steps, by the times of the film.
  private(set) var expectations: [PlacedExpectation] = []
  /// Accepted audit findings of the steps, by the times of the film.
  private(set) var acceptances: [PlacedAcceptance] = []
  /// The transitions, as they pass.
  private(set) var transitions: [PlacedTransition] = []

  init(_ draft: SceneDraft, screens: [Screen], on stage: TransitionEnvironment) {
    self.draft = draft
    self.screens = screens
    self.stage = stage
  }

  /// The film; `nil` when a step cannot be taken.
  mutating func film(
    on canvas: Canvas, at frameRate: FrameRate, under foreground: Screen, inks: [StatusBarInk],
    reading: inout ReadContext
  ) -> AnimatedScene? {
    let bars = draft.bars.flatMap { $0.screens ?? [] }
    for mention in reading.mentions + draft.tabs + bars { check(mention, &reading) }
    guard let steps = steps(&reading) else { return nil }
    var flow = Flow(
      screens, tabs: tabs(steps.map(\.step)), steps: steps.map(\.step),
      routes: draft.routes.compactMap(\.route), on: stage, standard: PresetCatalog.standard)
    (flow.foreground, flow.inks) = (foreground, inks)
    flow.bars = draft.bars.map { bar in
      Set(bar.screens.map { $0.map { LayerID($0.name) } } ?? screens.map(\.id))
    }
    do throws(TransitionError) {
      let walk = try flow.walk(on: canvas, frameRate: frameRate)
      expect(walk.starts, of: walk.film)
      transitions = walk.played.map {
        PlacedTransition($0, at: steps[$0.step].range, in: reading.source)
      }
      map = map(of: walk, steps.map(\.range), reading.source)
      for found in walk.warnings {
        reading.report(
          found.warning.message, at: steps[found.step].range, severity: .warning,
          hint:
            "\(found.warning.hint); \"accept\": [\"\(found.warning.kind.rawValue)\"] says it is meant"
        )
      }
      return walk.film
    } catch {
      reading.report(error.message, at: steps[error.step].range, hint: hint(error))
      return nil
    }
  }

  /// Takes over what the steps expect; each ends where the next one begins.
  private mutating func expect(_ starts: [Time], of film: AnimatedScene) {
    let ends = starts.dropFirst() + [film.duration]
    let drafts = draft.steps.filter { $0.action != nil }
    for (step, (start, end)) in zip(drafts, zip(starts, ends)) {
      let own = step.expectations
      expectations += own.compactMap { $0.placed(since: start, end: max(start, end)) }
      acceptances += step.acceptances.compactMap { $0.placed(since: start, end: max(start, end)) }
    }
  }

  /// The tabs as the scene names them; those of one transition are its two screens.
  private func tabs(_ steps: [Step]) -> [LayerID] {
    guard let operation = draft.transition?.operation, draft.tabs.isEmpty else {
      return draft.tabs.map { LayerID($0.name) }
    }
    let screens = steps.flatMap(\.action.named)
    return operation == .tabBackward ? screens.reversed() : screens
  }

  private func hint(_ mistake: TransitionError) -> String? {
    guard let name = mistake.unknownScreen else { return mistake.hint }
    return Expected.hint(for: name.name, among: screens.map(\.id.name))
  }

  private func check(_ mention: TransitionDraft.Mention, _ reading: inout ReadContext) {
    if screens.contains(where: { $0.id.name == mention.name }) { return }
    reading.report(
      "unknown screen \(Quote(mention.name))", at: mention.range,
      hint: Expected.hint(for: mention.name, among: screens.map(\.id.name)))
  }

  // MARK: - Steps

  private typealias PlacedStep = (step: Step, range: SourceRange)

  /// The steps; `nil` when something is wrong with them, which has been reported.
  private func steps(_ reading: inout ReadContext) -> [PlacedStep]? {
    if let transition = draft.transition { return steps(of: transition, &reading) }
    let steps = draft.steps.compactMap { draft in draft.step.map { ($0, draft.range) } }
    return steps.isEmpty ? nil : steps
  }

  /// One transition and nothing else: the first screen is there, and the second takes its place.
  private func steps(
    of transition: TransitionDraft, _ reading: inout ReadContext
  ) -> [PlacedStep]? {
    let named = [transition.from, transition.to].compactMap(\.self)
    let areKnown = reading.unbroken { reading in
      for mention in named { check(mention, &reading) }
      return true
    }
    if areKnown == nil { return nil }
    let range = draft.transitionRange ?? reading.openingRange
    let from = transition.from?.name ?? screens.first { $0.id.name != transition.to?.name }?.id.name
    let to = transition.to?.name ?? screens.first { $0.id.name != from }?.id.name
    guard let from, let to, from != to else {
      reading.report(
        "a transition needs two screens", at: range, hint: "name them under 'screens'")
      return nil
    }
    var steps = Step.transition(
      from: LayerID(from), to: LayerID(to), by: transition.operation, with: transition.transition)
    if let last = steps.indices.last { steps[last].gesture = transition.gesture }
    return steps.map { ($0, range) }
  }
}

extension CanvasDraft {
  /// The stage on which screens are exchanged: all of the canvas.
  func stage(
    _ canvas: Canvas, for scene: SceneDraft, _ reading: ReadContext
  ) -> TransitionEnvironment {
    TransitionEnvironment(
      size: canvas.size, scale: canvas.scale, safeArea: safeArea ?? device?.safeArea ?? .zero,
      cornerRadius: cornerRadius ?? device?.cornerRadius ?? 0,
      isRightToLeft: scene.direction == .rightToLeft, isDark: scene.isDark,
      reducesMotion: reading.reducesMotion)
  }
}
