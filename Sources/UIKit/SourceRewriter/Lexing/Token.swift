/// A piece of a source text; the pieces of a text, one after the other, are the text.
package struct Token: Equatable, Sendable {
  /// Kinds of tokens.
  package enum Kind: Equatable, Sendable {
    case whitespace, newline, comment
    /// A name, a keyword, `$0`, or a name in backticks.
    case word
    case number
    /// A string, or the part of one that ends it.
    case text
    /// The part of a string that an interpolation follows; it ends with `\(`.
    case openText
    case regex
    /// `@name`.
    case attribute
    /// `#name`.
    case directive
    /// A single bracket, comma, colon, or whatever else stands alone.
    case symbol
    case `operator`
  }

  /// Kind of the token.
  package let kind: Kind
  /// Range of the token, in bytes.
  package let range: Range<Int>

  /// True if a compiler ignores it, except that it separates.
  var isTrivia: Bool { kind == .whitespace || kind == .newline || kind == .comment }
}

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

/// The words of Swift that tell declarations from other code.
enum Keywords {
  static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

  static let members: Set<String> = ["func", "var", "let", "subscript", "init"]

  /// Words before which `class` is a modifier, and no declaration.
  static let behindClassModifier: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal",
    "fileprivate", "open", "package", "dynamic", "nonisolated", "prefix", "postfix",
  ]

  static let access: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  static let modifiers: Set<String> = access.union([
    "static", "final", "override", "lazy", "weak", "unowned", "dynamic", "optional", "required",
    "convenience", "mutating", "nonmutating", "nonisolated", "indirect", "prefix", "postfix",
    "infix", "distributed", "borrowing", "consuming", "isolated",
  ])

  /// Words that may stand between `import` and a module.
  static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]
}
