/// Writes down how storyboards and nibs make the classes that they name, and which properties they connect, behind the
/// file that declares a class, where private ones can be named.
///
/// The tables register themselves before the program begins, as those of methods do.
enum InterfaceTables: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    guard !place.interfaces.isEmpty else { return }
    var calls: [String] = []
    for (number, type) in place.declarations.types.enumerated() where type.isActive {
      let lines = lines(for: type, in: place, &rewriting)
      guard !lines.isEmpty, canBeExtended(type, in: place) else { continue }
      let name = "unchangedUIKitInterface\(number)"
      rewriting.appendix += MethodTables.inConditions(
        type.conditions,
        ["extension \(type.path) {", "  @MainActor fileprivate static func \(name)() {"] + lines
          + ["  }", "}"])
      calls += MethodTables.inConditions(type.conditions, ["  \(type.path).\(name)()"])
    }
    guard !calls.isEmpty else { return }
    rewriting.appendix +=
      ["@section(\".init_array\") @used"]
      + [
        "private let unchangedUIKitInterfaces: @convention(c) () -> Void = { MainActor.assumeIsolated {"
      ]
      + calls + ["} }"]
  }

  /// Returns true if an extension at the end of the file can name a type, which may be the system's.
  private static func canBeExtended(_ type: TypeDeclaration, in place: FilePlace) -> Bool {
    let isOfSystem =
      place.target.declaration(of: type.path) == nil && SystemClasses.contains(type.path)
    return isOfSystem ? !type.isConstrained : MethodTables.canBeExtended(type, in: place)
  }

  /// Statements that register a class, or what an extension of one adds.
  private static func lines(
    for type: TypeDeclaration, in place: FilePlace, _ rewriting: inout Rewriting
  ) -> [String] {
    let keys = type.members.filter { $0.isInspectable && isSettable($0, in: place.file) }
      .flatMap { member in
        conditioned(
          "    KeyTable.register(\"\(member.key)\", \\\(type.path).\(member.name))", member, type)
      }
    guard type.kind == "class" else { return keys }
    let names = place.interfaces.classes[type.path]?.names.sorted() ?? []
    let outlets = outlets(of: type, in: place)
    guard !names.isEmpty || !outlets.isEmpty else { return keys }
    let making = InterfaceMaking(of: type.path, in: place)
    if let problem = making.problem, let name = names.first {
      rewriting.report(
        .warning, at: type.nameEnd - 1, "a document makes objects of '\(name)', and \(problem)")
    }
    guard let closure = making.closure else { return keys }
    let list = outlets.isEmpty ? "[]" : "outlets"
    let calls = (names.isEmpty ? [type.interfaceName] : names).map {
      "    AppInterfaces.register(InterfaceClass(\"\($0)\", make: \(closure), outlets: \(list)))"
    }
    return (outlets.isEmpty ? [] : ["    var outlets: [InterfaceOutlet] = []"]) + outlets + calls
      + keys
  }

  /// Statements that list the properties which a document can connect or set.
  private static func outlets(of type: TypeDeclaration, in place: FilePlace) -> [String] {
    (place.target.places[type.path] ?? []).flatMap { other in
      place.target[other].members.filter { member in
        (member.isOutlet || member.isInspectable) && member.isActive && !member.isStatic
          && (other.file == place.index || !member.isPrivate)
          && isSettable(member, in: place.target.files[other.file])
      }.flatMap { member in
        conditioned(
          "    outlets.append(InterfaceOutlet(\"\(member.key)\", \\\(type.path).\(member.name)))",
          member, type)
      }
    }
  }

  /// A statement under the conditions that a member has beside those of its type.
  private static func conditioned(
    _ line: String, _ member: Member, _ type: TypeDeclaration
  ) -> [String] {
    let added =
      member.conditions.starts(with: type.conditions)
      ? Array(member.conditions.dropFirst(type.conditions.count)) : member.conditions
    return MethodTables.inConditions(added, [line])
  }

  /// Returns true if a property can get a value from outside.
  private static func isSettable(_ member: Member, in file: SourceFile) -> Bool {
    guard file.word(member.keyword) == "var" else { return false }
    let words = Set((member.keyword..<member.lexemes.upperBound).map(file.word))
    return !words.contains("{") || !words.isDisjoint(with: ["set", "didSet", "willSet"])
  }
}
