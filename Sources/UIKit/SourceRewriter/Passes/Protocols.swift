/// Protocols of Objective-C: only classes conform to them, and their optional requirements have
/// defaults.
enum Protocols: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    for type in place.declarations.types where type.kind == "protocol" && type.prefix.has("@objc") {
      demandClass(type, of: place, &rewriting)
      let optional = type.members.filter(\.isOptional)
      for member in optional { dropModifier(of: member, in: place.file, &rewriting) }
      guard type.isActive, !optional.isEmpty else { continue }
      let writer = DefaultsWriter(file: place.file, type: type, requirements: place.requirements)
      rewriting.appendix += writer.lines(for: optional.filter(\.isActive))
    }
  }

  /// Without `@objc`, a protocol has to say that only classes conform.
  private static func demandClass(
    _ type: TypeDeclaration, of place: FilePlace, _ rewriting: inout Rewriting
  ) {
    let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
    guard classBound.isDisjoint(with: type.inherited) else { return }
    if type.inherited.isEmpty {
      rewriting.insert(": AnyObject ", before: type.nameEnd)
    } else {
      rewriting.insert("AnyObject, ", before: type.nameEnd + 1)
    }
  }

  private static func dropModifier(
    of member: Member, in file: SourceFile, _ rewriting: inout Rewriting
  ) {
    for index in member.prefix.start..<member.keyword where file.word(index) == "optional" {
      rewriting.blank(index..<index + 1)
    }
  }
}

/// Writes the defaults of optional requirements.
private struct DefaultsWriter {
  let file: SourceFile
  let type: TypeDeclaration
  let requirements: OptionalNames

  /// An extension of the protocol, line by line.
  func lines(for members: [Member]) -> [String] {
    guard !members.isEmpty else { return [] }
    let body = members.flatMap { inConditions($0.conditions, lines(for: $0)) }
    let shared = ["extension \(type.path) {"] + body.map { "  \($0)" } + ["}"]
    return inConditions(type.conditions, shared)
  }

  private func inConditions(_ conditions: [String], _ lines: [String]) -> [String] {
    let added = conditions == type.conditions && lines.count < 3 ? [] : conditions
    return added.map { "#if \($0)" } + lines + added.map { _ in "#endif" }
  }

  private func lines(for member: Member) -> [String] {
    guard member.kind == .function else { return properties(member) }
    let signature = file.line(ofLexemes: member.keyword..<member.lexemes.upperBound)
    let whole = prefix(of: member) + signature
    guard requirements.asked.contains(member.fullName) else {
      return ["\(whole) { \(missing(member)) }"]
    }
    return ["\(whole) { \(missing(member)) }", asking(member)]
  }

  /// Returns the code that replaces a missing requirement.
  private func missing(_ member: Member) -> String {
    if member.value == nil { return "" }
    if member.returnsOptional { return "nil" }
    let name = "\(type.path).\(member.fullName)"
    return "fatalError(\"'\(name)' is optional, and \\(Swift.type(of: self)) does not have it\")"
  }

  private func properties(_ member: Member) -> [String] {
    guard requirements.askedProperties.contains(member.name) else { return [property(member)] }
    let name = OptionalNames.asking(member.name)
    let plain = MethodName.plain(member.name)
    let asking =
      "\(prefix(of: member))var \(name): (\(member.result))? { "
      + "MethodTable.implements(self, \"\(plain)\") ? self.\(member.name) : nil }"
    return [property(member), asking]
  }

  private func property(_ member: Member) -> String {
    let end =
      ((member.keyword + 1)..<member.lexemes.upperBound)
      .first { file.word($0) == "{" } ?? member.lexemes.upperBound
    let signature = file.line(ofLexemes: member.keyword..<end)
    let accessors = (end..<member.lexemes.upperBound).map(file.word)
    let setter = accessors.contains("set") ? " set {}" : ""
    return "\(prefix(of: member))\(signature) { get { \(missing(member)) }\(setter) }"
  }

  /// The method that is nil where the requirement is missing.
  private func asking(_ member: Member) -> String {
    let parameters = (member.keyword + 2..<member.lexemes.upperBound)
      .first { file.word($0) == "(" }.flatMap { open in
        file.partners[open].map { file.line(ofLexemes: open..<$0 + 1) }
      }
    let arguments = member.parameters.map { parameter in
      let value = (parameter.isPlain ? "" : "&") + parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    let calls = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let result = member.value.map { member.returnsOptional ? $0 : "(\($0))?" } ?? "Void?"
    let name = OptionalNames.asking(member.name)
    return "\(prefix(of: member))func \(name)\(parameters ?? "()")\(effects) -> \(result) { "
      + "MethodTable.implements(self, \"\(MethodName.selector(member))\") ? "
      + "\(calls)self.\(member.name)(\(arguments.joined(separator: ", "))) : nil }"
  }

  /// The access of the protocol, and what stands before the requirement.
  private func prefix(of member: Member) -> String {
    let attributes = member.prefix.attributes.filter { !Attributes.names.contains($0.name) }
      .map { file.line(ofLexemes: $0.lexemes) }
    let access =
      type.prefix.access.map { ["open", "public"].contains($0) ? ["public"] : [] } ?? []
    let isStatic = member.isStatic ? ["static"] : []
    return (attributes + access + isStatic).map { "\($0) " }.joined()
  }
}
