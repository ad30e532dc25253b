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
  /// What it inherits from and conforms to.
  let inherited: [String]
  let isGeneric: Bool
  let isConstrained: Bool
  /// Whether it stands inside a function, where no other place can name it.
  let isLocal: Bool
  let conditions: [String]
  let isActive: Bool
  var members: [Member] = []
}

/// What a source file declares.
struct FileDeclarations: Sendable {
  var types: [TypeDeclaration] = []
  /// For each lexeme, the type around it.
  var enclosing: [Int?] = []
  /// For each lexeme, whether the compiler will see it, as far as is known.
  var isActive: [Bool] = []
  /// Where the attributes before a `#Preview` begin, by the lexeme of it.
  var previewPrefixes: [Int: Int] = [:]
  /// The modules that the file imports, in the order of its lines.
  var imports: [String] = []
}
