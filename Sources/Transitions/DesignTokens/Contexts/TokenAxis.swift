/// A choice that decides about values of tokens: a modifier of a resolver document, or a collection of Figma's
/// variables with its modes.
package struct TokenAxis: Hashable, Sendable {
  /// The name.
  package let name: String
  /// Contexts or modes to choose from.
  package let contexts: [String]
  /// The one that counts where none is chosen; `nil` where one has to be.
  package let standard: String?

  /// A choice between contexts.
  package init(_ name: String, of contexts: [String], standard: String?) {
    (self.name, self.contexts, self.standard) = (name, contexts, standard)
  }
}

/// Tokens in each context of a choice, in the order of the contexts.
package struct TokenModes: Hashable, Sendable {
  /// The choice.
  package let axis: TokenAxis
  /// The tokens of each context.
  package let tables: [[DesignToken]]

  /// Tokens in all contexts of an axis, of which there is a list for each.
  package init(_ axis: TokenAxis, _ tables: [[DesignToken]]) {
    precondition(axis.contexts.count == tables.count, "each context has its tokens")
    (self.axis, self.tables) = (axis, tables)
  }

  /// Names of all tokens, in the order of the contexts.
  var names: [String] {
    var known: Set<String> = []
    return tables.joined().map(\.name).filter { known.insert($0).inserted }
  }
}
