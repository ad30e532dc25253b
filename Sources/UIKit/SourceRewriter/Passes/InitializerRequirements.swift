/// Has classes of the system fulfill a protocol of the target that demands `init()`.
///
/// Swift takes only required initializers for that, or one that a protocol brings along, as all objects have it under
/// another label. Other types that fulfill the protocol get one of that label, too.
enum InitializerRequirements: RewritePass {
  private static let label = "madeByClass"

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for type in place.declarations.types where type.isActive {
      if fulfills(type, in: place.target) {
        let modifiers = type.kind == "class" ? "required convenience " : ""
        rewriting.insert(
          "; public \(modifiers)init(\(label): Void) { self.init() } ", before: type.close)
      }
      guard isFulfilledBySystem(type.path, in: place.target) else { continue }
      if type.kind == "protocol" {
        for member in type.members where isDemand(member) {
          rewriting.insert("\(label): Void", before: member.keyword + 2)
        }
      } else {
        for index in type.open..<type.close
        where file.word(index) == "init" && file.word(index - 1) == "."
          && file.word(index + 1) == "(" && file.word(index + 2) == ")"
        {
          guard ["self", "Self"].contains(file.word(index - 2)) else { continue }
          rewriting.insert("\(label): ()", before: index + 2)
        }
      }
    }
  }

  /// Returns true if a type of the target's own, which is no object, fulfills such a protocol, and no class above it.
  private static func fulfills(_ type: TypeDeclaration, in target: RewriteTarget) -> Bool {
    guard ["struct", "class", "enum"].contains(type.kind), !type.isLocal else { return false }
    func demands(_ path: String) -> Bool {
      target.ancestors(of: path).contains { isFulfilledBySystem($0, in: target) }
    }
    let line = [type.path] + target.superclasses(of: type.path)
    let isObject = line.contains { path in
      target.places[path]?.contains { target[$0].inherited.contains(where: SystemClasses.contains) }
        ?? false
    }
    return !isObject && demands(type.path) && !line.dropFirst().contains(where: demands)
  }

  private static func isDemand(_ member: Member) -> Bool {
    member.kind == .initializer && member.fullName == "init()"
  }

  /// Returns true if a protocol demands `init()`, and an extension of a class of the system conforms to it.
  private static func isFulfilledBySystem(_ path: String, in target: RewriteTarget) -> Bool {
    guard let place = target.declaration(of: path), target[place].kind == "protocol",
      target[place].members.contains(where: isDemand)
    else { return false }
    return target.places.contains { owner, places in
      SystemClasses.contains(owner) && places.contains { target[$0].inherited.contains(path) }
    }
  }
}
