/// Puts words in color, or leaves them as they are.
package struct Style: Hashable, Sendable {
  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// What a word is, which settles how it looks.
  package enum Role: Sendable {
    case error, warning, hint, strong
  }

  /// The words in the look of their role (the codes are those of ECMA-48 "select graphic
  /// rendition").
  package func callAsFunction(_ words: String, as role: Role) -> String {
    isColored ? "\u{1B}[\(role.code)m\(words)\u{1B}[0m" : words
  }
}

extension Style.Role {
  fileprivate var code: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .hint: "36"
    case .strong: "1"
    }
  }
}
