private struct SymbolRunsKey: EnvironmentKey {
  static var defaultValue: [SymbolRun] { [] }
}

extension EnvironmentValues {
  /// Effects of the symbols inside, from the outermost inward.
  var symbolRuns: [SymbolRun] {
    get { self[SymbolRunsKey.self] }
    set { self[SymbolRunsKey.self] = newValue }
  }
}

/// Has the symbols inside do something.
nonisolated private struct SymbolEffectModifier: EnvironmentModifier {
  let run: SymbolRun

  @MainActor func adjust(_ environment: inout EnvironmentValues) {
    environment.symbolRuns.append(run)
  }
}

extension View {
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        run: SymbolRun(
          movement: effect.configuration.movement, options: options, isActive: isActive)))
  }

  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        run: SymbolRun(
          movement: effect.configuration.movement, options: options, trigger: AnyEquatable(value))))
  }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolRuns) { if isEnabled { $0 = [] } }
  }
}

// MARK: Symbols that come, go and change

extension ContentTransition {
  public static var symbolEffect: ContentTransition { ContentTransition(form: .symbol) }
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

/// A symbol that fades in from a smaller size, and out to it.
nonisolated public struct SymbolEffectTransition: Transition {
  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {}

  @MainActor @preconcurrency
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : SymbolMovement.hiddenScale)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
  @MainActor @preconcurrency
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }
  @MainActor @preconcurrency
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition(SymbolEffectTransition(effect: effect, options: options)) }
}
