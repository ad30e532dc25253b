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
