/// A seeded source of numbers (SplitMix64): every run draws the same pictures.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound
      + Double(next() >> 11) / 9_007_199_254_740_992 * (range.upperBound - range.lowerBound)
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
