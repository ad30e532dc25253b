/// Says which methods nothing will call: where a class conforms to a protocol without an optional
/// method, Swift has settled that the default is called, and one that a subclass adds is not found.
enum SilentMethods: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let target = place.target
    for type in place.declarations.types where type.isActive && !type.isLocal {
      let candidates = type.members.filter {
        $0.kind == .function && $0.isActive && !$0.isOverride
          && place.requirements.contains($0.fullName)
      }
      guard !candidates.isEmpty else { continue }
      let superclasses = target.superclasses(of: type.path)
      for member in candidates {
        guard let owner = superclasses.first(where: { demands(member, of: $0, in: place) }),
          !superclasses.contains(where: { has(member, $0, in: target) })
        else { continue }
        rewriting.report(
          .warning, at: member.keyword,
          "'\(member.fullName)' is not called: '\(owner)' conforms to its protocol without it; "
            + "write it in '\(owner)' and override it here")
      }
    }
  }

  private static func has(_ member: Member, _ path: String, in target: RewriteTarget) -> Bool {
    target.members(named: member.name, of: path).contains { $0.member.fullName == member.fullName }
  }

  /// Returns true if a class itself conforms to a protocol with that optional method.
  private static func demands(_ member: Member, of path: String, in place: FilePlace) -> Bool {
    let inherited = (place.target.places[path] ?? []).flatMap { place.target[$0].inherited }
    return inherited.contains { name in
      if SystemRequirements.names[name]?.contains(member.fullName) == true { return true }
      guard let found = place.target.resolve(name, in: path),
        place.target.declaration(of: found).map({ place.target[$0].kind }) == "protocol"
      else { return false }
      return place.target.members(named: member.name, of: found).contains {
        $0.member.isOptional && $0.member.fullName == member.fullName
      }
    }
  }
}
