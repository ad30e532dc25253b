extension Lexer {
  /// Up to the end of the line, which is not part of it.
  mutating func addLineComment() {
    add(.comment, upTo: end { !$0.isNewline })
  }

  /// Comments nest.
  mutating func addBlockComment() {
    var depth = 1
    var place = position + 2
    while place < bytes.count, depth > 0 {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch (bytes[place], next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      default: place += 1
      }
    }
    add(.comment, upTo: min(place, bytes.count))
  }
}
