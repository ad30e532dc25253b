/// The properties of a class that a document can connect or set, as a function that lists them by key paths.
///
/// It stands in the file that declares the class, where private ones can be named, and subclasses in all files add it to
/// theirs.
struct OutletList {
  let type: TypeDeclaration
  let place: FilePlace

  /// The list of a class by its path; `nil` if a file cannot have it.
  init?(of path: String, in place: FilePlace) {
    guard let found = place.target.declaration(of: path) else { return nil }
    self.init(
      place.target[found],
      in: FilePlace(
        target: place.target, requirements: place.requirements, overrides: place.overrides,
        interfaces: place.interfaces, index: found.file))
  }

  /// The list of a class that a file declares; `nil` if the file cannot have it, or nothing is in it.
  init?(_ type: TypeDeclaration, in place: FilePlace) {
    (self.type, self.place) = (type, place)
    guard type.kind == "class", !rows.isEmpty, MethodTables.canBeExtended(type, in: place),
      InterfaceMaking(of: type.path, in: place).closure != nil
    else { return nil }
  }

  private var name: String {
    "unchangedUIKitOutlets_" + type.path.split(separator: ".").joined(separator: "_")
  }

  private var call: String { "\(type.path).\(name)()" }

  /// An expression for the outlets of a class and of those above it, the nearest first.
  static func expression(for path: String, in place: FilePlace) -> String {
    let calls = ([path] + place.target.superclasses(of: path))
      .compactMap { OutletList(of: $0, in: place)?.call }
    return calls.isEmpty ? "[]" : calls.joined(separator: " + ")
  }

  /// The function, line by line.
  var lines: [String] {
    [
      "extension \(type.path) {",
      "  @MainActor static func \(name)() -> [InterfaceOutlet] {",
      "    var outlets: [InterfaceOutlet] = []",
    ] + rows + ["    return outlets", "  }", "}"]
  }

  /// A statement for each property; those that are private to the file of an extension are none.
  private var rows: [String] {
    (place.target.places[type.path] ?? []).flatMap { other in
      let file = place.target.files[other.file]
      return place.target[other].members.filter { member in
        (member.isOutlet || member.isInspectable) && !member.isStatic
          && (other.file == place.index || !member.isPrivate) && member.isSettable(in: file)
      }.flatMap { member in
        member.conditioned(
          "    outlets.append(InterfaceOutlet(\"\(member.key)\", \\\(type.path).\(member.name)))",
          in: type)
      }
    }
  }
}

extension Member {
  /// True if a property gets values from outside.
  func isSettable(in file: SourceFile) -> Bool {
    guard isActive, file.word(keyword) == "var" else { return false }
    let words = Set((keyword..<lexemes.upperBound).map(file.word))
    return !words.contains("{") || !words.isDisjoint(with: ["set", "didSet", "willSet"])
  }

  /// A statement about the member under the conditions that it has beside those of a type.
  func conditioned(_ line: String, in type: TypeDeclaration) -> [String] {
    let added =
      conditions.starts(with: type.conditions)
      ? Array(conditions.dropFirst(type.conditions.count)) : conditions
    return MethodTables.inConditions(added, [line])
  }
}
