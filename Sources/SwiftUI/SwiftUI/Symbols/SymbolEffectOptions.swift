/// Speed and number of the rounds of a symbol's effect.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  /// Ways of going on after a round.
  nonisolated public struct RepeatBehavior: Hashable, Sendable {
    /// Number of rounds; `nil` for no end.
    let count: Int?
    /// Seconds between two rounds.
    let delay: Double

    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    public static let periodic = RepeatBehavior(count: nil, delay: SymbolMovement.delay)
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? SymbolMovement.delay)
    }
  }

  /// Factor of the usual speed.
  private(set) var speed = 1.0
  /// The rounds; `nil` for what the effect does by itself.
  private(set) var rounds: RepeatBehavior?

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(rounds: .continuous)
  public static let nonRepeating = SymbolEffectOptions(rounds: .periodic(1, delay: 0))

  public static func speed(_ speed: Double) -> Self { SymbolEffectOptions().speed(speed) }
  public static func `repeat`(_ count: Int?) -> Self { SymbolEffectOptions().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self {
    SymbolEffectOptions().repeat(behavior)
  }

  public var repeating: Self { self.repeat(.continuous) }
  public var nonRepeating: Self { self.repeat(1) }

  public func speed(_ speed: Double) -> Self {
    var options = self
    options.speed = max(speed, 0)
    return options
  }
  public func `repeat`(_ count: Int?) -> Self { self.repeat(.periodic(count, delay: 0)) }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    var options = self
    options.rounds = behavior
    return options
  }
}
