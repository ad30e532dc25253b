// Effects of symbols. Symbols here have one layer, so that what Apple does layer by layer is done to the whole.

/// Something that a symbol does.
nonisolated public protocol SymbolEffect {
  var configuration: SymbolEffectConfiguration { get }
}

/// An order to a symbol, by whatever effect.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  let movement: SymbolMovement
}

/// An effect that is played once, or a few times.
nonisolated public protocol DiscreteSymbolEffect {}
/// An effect that lasts for as long as it is active.
nonisolated public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol comes and goes.
nonisolated public protocol TransitionSymbolEffect {}
/// An effect by which one symbol becomes another.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// A jump to another size and back.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, Sendable
{
  private var isDown = false

  public var configuration: SymbolEffectConfiguration { .init(movement: .bounce(down: isDown)) }
  public var up: Self { .init(isDown: false) }
  public var down: Self { .init(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A fading to and fro.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, Sendable
{
  public var configuration: SymbolEffectConfiguration { .init(movement: .pulse) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A fading of one layer after the other.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, Sendable
{
  private var isReversing = false

  public var configuration: SymbolEffectConfiguration {
    .init(movement: .variableColor(reversing: isReversing))
  }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { .init(isReversing: true) }
  public var nonReversing: Self { .init(isReversing: false) }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

/// Another size.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable,
  Sendable
{
  private var isDown = false

  public var configuration: SymbolEffectConfiguration { .init(movement: .scale(down: isDown)) }
  public var up: Self { .init(isDown: false) }
  public var down: Self { .init(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A coming of a symbol.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable, Sendable
{
  public var configuration: SymbolEffectConfiguration { .init(movement: .appear) }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A going of a symbol.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect, Hashable, Sendable
{
  public var configuration: SymbolEffectConfiguration { .init(movement: .disappear) }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A change to another symbol.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  Hashable, Sendable
{
  /// A change in which what both symbols have stays.
  nonisolated public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
  {
    public var configuration: SymbolEffectConfiguration { .init(movement: .replace) }
  }

  public var configuration: SymbolEffectConfiguration { .init(movement: .replace) }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

/// A rocking to and fro.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, Sendable
{
  private var way = SymbolMovement.Way.turn(1)

  public var configuration: SymbolEffectConfiguration { .init(movement: .wiggle(way)) }
  public var clockwise: Self { .init(way: .turn(1)) }
  public var counterClockwise: Self { .init(way: .turn(-1)) }
  public var left: Self { .init(way: .shift(x: -1, y: 0)) }
  public var right: Self { .init(way: .shift(x: 1, y: 0)) }
  public var up: Self { .init(way: .shift(x: 0, y: -1)) }
  public var down: Self { .init(way: .shift(x: 0, y: 1)) }
  public var forward: Self { right }
  public var backward: Self { left }
  public func custom(angle: Angle) -> Self {
    .init(way: .shift(x: cos(angle.radians), y: sin(angle.radians)))
  }
  public func custom(angle: Double) -> Self { custom(angle: .degrees(angle)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A turn about the middle.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, Sendable
{
  private var isBackward = false

  public var configuration: SymbolEffectConfiguration {
    .init(movement: .rotate(backward: isBackward))
  }
  public var clockwise: Self { .init(isBackward: false) }
  public var counterClockwise: Self { .init(isBackward: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// A slow growing and shrinking.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect, Hashable, Sendable
{
  private var isPulsing = true

  public var configuration: SymbolEffectConfiguration {
    .init(movement: .breathe(pulsing: isPulsing))
  }
  public var plain: Self { .init(isPulsing: false) }
  public var pulse: Self { .init(isPulsing: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// The effect that suits a change.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable, Sendable
{
  public var configuration: SymbolEffectConfiguration { .init(movement: .replace) }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { .init() }
}
nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { .init() }
}
