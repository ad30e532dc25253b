import SegueTextSupport

/// Identity of a picture among all others: the SHA-256 of its pixels, or a sum of what is known of them.
struct FrameIdentity: Hashable, Sendable {
  private let words: SIMD4<UInt64>

  /// The identity that a SHA-256 is, of which every digit counts; `nil` for what is none.
  init?(digest: some StringProtocol) {
    guard Self.isDigest(digest) else { return nil }
    var words = SIMD4<UInt64>()
    for (index, digit) in digest.utf8.enumerated() {
      let value =
        digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
      words[index / 16] = words[index / 16] << 4 | UInt64(value)
    }
    self.words = words
  }

  /// The sum of some numbers.
  init(sumOf numbers: [UInt32]) {
    let sum = numbers.reduce(14_695_981_039_346_656_037 as UInt64) { sum, number in
      let next = (sum ^ UInt64(number)) &* 1_099_511_628_211
      return next ^ next >> 29
    }
    words = SIMD4(sum, 0, 0, 0)
  }

  /// Returns true if a text is a SHA-256 as goldens write it: 64 hexadecimal digits, none of them a capital.
  static func isDigest(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// The digits of a SHA-256, or those of a sum.
  var text: String {
    let isSum = words.y == 0 && words.z == 0 && words.w == 0
    let shown = isSum ? [words.x] : [words.x, words.y, words.z, words.w]
    return shown.map { $0.digits(atLeast: 16, radix: 16) }.joined()
  }
}
