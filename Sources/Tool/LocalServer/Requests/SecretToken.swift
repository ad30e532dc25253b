/// A word that nobody can guess: 128 bits from the system's source of randomness.
package struct SecretToken: Hashable, Sendable, CustomStringConvertible {
  /// The token as it stands in addresses.
  package let description: String

  /// A new token.
  package init() {
    var source = SystemRandomNumberGenerator()
    description = (0..<2).map { _ in
      let digits = String(source.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns true if the words are the token, in a time that does not reveal where they differ.
  func isSame(as words: some StringProtocol) -> Bool {
    let (own, other) = (Array(description.utf8), Array(words.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
