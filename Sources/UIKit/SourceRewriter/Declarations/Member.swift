/// A function, property, subscript or initializer of a type.
struct Member: Sendable {
  enum Kind: Sendable { case function, property, subscripting, initializer }

  let kind: Kind
  let name: String
  let prefix: Prefix
  /// All of it, from its first attribute to its last brace, in lexemes.
  let lexemes: Range<Int>
  /// Its first lexeme behind attributes and modifiers.
  let keyword: Int
  let parameters: [Parameter]
  /// Return type, or the type of a property; empty if nothing is said.
  let result: String
  let isThrowing: Bool
  let isAsync: Bool
  let isGeneric: Bool
  let hasBody: Bool
  /// The conditions of `#if` around it, outermost first.
  let conditions: [String]
  /// True if the compiler will see it, as far as is known.
  let isActive: Bool

  /// The name by which Swift tells it from others: `tap(_:at:)`, `title`.
  var fullName: String {
    kind == .property ? name : "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }

  var isStatic: Bool { prefix.modifiers.contains("static") || prefix.modifiers.contains("class") }

  var isPrivate: Bool {
    prefix.modifiers.contains("private") || prefix.modifiers.contains("fileprivate")
  }

  var isOverride: Bool { prefix.modifiers.contains("override") }

  var isOptional: Bool { prefix.modifiers.contains("optional") }

  /// Return type, where it is a value.
  var value: String? { ["", "Void", "()"].contains(result) ? nil : result }

  var returnsOptional: Bool {
    result.hasSuffix("?") || result.hasSuffix("!") || result.hasPrefix("Optional<")
  }
}

/// One parameter of a function.
struct Parameter: Sendable {
  /// Label before the argument; `_` if there is none.
  let label: String
  let name: String
  let type: String

  /// True if a function's value can be called with it: not by address, and not a list of any length.
  var isPlain: Bool { !type.hasPrefix("inout ") && !type.hasSuffix("...") }
}

extension Parameter {
  /// True if the argument is a function, as far as the declaration shows.
  var isFunction: Bool { type.contains("->") || type.contains("@escaping") }
}

/// The attributes and modifiers before a declaration.
struct Prefix: Sendable {
  struct Attribute: Sendable {
    let name: String
    /// The attribute with its arguments.
    let lexemes: Range<Int>
    /// Contents of its parentheses, without spaces.
    let arguments: String
  }

  var start: Int
  var attributes: [Attribute] = []
  var modifiers: Set<String> = []

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// `public` and the like, if one is said.
  var access: String? {
    ["open", "public", "package", "internal", "fileprivate", "private"]
      .first(where: modifiers.contains)
  }
}
