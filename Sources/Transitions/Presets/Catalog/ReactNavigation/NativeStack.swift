import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The animations of react-native-screens on iOS that are its own.
struct NativeStack: ScreenTransition, Hashable {
  enum Style: Hashable { case slideFromBottom, fade, fadeFromBottom }

  let style: Style

  func plan(for exchange: Exchange) -> ExchangePlan {
    let stage = exchange.stage
    switch style {
    case .slideFromBottom:
      let run = Run.curve(.easeInOut, 500)
      let upper = PlanLayer(.insertion).sinking(from: 1, to: 0, on: stage, run)
      return ExchangePlan(lasting: run.end, [PlanLayer(.removal), upper])
        .turned(for: exchange.operation)
    case .fade:
      let run = Run.curve(.easeInOut, 500)
      let upper = PlanLayer(.insertion).moving(.opacity, from: 0, to: 1, run)
      return ExchangePlan(lasting: run.end, [PlanLayer(.removal), upper])
        .turned(for: exchange.operation)
    case .fadeFromBottom:
      return exchange.operation.isForward ? Self.opened(on: stage) : Self.closed(on: stage)
    }
  }

  private static func opened(on stage: Stage) -> ExchangePlan {
    let upper = PlanLayer(.insertion)
      .sinking(from: 0.08, to: 0, on: stage, .curve(.easeOut, 500))
      .moving(.opacity, from: 0, to: 1, .curve(.easeOut, 500 * 0.2 / 0.35))
    return ExchangePlan(lasting: .milliseconds(500), [PlanLayer(.removal), upper])
  }

  private static func closed(on stage: Stage) -> ExchangePlan {
    let slide = Run.curve(.easeIn, 500 * 0.25 / 0.35)
    let upper = PlanLayer(.removal)
      .sinking(from: 0, to: 0.08, on: stage, slide)
      .moving(
        .opacity, from: 1, to: 0, .curve(.linear, 500 * 0.15 / 0.35, after: 500 * 0.1 / 0.35))
    return ExchangePlan(lasting: slide.end, [PlanLayer(.insertion), upper])
  }

  /// The push at half a second whatever the spring asks for, without dimming and shadow.
  static func push(isInverted: Bool = false) -> SystemPush {
    var push = SystemPush()
    push.run = halfSecond
    push.isInverted = isInverted
    push.dimming = 0
    push.shadowOpacity = 0
    return push
  }

  /// The push that looks like the system's on other systems.
  static func ios(isInverted: Bool) -> SystemPush {
    var push = SystemPush()
    push.run = halfSecond
    push.isInverted = isInverted
    return push
  }

  private static let halfSecond = Run(
    .milliseconds(500),
    .spring(Spring(named: "react-native-screens.push") ?? .system, .cut(at: 0.5)))
}
