import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The film in which one screen takes another's place.
struct TransitionFilmBuilder {
  let screens: TransitionScreens
  let stage: TransitionEnvironment
  /// The app's operation; `nil` for what suits the transition.
  let operation: Operation?
  /// The finger that leads the transition, and whether it is seen.
  var finger: (does: Gesture.Phrase, isShown: Bool)?
  /// The status bar that stays above both screens.
  var bar: StandingBar?

  /// Duration of the film of a cut.
  private static let cutDuration = Time.milliseconds(350)

  /// Warnings that are omitted here, because screens are opaque and nobody goes back.
  private static let unimportant: Set<TransitionWarning.Kind> = [.translucent, .wayBack]

  /// The film of a transition, in front of black.
  ///
  /// - Parameter duration: how long it takes, or `nil` for as long as the transition says. A cut,
  ///   which takes no time, comes in the middle of the film.
  func film(of transition: any ScreenTransition, lasting duration: Time? = nil) -> AnimatedScene {
    var warnings: [TransitionWarning] = []
    return film(of: transition, lasting: duration, &warnings)
  }

  /// The same; what may surprise people about the transition is added to `warnings`.
  func film(
    of transition: any ScreenTransition, lasting duration: Time?,
    _ warnings: inout [TransitionWarning]
  ) -> AnimatedScene {
    let operation = usual(for: transition)
    let shown = stage.reducesMotion ? transition.reduced : transition
    let isCut = shown.plan(for: TransitionContext(operation, on: stage)).shownDuration == .zero
    let rule = duration.map { Retimed(transition, .lasting($0)) } ?? transition
    var screens = screens.screens(for: shown, by: operation, on: stage)
    // A screen that leaves what is below to be seen leaves the status bar to it as well, as in UIKit.
    let forwards = TransitionContext(
      operation.isForward ? operation : operation.opposite, on: stage)
    if bar != nil, shown.plan(for: forwards).keepsRemoval {
      screens[operation.isForward ? 1 : 0].statusBar = nil
    }
    var flow = Flow(
      exchanging: screens[0], with: screens[1], by: operation, rule, on: stage)
    if let bar { (flow.foreground.layers, flow.inks) = ([bar.layer], [bar.ink]) }
    if let finger, let last = flow.steps.indices.last {
      flow.steps[last].gesture = Gesture(finger.does)
      flow.steps[last].gesture?.isShown = finger.isShown
    }
    if isCut {
      let half = Time(nanoseconds: (duration ?? Self.cutDuration).nanoseconds / 2)
      flow.steps.insert(Step(.hold(half)), at: flow.steps.count - 1)
      flow.steps.append(Step(.hold(half)))
    }
    let canvas = Canvas(size: stage.size, scale: stage.scale, background: .black)
    do throws(TransitionError) {
      let walk = try flow.walk(on: canvas)
      // What the operation undoes has been done before, unseen.
      let shown = walk.warnings.filter { $0.step == walk.warnings.last?.step }.map(\.warning)
      warnings += shown.filter { !Self.unimportant.contains($0.kind) }
      return walk.film
    } catch {
      preconditionFailure(error.message)
    }
  }
}

extension TransitionFilmBuilder {
  /// Returns true if a rule is made for what screens share, where nothing tells what these do, so that another
  /// one takes its place; unless that is meant.
  func lacksPartners(_ rule: any ScreenTransition) -> Bool {
    guard case .pictures(_, origin: nil) = screens else { return false }
    let context = TransitionContext(usual(for: rule), on: stage)
    let shown = (stage.reducesMotion ? rule.reduced : rule).chosen(for: context)
    return shown.fallback != nil && !shown.acceptedWarnings(for: context).contains(.noPartner)
  }

  /// Returns the app's usual operation: fingers mostly go back.
  private func usual(for transition: any ScreenTransition) -> Operation {
    if let operation { return operation }
    let usual = transition.usualOperation(on: stage)
    guard finger != nil else { return usual }
    return usual == .present ? .dismiss : .pop
  }
}

/// Two screens to be exchanged.
enum TransitionScreens {
  /// These; where one comes from a box of the other, both share it if the transition is made for that.
  case pictures([Screen], origin: PictureOrigin?)
  /// Screens of this program, which share something where the transition is made for it.
  case samples(SampleScreens)

  /// The screen that is there first, and the one that takes its place.
  func screens(
    for rule: any ScreenTransition, by operation: Operation, on stage: TransitionEnvironment
  ) -> [Screen] {
    switch self {
    case .pictures(let screens, nil): screens
    case .pictures(let screens, let origin?):
      rule.target.map { target in
        // On the way back the box is where the first picture goes.
        let forwards = operation.isForward ? screens : screens.reversed()
        let shared = origin.shared(by: forwards, target: target, on: stage)
        return operation.isForward ? shared : shared.reversed()
      } ?? screens
    case .samples(let samples): samples.screens(for: rule, by: operation)
    }
  }
}
