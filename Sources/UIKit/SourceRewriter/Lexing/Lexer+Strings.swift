/// Strings: plain, multi-line and raw, cut where an interpolation begins and ends.
extension Lexer {
  /// Begins the string whose quote stands behind that many hashes.
  mutating func beginString(hashes: Int) {
    let isMultiline = beginsMultilineString(hashes: hashes)
    openStrings.append(OpenString(hashes: hashes, isMultiline: isMultiline))
    readString(from: position + hashes + (isMultiline ? 3 : 1))
  }

  /// Goes on with the string around the interpolation that the parenthesis here ends.
  mutating func continueString() {
    readString(from: position + 1)
  }

  /// Three quotes; `#"""#` is a string of one line that contains a quote, as for Swift.
  private func beginsMultilineString(hashes: Int) -> Bool {
    guard isQuotes(3, at: position + hashes) else { return false }
    guard hashes > 0 else { return true }
    var place = position + hashes + 1
    while place < bytes.count, !bytes[place].isNewline {
      if bytes[place] == UInt8(ascii: "\""), isHashes(hashes, at: place + 1) { return false }
      place += 1
    }
    return true
  }

  /// Adds the part of the innermost string that begins here and whose content goes on at a place.
  private mutating func readString(from start: Int) {
    guard let string = openStrings.last else { return }
    var place = start
    while place < bytes.count {
      let current = bytes[place]
      if current == UInt8(ascii: "\\"), isHashes(string.hashes, at: place + 1) {
        place += 1 + string.hashes
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          return add(.openText, upTo: place + 1)
        }
        if place < bytes.count, !bytes[place].isNewline { place += 1 }
      } else if current.isNewline, !string.isMultiline {
        return endString(at: place)
      } else if let end = end(of: string, at: place) {
        return endString(at: end)
      } else {
        place += 1
      }
    }
    endString(at: bytes.count)
  }

  private mutating func endString(at end: Int) {
    openStrings.removeLast()
    add(.text, upTo: end)
  }

  /// The place behind the quotes and hashes that end a string, if they stand here.
  private func end(of string: OpenString, at place: Int) -> Int? {
    let quotes = string.isMultiline ? 3 : 1
    guard isQuotes(quotes, at: place), isHashes(string.hashes, at: place + quotes) else {
      return nil
    }
    return place + quotes + string.hashes
  }

  private func isQuotes(_ count: Int, at place: Int) -> Bool {
    isRun(of: UInt8(ascii: "\""), count, at: place)
  }

  func isHashes(_ count: Int, at place: Int) -> Bool {
    isRun(of: UInt8(ascii: "#"), count, at: place)
  }

  private func isRun(of byte: UInt8, _ count: Int, at place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[place + offset] != byte { return false }
    return true
  }
}
