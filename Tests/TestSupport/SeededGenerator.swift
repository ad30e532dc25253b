/// A random generator whose numbers depend on its seed alone, for testing laws.
///
/// A law takes the seed as its argument, so that a failure names it and can be repeated:
///
///     @Test(arguments: SeededGenerator.seeds)
///     func `there and back is nowhere`(_ seed: UInt64) {
///       var random = SeededGenerator(seed: seed)
///       ...
///     }
///
/// The sequence is SplitMix64's: a counter with a step that visits all 64-bit values, scrambled.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The seeds that a law is tried with.
  public static let seeds: ClosedRange<UInt64> = 1...64

  /// The generator whose numbers follow from `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of `range`, every one as likely as any other.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A whole number of `range`, every one as likely as any other.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// One of `choices`, which are not empty.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[int(in: 0...choices.count - 1)]
  }
}
