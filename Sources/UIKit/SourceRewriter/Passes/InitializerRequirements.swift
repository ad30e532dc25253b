/// Has classes of the system fulfill a protocol of the target that demands `init()`: Swift takes only required
/// initializers for that, or one that a protocol brings along, as all objects have it under another label.
enum InitializerRequirements: RewritePass {
  private static let label = "madeByClass"

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for type in place.declarations.types where type.isActive {
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
