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
