import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The animations of react-native-screens on iOS that are its own.
struct NativeStack: ScreenTransition, Hashable {
  enum Style: Hashable { case slideFromBottom, fade, fadeFromBottom }

  let style: Style

  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    switch style {
    case .slideFromBottom:
      let run = TransitionTiming.curve(.easeInOut, 500)
      let upper = TransitionLayer(.insertion).sinking(from: 1, to: 0, on: stage, run)
      return TransitionPlan(lasting: run.end, [TransitionLayer(.removal), upper])
        .turned(for: context.operation)
    case .fade:
      let run = TransitionTiming.curve(.easeInOut, 500)
      let upper = TransitionLayer(.insertion).moving(.opacity, from: 0, to: 1, run)
      return TransitionPlan(lasting: run.end, [TransitionLayer(.removal), upper])
        .turned(for: context.operation)
    case .fadeFromBottom:
      return context.operation.isForward ? Self.opened(on: stage) : Self.closed(on: stage)
    }
  }

  private static func opened(on stage: TransitionEnvironment) -> TransitionPlan {
    let upper = TransitionLayer(.insertion)
      .sinking(from: 0.08, to: 0, on: stage, .curve(.easeOut, 500))
      .moving(.opacity, from: 0, to: 1, .curve(.easeOut, 500 * 0.2 / 0.35))
    return TransitionPlan(lasting: .milliseconds(500), [TransitionLayer(.removal), upper])
  }

  private static func closed(on stage: TransitionEnvironment) -> TransitionPlan {
    let slide = TransitionTiming.curve(.easeIn, 500 * 0.25 / 0.35)
    let upper = TransitionLayer(.removal)
      .sinking(from: 0, to: 0.08, on: stage, slide)
      .moving(
        .opacity, from: 1, to: 0, .curve(.linear, 500 * 0.15 / 0.35, after: 500 * 0.1 / 0.35))
    return TransitionPlan(lasting: slide.end, [TransitionLayer(.insertion), upper])
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

  private static let halfSecond = TransitionTiming(
    .milliseconds(500),
    .spring(Spring(named: "react-native-screens.push") ?? .system, .cut(at: 0.5)))
}
