import SegueGeometry
package import SegueMotion
import SegueSceneGraph
import SegueTextSupport

extension ScreenTransition {
  /// Returns the warnings about a transition.
  ///
  /// - Parameters:
  ///   - arriving: the screen that comes, if it is known.
  ///   - patience: how long people like to wait.
  package func warnings(
    for context: TransitionContext, arriving: Screen? = nil, patience: Time = .milliseconds(400)
  ) -> [TransitionWarning] {
    let plan = plan(for: context)
    guard plan.duration > .zero else { return [] }
    let inspector = PlanInspector(plan, context.stage)
    return inspector.warnings(patience: patience)
      + RuleInspector(self, context).warnings(arriving: arriving)
      + [context.noPartner(fallback: fallback)].compactMap(\.self)
  }
}

extension TransitionContext {
  /// Nothing stands on both screens: where something stands on each, or where the rule is made for it.
  fileprivate func noPartner(fallback: String?) -> TransitionWarning? {
    if shared.contains(where: { $0.both != nil }) { return nil }
    let keys = [Role.removal, .insertion].map { role in shared.filter { $0[role] != nil }.map(\.key)
    }
    if fallback == nil, keys.contains(where: \.isEmpty) { return nil }
    let words = zip(keys, ["leaves", "arrives"]).map { keys, what in
      keys.isEmpty
        ? "the screen that \(what) has none"
        : "the screen that \(what) has \(keys.map { "'\($0)'" }.joined(with: "and"))"
    }
    return TransitionWarning(
      .noPartner, "the screens share nothing: \(words.joined(separator: ", "))",
      hint: (fallback.map { "\($0); " } ?? "") + "give a layer of each screen the same \"match\"")
  }
}

/// Looks for surprises in what a rule does in different transitions.
private struct RuleInspector {
  private let rule: any ScreenTransition
  private let context: TransitionContext
  private let plan: TransitionPlan

  init(_ rule: any ScreenTransition, _ context: TransitionContext) {
    self.rule = rule
    self.context = context
    plan = rule.plan(for: context)
  }

  func warnings(arriving screen: Screen?) -> [TransitionWarning] {
    [translucent(screen), wayBack, readingDirection].compactMap { $0 }
  }

  private var stage: TransitionEnvironment { context.stage }

  /// The screen below disappears at the end, although it is still to be seen.
  private func translucent(_ screen: Screen?) -> TransitionWarning? {
    guard let screen, !plan.keepsRemoval, !screen.isOpaque(on: stage) else { return nil }
    return TransitionWarning(
      .translucent,
      "screen '\(screen.id)' is translucent, and the screen below disappears at the end",
      hint: "give it an opaque 'background', or present it as a sheet")
  }

  /// Going back, a screen comes from another place than it went to.
  private var wayBack: TransitionWarning? {
    guard context.operation.isForward else { return nil }
    var opposite = context
    opposite.operation = context.operation.opposite
    opposite.shared = context.shared.map(\.swapped)
    let back = rule.plan(for: opposite)
    let isSame = [(Role.removal, Role.insertion), (.insertion, .removal)].allSatisfy { pair in
      isAlike(pair.0, in: plan, at: .zero, and: pair.1, in: back, at: back.duration)
        && isAlike(pair.0, in: plan, at: plan.duration, and: pair.1, in: back, at: .zero)
    }
    guard !isSame else { return nil }
    return TransitionWarning(
      .wayBack, "going back is not going there backwards: a screen comes from where it did not go",
      hint: "mirror insertions and removals if it should be")
  }

  /// Returns `true` if a screen has the same place and opacity in two plans; in its own place it may be hidden
  /// by the other one, and its opacity does not matter.
  private func isAlike(
    _ a: Role, in plan: TransitionPlan, at moment: Time, and b: Role, in other: TransitionPlan,
    at otherMoment: Time
  ) -> Bool {
    let opacities = [
      plan.opacity(of: a, at: moment, on: stage) ?? 0,
      other.opacity(of: b, at: otherMoment, on: stage) ?? 0,
    ]
    guard opacities != [0, 0],
      let place = plan.projection(of: a, at: moment, on: stage),
      let first = place.map(stage.bounds)?.points,
      let second = other.projection(of: b, at: otherMoment, on: stage)?.map(stage.bounds)?.points
    else { return true }
    return zip(first, second).allSatisfy { ($0 - $1).length < 1e-3 }
      && (place.isAtRest(on: stage) || (opacities[0] - opacities[1]).magnitude < 1e-3)
  }

  /// Something moves to a side, and does so in both directions of reading.
  private var readingDirection: TransitionWarning? {
    guard stage.isRightToLeft else { return nil }
    var other = context
    other.stage.isRightToLeft = false
    guard rule.plan(for: other) == plan, movesToASide else { return nil }
    return TransitionWarning(
      .readingDirection, "the screens move to the same side in both directions of reading",
      hint: "take a transition that is mirrored, such as 'ios.push'")
  }

  private var movesToASide: Bool {
    let inspector = PlanInspector(plan, stage)
    let middle = stage.size.width / 2
    return Role.allCases.contains { role in
      [.zero, plan.duration].contains { moment in
        guard let center = inspector.center(of: role, at: moment) else { return false }
        return (center.x - middle).magnitude > 1
      }
    }
  }
}

extension Screen {
  /// Returns `true` if nothing below the screen is visible, judged by plain boxes; a picture is taken for
  /// opaque.
  fileprivate func isOpaque(on stage: TransitionEnvironment) -> Bool {
    if background?.isOpaque == true { return true }
    return layers.contains { layer in
      let looks = layer.properties
      guard looks.opacity == 1, looks.frame.contains(stage.bounds) else { return false }
      if case .image = looks.content { return true }
      return looks.background?.isOpaque == true
    }
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    }
  }
}
