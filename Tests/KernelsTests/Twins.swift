import SegueRaster

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

/// The operators that are no blend modes, with alphas of 0...255.
func composeTwin(_ d: UInt32, _ s: UInt32, by composite: CompositeOperator) -> UInt32 {
  let (sa, da) = (Int(s >> 24), Int(d >> 24))
  // 0.2125, 0.7154 and 0.0721 of 32 768.
  let luminance =
    (zip(channels(s), [6_963, 23_442, 2_363, 0]).reduce(16_384) { $0 + $1.0 * $1.1 }) / 32_768
  return packed(
    zip(channels(s), channels(d)).map { s, d in
      switch composite {
      case .plus: return min(255, s + d)
      case .modulate: return over255(s * d)
      case .luminanceIn: return over255(luminance * d)
      case .luminanceOut: return over255((255 - luminance) * d)
      default:
        guard let factors = porterDuff[composite] else { preconditionFailure("\(composite)") }
        let (ofSource, ofDestination) = factors(sa, da)
        return over255(s * ofSource + d * ofDestination)
      }
    })
}

/// What S and D are multiplied by, from their alphas.
private let porterDuff: [CompositeOperator: @Sendable (Int, Int) -> (Int, Int)] = [
  .clear: { _, _ in (0, 0) }, .source: { _, _ in (255, 0) }, .destination: { _, _ in (0, 255) },
  .sourceOver: { sa, _ in (255, 255 - sa) }, .destinationOver: { _, da in (255 - da, 255) },
  .sourceIn: { _, da in (da, 0) }, .destinationIn: { sa, _ in (0, sa) },
  .sourceOut: { _, da in (255 - da, 0) }, .destinationOut: { sa, _ in (0, 255 - sa) },
  .sourceAtop: { sa, da in (da, 255 - sa) }, .destinationAtop: { sa, da in (255 - da, sa) },
  .exclusiveOr: { sa, da in (255 - da, 255 - sa) },
]

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
