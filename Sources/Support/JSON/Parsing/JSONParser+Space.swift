extension JSONParser {
  /// Passes over spaces and comments.
  @inline(__always)
  mutating func skipSpace() throws(JSONError) {
    position = endOfSpace
    if next.startsUnusualSpace { try skipUnusualSpace() }
  }

  /// End of the spaces of JSON at the position.
  private var endOfSpace: Int {
    var index = position
    while index < bytes.count, bytes[index].isSpace { index &+= 1 }
    return index
  }

  private mutating func skipUnusualSpace() throws(JSONError) {
    while next.startsUnusualSpace {
      var isSkipped = try skipComment()
      if !isSkipped { isSkipped = try skipStrangeSpace() }
      guard isSkipped else { return }
      position = endOfSpace
    }
  }

  private mutating func skipComment() throws(JSONError) -> Bool {
    let start = position
    switch (next, byte(at: position + 1)) {
    case (.slash, .slash), (UInt8(ascii: "#"), _):
      while next != 0, lineTerminatorLength == 0 { position += 1 }
    case (.slash, UInt8(ascii: "*")):
      position += 2
      while next != UInt8(ascii: "*") || byte(at: position + 1) != .slash {
        guard next != 0 else {
          throw halt(.unclosedComment, at: SourceRange(start, start + 2))
        }
        position += 1
      }
      position += 2
    default:
      return false
    }
    try reportComment(from: start)
    return true
  }

  private mutating func reportComment(from start: Int) throws(JSONError) {
    let isHash = bytes[start] != .slash
    guard isHash || dialect == .json, !hasReportedComment else { return }
    hasReportedComment = true
    try report(isHash ? .hashComment : .comment, at: SourceRange(start, position))
  }

  private mutating func skipStrangeSpace() throws(JSONError) -> Bool {
    let space = character
    guard space.isStrangeSpace else { return false }
    if dialect == .json || space == "\u{85}", !hasReportedSpace {
      hasReportedSpace = true
      try report(.strangeSpace(space), at: characterRange)
    }
    position = Int(characterRange.end)
    return true
  }

  /// The length of the line terminator at the position, 0 if there is none: a line feed, a carriage
  /// return (with its line feed), or one of the two separators U+2028 and U+2029.
  var lineTerminatorLength: Int {
    switch next {
    case .lineFeed: 1
    case .carriageReturn: byte(at: position + 1) == .lineFeed ? 2 : 1
    case 0xE2:
      byte(at: position + 1) == 0x80 && byte(at: position + 2) & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }
}

extension UInt8 {
  /// True if a comment or a space other than the four of JSON may start with it.
  fileprivate var startsUnusualSpace: Bool {
    switch self {
    case .slash, UInt8(ascii: "#"), 0x0B, 0x0C, 0x80...: true
    default: false
    }
  }
}
