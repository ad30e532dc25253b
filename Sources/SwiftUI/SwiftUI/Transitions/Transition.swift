/// Steps of a view's way into a tree and out of it.
@frozen
nonisolated public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Properties of a transition, as it tells them.
nonisolated public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A way in which views come and go: what a view looks like before it is there, and after it was.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view that the transition makes of another one.
  func view(of content: any View, in phase: TransitionPhase) -> any View {
    body(content: PlaceholderContentView(view: content), phase: phase)
  }

  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }
}

/// A transition with an animation of its own.
private struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  static var properties: TransitionProperties { Base.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    AnyView(base.view(of: content, in: phase)).transaction { $0.animation = animation }
  }
}

/// A transition around another one.
private struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
  let inner: Inner
  let outer: Outer

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    AnyView(outer.view(of: AnyView(inner.view(of: content, in: phase)), in: phase))
  }
}
