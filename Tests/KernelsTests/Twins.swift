// The plain forms of the kernels: one channel at a time, divisions written as divisions.

/// x / 255, rounded to nearest.
func over255(_ x: Int) -> Int { (2 * x + 255) / 510 }

func channels(_ pixel: UInt32) -> [Int] {
  [0, 8, 16, 24].map { Int(pixel >> UInt32($0) & 255) }
}

func packed(_ channels: [Int]) -> UInt32 {
  channels.enumerated().reduce(0) { $0 | UInt32($1.element) << UInt32(8 * $1.offset) }
}

func blendTwin(_ d: UInt32, _ s: UInt32, mask: Int) -> UInt32 {
  let alpha = Int(s >> 24)
  return packed(
    zip(channels(s), channels(d)).map { s, d in
      over255(s * mask + d * (255 - over255(alpha * mask)))
    })
}

func crossfadeTwin(_ d: UInt32, _ s: UInt32, mask: Int) -> UInt32 {
  packed(zip(channels(s), channels(d)).map { s, d in over255(s * mask + d * (255 - mask)) })
}

/// The table of the Porter-Duff operators, with alphas of 0...255.
func composeTwin(_ d: UInt32, _ s: UInt32, operation: Int) -> UInt32 {
  let (sa, da) = (Int(s >> 24), Int(d >> 24))
  let factors: [(Int, Int)] = [
    (0, 0), (255, 0), (0, 255), (255, 255 - sa), (255 - da, 255), (da, 0), (0, sa),
    (255 - da, 0), (0, 255 - sa), (da, 255 - sa), (255 - da, sa), (255 - da, 255 - sa),
  ]
  return packed(
    zip(channels(s), channels(d)).map { s, d in
      switch operation {
      case 12: min(255, s + d)
      case 13: over255(s * d)
      default: over255(s * factors[operation].0 + d * factors[operation].1)
      }
    })
}

/// Runs `body` on a copy of `pixels` and returns what became of it.
func changed(
  _ pixels: [UInt32], _ body: (inout MutableSpan<UInt32>) -> Void
) -> [UInt32] {
  var copy = pixels
  var span = copy.mutableSpan
  body(&span)
  return copy
}

func changedBytes(_ count: Int, _ body: (inout MutableSpan<UInt8>) -> Void) -> [UInt8] {
  var bytes = [UInt8](repeating: 0xaa, count: count)
  var span = bytes.mutableSpan
  body(&span)
  return bytes
}

func changedWords(_ count: Int, _ body: (inout MutableSpan<UInt16>) -> Void) -> [UInt16] {
  var words = [UInt16](repeating: 0xaaaa, count: count)
  var span = words.mutableSpan
  body(&span)
  return words
}
