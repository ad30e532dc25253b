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

/// Text between the keyword of a type and its body.
struct TypeHeader {
  let name: String
  /// The lexeme behind the name and its generic parameters.
  let nameEnd: Int
  let open: Int
  let close: Int
  let inherited: [String]
  let isGeneric: Bool
  let isConstrained: Bool

  /// The header behind a keyword; nil if the word there declares nothing.
  init?(_ file: SourceFile, keyword: Int) {
    guard file.isWord(keyword + 1), !Keywords.types.contains(file.word(keyword + 1)) else {
      return nil
    }
    var place = keyword + 2
    var name = file.word(keyword + 1)
    while file.word(place) == ".", file.isWord(place + 1) {
      name += ".\(file.word(place + 1))"
      place += 2
    }
    isGeneric = file.word(place) == "<"
    if isGeneric { place = Self.behindAngles(file, from: place) }
    nameEnd = place
    guard ["{", ":", "where"].contains(file.word(place)) else { return nil }
    guard let open = Self.body(file, from: place), let close = file.partners[open] else {
      return nil
    }
    (self.name, self.open, self.close) = (name, open, close)
    let list = Self.inherited(file, lexemes: place..<open)
    (inherited, isConstrained) = (list.names, list.isConstrained)
  }

  /// The brace that begins the body.
  private static func body(_ file: SourceFile, from start: Int) -> Int? {
    var place = start
    for _ in 0..<RewriteBounds.header where place < file.lexemes.count {
      let word = file.word(place)
      if word == "{" { return place }
      // Another declaration begins: this one has no body. `class` may stand in a list.
      if word == "}" || word == ";" || word == "func" || word == "var" { return nil }
      if Keywords.types.contains(word), word != "class" { return nil }
      place = max(place, file.partners[place] ?? place) + 1
    }
    return nil
  }

  /// The lexeme behind a list in angle brackets.
  static func behindAngles(_ file: SourceFile, from start: Int) -> Int {
    var depth = 0
    var place = start
    for _ in 0..<RewriteBounds.header where place < file.lexemes.count {
      let word = file.word(place)
      if word == "{" || word == "}" { return place }
      if word != "->" {
        for letter in word.utf8 {
          if letter == UInt8(ascii: "<") { depth += 1 }
          if letter == UInt8(ascii: ">") { depth -= 1 }
        }
      }
      place = max(place, file.partners[place] ?? place) + 1
      if depth <= 0 { return place }
    }
    return place
  }

  /// The names behind the colon, without generic arguments and attributes.
  private static func inherited(
    _ file: SourceFile, lexemes: Range<Int>
  ) -> (names: [String], isConstrained: Bool) {
    var names: [String] = []
    var place = lexemes.lowerBound
    var current = ""
    while place < lexemes.upperBound, file.word(place) != "where" {
      let word = file.word(place)
      if word == "," || word == "&" || word == ":" {
        if !current.isEmpty { names.append(current) }
        current = ""
      } else if word == "." || file.isWord(place), file.lexemes[place].kind != .attribute {
        current += word
      }
      place = word == "<" ? behindAngles(file, from: place) : place + 1
    }
    if !current.isEmpty { names.append(current) }
    return (names, place < lexemes.upperBound)
  }
}
