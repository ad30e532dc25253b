/// Numbers that follow from a seed alone: a counter with a long step, scrambled (SplitMix64).
struct Randomness {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to, but not including, `limit`.
  mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int((next() >> 1) % UInt64(limit)) : 0
  }

  /// One of some.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
