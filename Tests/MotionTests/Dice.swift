/// Random numbers that are the same on every run; the seed is the test's argument, which a failure
/// names.
struct Dice: RandomNumberGenerator {
  /// The seeds that property tests run with.
  static let seeds: [UInt64] = Array(1...20)

  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x2545_f491_4f6c_dd1d
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}
