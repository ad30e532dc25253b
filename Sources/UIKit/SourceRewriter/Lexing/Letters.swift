/// Classification of a byte by what it can begin or continue in a source text.
extension UInt8 {
  /// Letters, `_`, `$` and everything beyond ASCII: a name may have operators of Unicode in it that
  /// way, which changes nothing that any pass looks at.
  var beginsWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var continuesWord: Bool { beginsWord || isDigit }

  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  var isNewline: Bool { self == 0x0A || self == 0x0D }

  /// Spaces of all kinds that do not end a line.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }
}
