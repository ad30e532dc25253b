/// A set of small numbers that knows its smallest member quickly: one bit for each.
struct SymbolSet: Sendable {
  private var words: [UInt64] = []

  var first: Int? {
    guard let word = words.firstIndex(where: { $0 != 0 }) else { return nil }
    return word * 64 + words[word].trailingZeroBitCount
  }

  mutating func set(_ member: Int, to isMember: Bool) {
    let (word, bit) = (member / 64, UInt64(1) << UInt64(member % 64))
    if isMember {
      while words.count <= word { words.append(0) }
      words[word] |= bit
    } else if word < words.count {
      words[word] &= ~bit
    }
  }
}
