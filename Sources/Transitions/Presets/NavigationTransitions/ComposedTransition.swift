import SegueGeometry
import SegueMotion
import SegueSceneGraph
public import SegueTransitions

/// A navigation transition with its animation: a rule for exchanging screens.
public struct ComposedTransition<Navigation: NavigationTransition>: ScreenTransition, Hashable {
  /// The effect on the screens.
  package var navigation: Navigation
  /// The duration and timing curve; `nil` for at once.
  package var animation: ComposedAnimation?

  /// The transition with its animation.
  package init(_ navigation: Navigation, _ animation: ComposedAnimation? = .standard) {
    self.navigation = navigation
    self.animation = animation
  }

  /// Both screens as the navigation transition changes them.
  public func plan(for context: TransitionContext) -> TransitionPlan {
    guard let animation else { return .cut }
    let changes = navigation.changes(for: context.operation, in: context.stage.size)
    let run = TransitionTiming(animation.duration, animation.pace)
    let removal = TransitionLayer(.removal).changed(by: changes.from, run)
    let insertion = TransitionLayer(.insertion).changed(by: changes.to, run)
    var layers = context.operation.isForward ? [removal, insertion] : [insertion, removal]
    for (role, change) in [(Role.removal, changes.from), (.insertion, changes.to)] {
      layers.reorder(role, to: change.place)
    }
    var plan = TransitionPlan(lasting: animation.duration, layers)
    plan.nominalDuration = animation.nominalDuration
    return plan
  }
}

extension NavigationTransition {
  /// The transition with an animation, or without one: the screens change at once.
  public func animation(_ animation: ComposedAnimation?) -> ComposedTransition<Self> {
    ComposedTransition(self, animation)
  }
}

extension TransitionLayer {
  /// The screen, moved as a change says.
  fileprivate func changed(by change: ScreenChange, _ run: TransitionTiming) -> TransitionLayer {
    var layer = self
    layer.properties.isDoubleSided = change.isDoubleSided
    layer.properties.zPosition = change.animation.zPosition ?? change.initial.zPosition ?? 0
    let (before, after) = (change.initial, change.animation)
    if before.alpha != nil || after.alpha != nil {
      let start = before.alpha ?? 1
      layer = layer.moving(.opacity, from: start, to: after.alpha ?? start, run)
    }
    if before.transform != nil || after.transform != nil {
      let start = before.transform ?? .identity
      layer = layer.moving(
        .matrix, from: .transform(start), to: .transform(after.transform ?? start), run)
    }
    return layer
  }
}

extension [TransitionLayer] {
  /// Puts a screen above or below the others.
  fileprivate mutating func reorder(_ role: Role, to place: ScreenChange.Place?) {
    guard let place, let index = firstIndex(where: { $0.content == .screen(role) }) else { return }
    let layer = remove(at: index)
    insert(layer, at: place == .front ? endIndex : startIndex)
  }
}
