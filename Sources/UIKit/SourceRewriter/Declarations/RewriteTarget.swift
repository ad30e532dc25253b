/// All files of a target, and what they declare.
struct RewriteTarget: Sendable {
  let files: [SourceFile]
  let declarations: [FileDeclarations]
  /// The types and extensions that can be named from anywhere, by their path.
  private(set) var places: [String: [Place]] = [:]
  /// Their members, by path and name.
  private var members: [String: [String: [MemberPlace]]] = [:]

  /// The types that properties of a name have, wherever the target declares one; empty for one that is inferred.
  private(set) var propertyTypes: [String: Set<String>] = [:]

  /// Location of a type's declaration or extension.
  struct Place: Sendable {
    let file: Int
    let type: Int
  }

  /// Location of a member's declaration.
  struct MemberPlace: Sendable {
    let place: Place
    let member: Member
  }

  init(_ files: [SourceFile]) {
    self.files = files
    declarations = files.map(DeclarationReader.declarations)
    for file in files.indices {
      for type in declarations[file].types.indices where declarations[file].types[type].isActive {
        add(Place(file: file, type: type))
      }
    }
  }

  private mutating func add(_ place: Place) {
    let type = self[place]
    places[type.path, default: []].append(place)
    for member in type.members where member.isActive {
      members[type.path, default: [:]][member.name, default: []].append(
        MemberPlace(place: place, member: member))
      if member.kind == .property { propertyTypes[member.name, default: []].insert(member.result) }
    }
  }

  subscript(place: Place) -> TypeDeclaration { declarations[place.file].types[place.type] }

  /// Returns the location of the type itself, not of an extension of it.
  func declaration(of path: String) -> Place? {
    places[path]?.first { self[$0].kind != "extension" }
  }

  /// The members of that name that a type declares in its body and in extensions.
  func members(named name: String, of path: String) -> [MemberPlace] {
    members[path]?[name] ?? []
  }

  /// The members of that name in a type, or in the nearest of those that it inherits from.
  func inheritedMembers(named name: String, of path: String) -> [MemberPlace] {
    for path in [path] + ancestors(of: path) {
      let members = members(named: name, of: path)
      if !members.isEmpty { return members }
    }
    return []
  }

  /// Returns the types that a type inherits from and conforms to among the target's types, nearest first.
  func ancestors(of path: String) -> [String] {
    var ancestors: [String] = []
    var seen: Set<String> = [path]
    var next = path
    // The list is its own queue; damaged text may have a type descend from thousands.
    for index in 0..<RewriteBounds.ancestors {
      if index > 0 {
        guard index <= ancestors.count else { break }
        next = ancestors[index - 1]
      }
      for place in places[next] ?? [] {
        for name in self[place].inherited {
          guard let found = resolve(name, in: next), seen.insert(found).inserted else { continue }
          ancestors.append(found)
        }
      }
    }
    return ancestors
  }

  /// The classes that a class descends from, nearest first.
  func superclasses(of path: String) -> [String] {
    ancestors(of: path).filter { declaration(of: $0).map { self[$0].kind } == "class" }
  }

  /// The path of a name that is written inside of a type; of others' types those are known that the
  /// target extends.
  func resolve(_ name: String, in path: String) -> String? {
    var scope = path.split(separator: ".")
    while !scope.isEmpty {
      let candidate = scope.joined(separator: ".") + "." + name
      if declaration(of: candidate) != nil { return candidate }
      scope.removeLast()
    }
    return places[name] == nil ? nil : name
  }
}

/// Finds types and their members in a file, in one walk over its lexemes.
///
/// It knows as much of Swift's grammar as tells declarations from other code; bodies are not read.
private struct DeclarationReader {
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
    // Moved and not copied: there may be thousands of attributes.
    prefix = nil
    argumentsEnd = file.endOfAttribute(index)
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
