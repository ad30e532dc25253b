/// Has overrides of what an extension declares found.
enum OverridesOfExtensions: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    for base in place.overrides.bases(in: place.index) { declare(base, in: place, &rewriting) }
    for type in place.declarations.types where type.isActive {
      guard let overridden = place.overrides.overridden[type.path] else { continue }
      for member in type.members where member.isOverride && member.isActive {
        guard let base = overridden[member.fullName] else { continue }
        rename(member, of: type, overriding: base, in: place, &rewriting)
      }
      for name in Set(overridden.values.map(\.member.name)) {
        redirect(name, in: type, overridden, place, &rewriting)
      }
    }
  }

  private static func inherited(_ name: String) -> String { "\(MethodName.plain(name))__inherited" }
  private static func override(_ name: String) -> String { "\(MethodName.plain(name))__override" }

  /// Gives the body another name, and declares what asks for an override behind the file.
  private static func declare(
    _ base: ExtensionOverrides.Base, in place: FilePlace, _ rewriting: inout Rewriting
  ) {
    let member = base.member
    let type = place.target[base.place]
    guard let forwarding = Forwarding(of: member, in: place.file) else { return }
    let name = member.name
    rewriting.replace(member.keyword + 1..<member.keyword + 2, with: inherited(name))
    let access = member.prefix.access ?? type.prefix.access ?? "internal"
    let isolation = base.owner.hasPrefix("UI") ? "@MainActor @preconcurrency " : ""
    let own = "if let own = self as? any \(base.protocolName) { "
    let body = forwarding.body(
      own + "return \(forwarding.call("own.\(override(name))")) }; "
        + "return \(forwarding.call(inherited(name)))",
      set: own + "own.\(override(name)) = newValue } else { \(inherited(name)) = newValue }")
    let attributes = forwarding.attributes
    rewriting.appendix +=
      member.conditions.map { "#if \($0)" }
      + [
        "\(isolation)protocol \(base.protocolName): AnyObject {",
        "  \(attributes)\(forwarding.requirement(named: override(name)))", "}",
        "extension \(base.owner) {",
        "  \(attributes)\(access == "open" ? "public" : access) \(forwarding.signature(named: name)) \(body)",
        "}",
      ] + member.conditions.map { _ in "#endif" }
  }

  private static func rename(
    _ member: Member, of type: TypeDeclaration, overriding base: ExtensionOverrides.Base,
    in place: FilePlace, _ rewriting: inout Rewriting
  ) {
    rewriting.replace(member.keyword + 1..<member.keyword + 2, with: override(member.name))
    guard !place.overrides.isOverridden(member.fullName, above: type.path, in: place.target) else {
      return
    }
    for index in member.prefix.start..<member.keyword where place.file.word(index) == "override" {
      rewriting.blank(index..<index + 1)
    }
    rewriting.appendix +=
      type.conditions.map { "#if \($0)" } + ["extension \(type.path): \(base.protocolName) {}"]
      + type.conditions.map { _ in "#endif" }
  }

  /// Has `super.f()` call what is above the class.
  private static func redirect(
    _ name: String, in type: TypeDeclaration, _ overridden: [String: ExtensionOverrides.Base],
    _ place: FilePlace, _ rewriting: inout Rewriting
  ) {
    let file = place.file
    guard let fullName = overridden.first(where: { $0.value.member.name == name })?.key else {
      return
    }
    let isAbove = place.overrides.isOverridden(fullName, above: type.path, in: place.target)
    for index in type.open..<type.close
    where file.word(index) == name && file.word(index - 1) == "." && file.word(index - 2) == "super"
    {
      rewriting.replace(index..<index + 1, with: isAbove ? override(name) : inherited(name))
    }
  }
}
