/// Moves members out of extensions and into the bodies of their classes, where they override
/// something or are overridden: only Objective-C can do that in extensions.
///
/// A piece keeps its file and lines by directives around it, and leaves empty lines behind.
struct Hoisting {
  let target: RewriteTarget
  private let overridden: [String: Set<String>]

  /// A member that has to move.
  private struct Piece {
    let member: Member
    let origin: RewriteTarget.Place
    let destination: RewriteTarget.Place
    /// Set where the body names what only its own file knows, so that it stays, and the class calls it.
    var forwarding: Forwarding?
  }

  init(_ target: RewriteTarget) {
    self.target = target
    overridden = Self.overriddenMembers(of: target)
  }

  /// Moves what has to move between files whose other changes are made.
  func run(on rewritings: inout [Rewriting]) {
    let pieces = findPieces(&rewritings)
    let settled = rewritings
    for (_, group) in Self.grouped(pieces) {
      guard let destination = group.first?.destination else { continue }
      let type = target[destination]
      let texts = group.map { text(of: $0, from: settled[$0.origin.file]) }
      let file = target.files[destination.file]
      let brace = file.lexemes[type.close]
      let column = String(repeating: " ", count: file.column(of: type.close) - 1)
      let back = Location.directive(line: brace.line, of: file)
      rewritings[destination.file].insert(
        "\n" + texts.joined() + back + "\n" + column, before: type.close)
    }
    for piece in pieces { leave(piece, &rewritings[piece.origin.file]) }
    addImports(for: pieces, &rewritings)
    warnOfPrivateNames(in: pieces, &rewritings)
  }

  // MARK: - What has to move

  private static func overriddenMembers(of target: RewriteTarget) -> [String: Set<String>] {
    var overridden: [String: Set<String>] = [:]
    for types in target.declarations.map(\.types) {
      for type in types where type.isActive {
        let names = type.members.filter { $0.isOverride && $0.isActive }.map(\.fullName)
        guard !names.isEmpty else { continue }
        for path in target.superclasses(of: type.path) {
          overridden[path, default: []].formUnion(names)
        }
      }
    }
    return overridden
  }

  private func findPieces(_ rewritings: inout [Rewriting]) -> [Piece] {
    var pieces: [Piece] = []
    for file in target.files.indices {
      let names = target.files[file].privateNames
      for (index, type) in target.declarations[file].types.enumerated()
      where type.kind == "extension" && type.isActive && !type.isLocal {
        let origin = RewriteTarget.Place(file: file, type: index)
        for member in type.members where moves(member, of: type) {
          guard let destination = target.declaration(of: type.path),
            target[destination].kind == "class"
          else {
            refuse(member, of: type, &rewritings[file])
            continue
          }
          var piece = Piece(member: member, origin: origin, destination: destination)
          if file != destination.file, privateUse(in: piece, names) != nil {
            piece.forwarding = Forwarding(of: member, in: target.files[file])
          }
          pieces.append(piece)
        }
      }
    }
    return pieces
  }

  private func moves(_ member: Member, of type: TypeDeclaration) -> Bool {
    guard member.kind != .initializer, member.isActive else { return false }
    return member.isOverride || overridden[type.path]?.contains(member.fullName) == true
  }

  /// Leaves out an override of what is not the target's: Objective-C would have all objects of the class do it.
  private func refuse(_ member: Member, of type: TypeDeclaration, _ rewriting: inout Rewriting) {
    guard member.isOverride else { return }
    rewriting.report(
      .warning, at: member.keyword,
      "'\(member.name)' overrides in an extension, and the class '\(type.path)' is in no file of "
        + "this target; it is left out here, so override it in a subclass")
    rewriting.blank(member.lexemes)
  }

