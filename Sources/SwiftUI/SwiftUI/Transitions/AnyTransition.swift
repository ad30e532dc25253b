import HeadlessCoreGraphics

/// A transition of any kind.
public struct AnyTransition {
  private let transition: any Transition
  /// The animation that the transition has of its own.
  let animation: Animation?

  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    self.init(transition, animation: nil)
  }

  private init(_ transition: any Transition, animation: Animation?) {
    (self.transition, self.animation) = (transition, animation)
  }

  /// The view that the transition makes of another one.
  @MainActor
  func view(of content: any View, in phase: TransitionPhase) -> any View {
    transition.view(of: content, in: phase)
  }

  /// The transition for people who prefer that nothing moves.
  @MainActor
  var withoutMotion: AnyTransition {
    type(of: transition).properties.hasMotion ? .opacity : self
  }

  @MainActor @preconcurrency
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated<Base: Transition>(_ base: Base) -> AnyTransition {
      AnyTransition(base.animation(animation), animation: animation)
    }
    return animated(transition)
  }

  @MainActor @preconcurrency
  public func combined(with other: AnyTransition) -> AnyTransition {
    func combined<A: Transition, B: Transition>(_ a: A, _ b: B) -> AnyTransition {
      AnyTransition(a.combined(with: b), animation: animation ?? other.animation)
    }
    return combined(transition, other.transition)
  }

  @MainActor @preconcurrency
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    func asymmetric<A: Transition, B: Transition>(_ a: A, _ b: B) -> AnyTransition {
      AnyTransition(
        AsymmetricTransition(insertion: a, removal: b),
        animation: insertion.animation ?? removal.animation)
    }
    return asymmetric(insertion.transition, removal.transition)
  }

  @MainActor @preconcurrency
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  @MainActor @preconcurrency public static var opacity: AnyTransition { .init(OpacityTransition()) }
  @MainActor @preconcurrency public static var identity: AnyTransition {
    .init(IdentityTransition())
  }
  @MainActor @preconcurrency public static var slide: AnyTransition { .init(SlideTransition()) }
  @MainActor @preconcurrency public static var scale: AnyTransition {
    .init(ScaleTransition(ScaleTransition.leastScale))
  }
  @MainActor @preconcurrency public static func scale(
    scale: CGFloat, anchor: UnitPoint = .center
  ) -> AnyTransition { .init(ScaleTransition(scale, anchor: anchor)) }
  @MainActor @preconcurrency public static func move(edge: Edge) -> AnyTransition {
    .init(MoveTransition(edge: edge))
  }
  @MainActor @preconcurrency public static func push(from edge: Edge) -> AnyTransition {
    .init(PushTransition(edge: edge))
  }
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> AnyTransition {
    .init(OffsetTransition(offset))
  }
  @MainActor @preconcurrency public static func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> AnyTransition { .offset(CGSize(width: x, height: y)) }
}

/// A transition by a modifier with two values.
private struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active, identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// The transition with which a view comes and goes.
nonisolated struct TransitionTraitModifier: PrimitiveModifier {
  let transition: AnyTransition

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    TransitionTraitNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class TransitionTraitNode<Content: View>: ModifiedNode<
  Content, TransitionTraitModifier
>
{
  override var transition: AnyTransition? { modifier.transition }
}

extension View {
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionTraitModifier(transition: t))
  }
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionTraitModifier(transition: AnyTransition(transition)))
  }
}
