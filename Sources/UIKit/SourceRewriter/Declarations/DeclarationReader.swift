/// Finds types and their members in a file, in one walk over its lexemes.
///
/// It knows as much of Swift's grammar as tells declarations from other code; bodies are not read.
struct DeclarationReader {
  let file: SourceFile
  var found = FileDeclarations()
  var index = 0
  private var scopes: [Scope] = []
  /// The types whose opening braces are still ahead.
  private var pending: [Int: Int] = [:]
  private var prefix: Prefix?
  /// End of the arguments of an attribute or a modifier.
  private var argumentsEnd = 0
  private(set) var conditions = ConditionStack()

  private struct Scope {
    let close: Int
    let type: Int?
    /// The innermost type around, this scope included.
    let enclosing: Int?
  }

  private init(_ file: SourceFile) { self.file = file }

  /// Returns the declarations of a file.
  static func declarations(of file: SourceFile) -> FileDeclarations {
    var reader = DeclarationReader(file)
    while reader.index < file.lexemes.count {
      reader.found.enclosing.append(reader.scopes.last?.enclosing)
      reader.readLexeme()
      reader.found.isActive.append(reader.conditions.isActive)
      reader.index += 1
    }
    return reader.found
  }

  private mutating func readLexeme() {
    let lexeme = file.lexemes[index]
    if lexeme.kind == .directive { conditions.read(index, of: file) }
    if lexeme.kind == .symbol { readBrace(lexeme.text) }
    guard index >= argumentsEnd else { return }
    if extendsPrefix(lexeme) { return }
    if lexeme.text == "#Preview" { found.previewPrefixes[index] = prefix?.start }
    if lexeme.kind == .word, file.word(index - 1) != "." { readKeyword(lexeme.text) }
    prefix = nil
  }

  private mutating func readBrace(_ symbol: String) {
    if symbol == "{", let close = file.partners[index] {
      let type = pending.removeValue(forKey: index)
      scopes.append(Scope(close: close, type: type, enclosing: type ?? scopes.last?.enclosing))
    } else if symbol == "}", scopes.last?.close == index {
      scopes.removeLast()
    }
  }

  /// Returns true if a lexeme is an attribute or a modifier before a declaration.
  private mutating func extendsPrefix(_ lexeme: Lexeme) -> Bool {
    let isAttribute = lexeme.kind == .attribute
    guard isAttribute || lexeme.kind == .word && isModifier(lexeme.text) else { return false }
    var extended = prefix ?? Prefix(start: index)
    argumentsEnd = endOfArguments()
    if isAttribute {
      extended.attributes.append(
        Prefix.Attribute(
          name: lexeme.text, lexemes: index..<argumentsEnd,
          arguments: (index + 2..<max(index + 2, argumentsEnd - 1)).map(file.word).joined()))
    } else if argumentsEnd == index + 1 || !Keywords.access.contains(lexeme.text) {
      extended.modifiers.insert(lexeme.text)
    }
    prefix = extended
    return true
  }

  /// Behind the parentheses of an attribute, if it has some.
  private func endOfArguments() -> Int {
    guard file.word(index + 1) == "(", file.touchesPrevious(index + 1) else { return index + 1 }
    return (file.partners[index + 1] ?? index) + 1
  }

  private func isModifier(_ word: String) -> Bool {
    guard word == "class" else { return Keywords.modifiers.contains(word) }
    return Keywords.behindClassModifier.contains(file.word(index + 1))
  }

  private mutating func readKeyword(_ word: String) {
    if word == "import" { return readImport() }
    if Keywords.types.contains(word) { return readType(word) }
    guard let type = scopes.last?.type, Keywords.members.contains(word) else { return }
    let reader = MemberReader(
      file: file, keyword: index, prefix: prefix ?? Prefix(start: index),
      isRequirement: found.types[type].kind == "protocol", conditions: conditions.texts,
      isActive: conditions.isActive)
    if let member = reader.member() { found.types[type].members.append(member) }
  }

  /// Conditional imports are not noted: only their own file knows why.
  private mutating func readImport() {
    guard conditions.texts.isEmpty else { return }
    let isKind = Keywords.importKinds.contains(file.word(index + 1))
    found.imports.append(file.word(index + (isKind ? 2 : 1)))
  }

  private mutating func readType(_ kind: String) {
    guard file.word(index - 1) != "import", let header = TypeHeader(file, keyword: index) else {
      return
    }
    let isOutermost = scopes.isEmpty
    let outer = scopes.last?.type.map { found.types[$0] }
    pending[header.open] = found.types.count
    found.types.append(
      TypeDeclaration(
        kind: kind, path: (outer.map { "\($0.path)." } ?? "") + header.name,
        prefix: prefix ?? Prefix(start: index), nameEnd: header.nameEnd, open: header.open,
        close: header.close, inherited: header.inherited, isGeneric: header.isGeneric,
        isConstrained: header.isConstrained,
        isLocal: outer?.isLocal ?? !isOutermost, conditions: conditions.texts,
        isActive: conditions.isActive))
  }
}
