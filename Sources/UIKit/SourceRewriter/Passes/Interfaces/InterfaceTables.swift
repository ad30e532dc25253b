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
        (OutletList(type, in: place)?.lines ?? []) + [
          "extension \(type.path) {", "  @MainActor fileprivate static func \(name)() {",
        ] + lines
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
    let keys = type.members.filter { $0.isInspectable && $0.isSettable(in: place.file) }
      .flatMap {
        $0.conditioned(
          "    KeyTable.register(\"\($0.key)\", \\\(type.path).\($0.name))", in: type)
      }
    guard type.kind == "class" else { return keys }
    let names = place.interfaces.classes[type.path]?.names.sorted() ?? []
    let making = InterfaceMaking(of: type.path, in: place)
    if let problem = making.problem, let name = names.first {
      rewriting.report(
        .warning, at: type.nameEnd - 1, "a document makes objects of '\(name)', and \(problem)")
    }
    guard let closure = making.closure, !names.isEmpty || OutletList(type, in: place) != nil
    else { return keys }
    let outlets = OutletList.expression(for: type.path, in: place)
    let calls = (names.isEmpty ? [type.interfaceName] : names).map {
      "    AppInterfaces.register(InterfaceClass(\"\($0)\", make: \(closure), outlets: \(outlets)))"
    }
    return calls + keys
  }
}
