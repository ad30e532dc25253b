/// Members that extensions give to classes of the system and that classes of the target override: Objective-C finds
/// the override by its name.
///
/// Such a class has no body to move the member to. The member keeps its body under another name; what has its own name
/// asks the object for an override first, by a protocol to which the overriding classes conform.
struct ExtensionOverrides: Sendable {
  /// A member of an extension that is overridden.
  struct Base: Sendable {
    let place: RewriteTarget.Place
    let member: Member
    /// The class that is extended.
    let owner: String

    var protocolName: String {
      "Overriding\(owner)_\(MethodName.plain(member.name))_\(member.keyword)"
    }
  }

  /// The members that are overridden, by the class that overrides them and by their full names.
  private(set) var overridden: [String: [String: Base]] = [:]
  /// The same, by where they are declared.
  private var bases: [Int: [Base]] = [:]

  init(of target: RewriteTarget) {
    let candidates = Self.candidates(of: target)
    guard !candidates.isEmpty else { return }
    for (path, places) in target.places
    where target.declaration(of: path).map({ target[$0].kind }) == "class" {
      let members = places.flatMap { target[$0].members }.filter { $0.isOverride && $0.isActive }
      for member in members {
        guard let found = candidates[member.fullName] else { continue }
        let above = target.systemClasses(of: path).lazy.compactMap { owner in
          found.first { $0.owner == owner }
        }
        guard !Self.isDeclared(member, above: path, in: target), let base = above.first else {
          continue
        }
        overridden[path, default: [:]][member.fullName] = base
        if bases[base.place.file]?.contains(where: { $0.member.keyword == base.member.keyword })
          != true
        {
          bases[base.place.file, default: []].append(base)
        }
      }
    }
  }

  /// The members of extensions of the system's classes, by full name.
  private static func candidates(of target: RewriteTarget) -> [String: [Base]] {
    var candidates: [String: [Base]] = [:]
    for (path, places) in target.places where SystemClasses.contains(path) {
      for place in places where target.declaration(of: path) == nil {
        for member in target[place].members
        where member.isActive && !member.isStatic && !member.isPrivate && !member.isOverride {
          guard Forwarding(of: member, in: target.files[place.file]) != nil else { continue }
          candidates[member.fullName, default: []].append(
            Base(place: place, member: member, owner: path))
        }
      }
    }
    return candidates
  }

  /// Returns true if a class of the target declares the member first.
  private static func isDeclared(
    _ member: Member, above path: String, in target: RewriteTarget
  ) -> Bool {
    target.superclasses(of: path).contains { superclass in
      target.members(named: member.name, of: superclass).contains {
        $0.member.fullName == member.fullName && !$0.member.isOverride
      }
    }
  }

  /// The overridden members that a file declares, in the order of its lines.
  func bases(in file: Int) -> [Base] {
    (bases[file] ?? []).sorted { $0.member.keyword < $1.member.keyword }
  }

  /// Returns true if a class above another overrides the member, too.
  func isOverridden(_ fullName: String, above path: String, in target: RewriteTarget) -> Bool {
    target.superclasses(of: path).contains { overridden[$0]?[fullName] != nil }
  }
}
