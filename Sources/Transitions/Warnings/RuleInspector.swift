import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Looks for surprises in what a rule does in different exchanges.
struct RuleInspector {
  private let rule: any ScreenTransition
  private let exchange: Exchange
  private let plan: ExchangePlan

  init(_ rule: any ScreenTransition, _ exchange: Exchange) {
    self.rule = rule
    self.exchange = exchange
    plan = rule.plan(for: exchange)
  }

  func warnings(arriving screen: Screen?) -> [TransitionWarning] {
    [translucent(screen), wayBack, readingDirection].compactMap { $0 }
  }

  private var stage: Stage { exchange.stage }

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
    guard exchange.operation.isForward else { return nil }
    var opposite = exchange
    opposite.operation = exchange.operation.opposite
    let back = rule.plan(for: opposite)
    let isSame = [(Role.removal, Role.insertion), (.insertion, .removal)].allSatisfy {
      there, home in
      looks(plan, there, at: .zero) == looks(back, home, at: back.duration)
        && looks(plan, there, at: plan.duration) == looks(back, home, at: .zero)
    }
    guard !isSame else { return nil }
    return TransitionWarning(
      .wayBack, "going back is not going there backwards: a screen comes from where it did not go",
      hint: "mirror insertions and removals if it should be")
  }

  /// The corners and the opacity of a screen, in thousandths.
  private func looks(_ plan: ExchangePlan, _ role: Role, at moment: Time) -> [Int] {
    guard let map = plan.projection(of: role, at: moment, on: stage) else { return [] }
    let opacity = plan.opacity(of: role, at: moment, on: stage) ?? 0
    if opacity == 0 { return [0] }
    let points = map.map(stage.bounds)?.points ?? []
    let numbers = points.flatMap { [$0.x, $0.y] } + [opacity]
    return numbers.map { Int((min(max($0, -1e9), 1e9) * 1000).rounded()) }
  }

  /// Something moves to a side, and does so in both directions of reading.
  private var readingDirection: TransitionWarning? {
    guard stage.isRightToLeft else { return nil }
    var other = exchange
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
  /// Whether nothing below the screen is to be seen, as far as plain boxes tell; a picture is taken
  /// for opaque.
  fileprivate func isOpaque(on stage: Stage) -> Bool {
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