  private static func grouped(_ pieces: [Piece]) -> [(key: [Int], value: [Piece])] {
    Dictionary(grouping: pieces) { [$0.destination.file, $0.destination.type] }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  // MARK: - Texts

  /// A piece with its conditions and its place, line by line.
  private func text(of piece: Piece, from rewriting: Rewriting) -> String {
    let file = rewriting.file
    let conditions = added(piece.member.conditions, to: target[piece.destination].conditions)
    let first = piece.member.lexemes.lowerBound
    let line = file.lexemes[first].line
    let indentation = String(repeating: " ", count: file.column(of: first) - 1)
    let prefix = inherited(piece)
    let text = text(from: rewriting, of: piece)
    return conditions.map { "#if \($0)\n" }.joined() + Location.directive(line: line, of: file)
      + "\n"
      + indentation + prefix + text + "\n" + conditions.map { _ in "#endif\n" }.joined()
  }

  /// The member itself, or the declaration that calls what stays behind.
  private func text(from rewriting: Rewriting, of piece: Piece) -> String {
    let (file, member) = (rewriting.file, piece.member)
    guard let forwarding = piece.forwarding else {
      return rewriting.text(of: file.bytes(ofLexemes: member.lexemes))
    }
    let words = member.prefix.start < member.keyword ? member.prefix.start..<member.keyword : 0..<0
    let modifiers = words.isEmpty ? "" : rewriting.text(of: file.bytes(ofLexemes: words)) + " "
    let name = name(leftFor: piece)
    let body = forwarding.body(
      "return \(forwarding.call("self.\(name)"))", set: "self.\(name) = newValue")
    return modifiers.split(whereSeparator: \.isNewline).joined(separator: " ")
      + forwarding.signature(named: member.name) + " " + body
  }

  /// The name that the body keeps in the extension.
  private func name(leftFor piece: Piece) -> String {
    let path = target[piece.origin].path.split(separator: ".").joined(separator: "_")
    return "\(MethodName.plain(piece.member.name))__of\(path)"
  }

  /// The conditions that are not those of the class anyway.
  private func added(_ conditions: [String], to known: [String]) -> [String] {
    conditions.starts(with: known) ? Array(conditions.dropFirst(known.count)) : conditions
  }

  /// Returns the attributes and access that an extension sets for all of its members.
  private func inherited(_ piece: Piece) -> String {
    let type = target[piece.origin]
    let file = target.files[piece.origin.file]
    let attributes = type.prefix.attributes.filter { !Attributes.names.contains($0.name) }
      .map { file.line(ofLexemes: $0.lexemes) }
    let access = piece.member.prefix.access == nil ? type.prefix.access.map { [$0] } ?? [] : []
    return (attributes + access).map { "\($0) " }.joined()
  }

  // MARK: - What stays behind

  /// Takes a piece away, or leaves its body under another name.
  private func leave(_ piece: Piece, _ rewriting: inout Rewriting) {
    let member = piece.member
    guard piece.forwarding != nil else { return rewriting.blank(member.lexemes) }
    for index in member.prefix.start..<member.keyword
    where ["override", "open", "public"].contains(rewriting.file.word(index)) {
      rewriting.blank(index..<index + 1)
    }
    rewriting.replace(member.keyword + 1..<member.keyword + 2, with: name(leftFor: piece))
  }

  private func privateUse(in piece: Piece, _ names: Set<String>) -> Int? {
    let file = target.files[piece.origin.file]
    return piece.member.lexemes.first { names.contains(file.word($0)) }
  }

  /// A piece may need what its own file imports.
  private func addImports(for pieces: [Piece], _ rewritings: inout [Rewriting]) {
    var imported = target.declarations.map { Set($0.imports) }
    for piece in pieces where piece.origin.file != piece.destination.file {
      for module in target.declarations[piece.origin.file].imports {
        guard !AppleModules.isMissing(module),
          imported[piece.destination.file].insert(module).inserted
        else { continue }
        rewritings[piece.destination.file].appendix.insert("import \(module)", at: 0)
      }
    }
  }

  private func warnOfPrivateNames(in pieces: [Piece], _ rewritings: inout [Rewriting]) {
    let leaving = pieces.filter { $0.origin.file != $0.destination.file && $0.forwarding == nil }
    for (origin, group) in Dictionary(grouping: leaving, by: \.origin.file) {
      let file = target.files[origin]
      let names = file.privateNames
      for piece in group {
        guard let use = privateUse(in: piece, names) else { continue }
        rewritings[origin].report(
          .warning, at: use,
          "'\(piece.member.name)' overrides in an extension, so it moves to the class in "
            + "'\(target.files[piece.destination.file].path)', where '\(file.word(use))' is "
            + "private to another file; let it be internal, or override in the class itself")
      }
    }
  }
}

extension SourceFile {
  /// The names that the file keeps to itself.
  fileprivate var privateNames: Set<String> {
    var names: Set<String> = []
    for index in lexemes.indices where ["private", "fileprivate"].contains(word(index)) {
      var place = index + 1
      while Keywords.modifiers.contains(word(place)) || word(place) == "class" {
        place = endOfAttribute(place)
      }
      if word(place - 1) == "class" {
        names.insert(word(place))
      } else if Keywords.members.contains(word(place))
        || Keywords.types.contains(word(place))
      {
        names.insert(word(place + 1))
      }
    }
    return names.subtracting(["", "("])
  }
}
