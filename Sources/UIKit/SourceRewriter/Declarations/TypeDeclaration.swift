/// A type or an extension in a source file.
struct TypeDeclaration: Sendable {
  /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
  let kind: String
  /// Its name from outside: `Outer.Inner`.
  let path: String
  let prefix: Prefix
  /// The lexeme behind its name, where a list of what it inherits can begin.
  let nameEnd: Int
  /// Its braces, in lexemes.
  let open: Int
  let close: Int
  /// Types that it inherits from and conforms to.
  let inherited: [String]
  let isGeneric: Bool
  let isConstrained: Bool
  /// True if it stands inside a function, where no other place can name it.
  let isLocal: Bool
  let conditions: [String]
  let isActive: Bool
  var members: [Member] = []
}

/// Declarations of a source file.
struct FileDeclarations: Sendable {
  var types: [TypeDeclaration] = []
  /// For each lexeme, the type around it.
  var enclosing: [Int?] = []
  /// For each lexeme, whether the compiler will see it, as far as is known.
  var isActive: [Bool] = []
  /// Starts of the attributes before each `#Preview`, by the lexeme of it.
  var previewPrefixes: [Int: Int] = [:]
  /// The modules that the file imports, in the order of its lines.
  var imports: [String] = []
}
