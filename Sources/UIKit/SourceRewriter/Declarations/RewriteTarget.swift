/// All files of a target, and what they declare.
struct RewriteTarget: Sendable {
  let files: [SourceFile]
  let declarations: [FileDeclarations]
  /// The types and extensions that can be named from anywhere, by their path.
  private(set) var places: [String: [Place]] = [:]
  /// Their members, by path and name.
  private var members: [String: [String: [MemberPlace]]] = [:]

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
    var waiting = [path]
    while let next = waiting.first {
      waiting.removeFirst()
      for place in places[next] ?? [] {
        for name in self[place].inherited {
          guard let found = resolve(name, in: next), seen.insert(found).inserted else { continue }
          ancestors.append(found)
          waiting.append(found)
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
