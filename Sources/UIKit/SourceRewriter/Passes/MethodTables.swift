/// Writes down which methods a class has for Objective-C, behind the file that declares them, where
/// private ones can be named.
///
/// The tables register themselves before the program begins, by a function pointer in the section
/// that the loader walks through; `Selector("name")`, `perform` and `responds(to:)` ask them.
enum MethodTables: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    var calls: [String] = []
    for (number, type) in place.declarations.types.enumerated() {
      let methods = type.members.filter { isListed($0, of: type, in: place) }
      let keys = LayerKeys.rows(of: type, in: place)
      guard !methods.isEmpty || !keys.isEmpty, canBeExtended(type, listing: methods, in: place)
      else { continue }
      rewriting.appendix += inConditions(
        type.conditions, table(number, of: type, listing: methods, keys, in: place.target))
      calls += inConditions(type.conditions, ["  \(type.path).unchangedUIKitMethods\(number)()"])
    }
    guard !calls.isEmpty else { return }
    rewriting.appendix +=
      ["@section(\".init_array\") @used"]
      + [
        "private let unchangedUIKitRegistration: @convention(c) () -> Void = { MethodTable.whenNeeded {"
      ]
      + calls + ["} }"]
  }

  /// Lines that only compile under some conditions.
  static func inConditions(_ conditions: [String], _ lines: [String]) -> [String] {
    conditions.map { "#if \($0)" } + lines + conditions.map { _ in "#endif" }
  }

  private static func table(
    _ number: Int, of type: TypeDeclaration, listing methods: [Member], _ keys: [String],
    in target: RewriteTarget
  ) -> [String] {
    let added = methods.map { Array($0.conditions.dropFirst(type.conditions.count)) }
    let rows = methods.map { "      \(row(for: $0, of: type, in: target))," }
    let list =
      added.allSatisfy(\.isEmpty) && !rows.isEmpty
      ? joined(rows, of: type) : separate(rows, added, of: type)
    return ["extension \(type.path) {"]
      + ["  nonisolated fileprivate static func unchangedUIKitMethods\(number)() {"] + list
      + keys
      + ["  }", "}"]
  }

  private static func joined(_ rows: [String], of type: TypeDeclaration) -> [String] {
    ["    MethodTable.register(\(type.path).self, ["] + rows + ["    ])"]
  }

  /// One registration for each method: a list cannot have conditions inside.
  private static func separate(
    _ rows: [String], _ conditions: [[String]], of type: TypeDeclaration
  ) -> [String] {
    zip(rows, conditions).flatMap { row, conditions in
      inConditions(conditions, joined([row], of: type))
    }
  }

  /// A selector of a method; of a property only the name, by which one asks whether it is there, and
  /// of a method that takes a function too: the compiler of Swift 6.3.1 crashes where such a method
  /// becomes a value with its arguments in a pack.
  private static func row(
    for method: Member, of type: TypeDeclaration, in target: RewriteTarget
  ) -> String {
    guard method.kind == .function else { return "Selector(\"\(MethodName.plain(method.name))\")" }
    if method.parameters.contains(where: \.isFunction) {
      return "Selector(\"\(MethodName.selector(method))\")"
    }
    let labels = method.parameters.map { "\($0.label):" }.joined()
    let reference = type.path + "." + method.name + (labels.isEmpty ? "" : "(\(labels))")
    let cast = isAlone(method, of: type, in: target) ? "" : " as \(signature(of: method, in: type))"
    return "Selector(\"\(MethodName.selector(method))\", \(reference)\(cast))"
  }

  /// Returns true if the name and the labels tell which method is meant; without labels, any other method of the name
  /// could be, even one of a class of UIKit's.
  private static func isAlone(
    _ method: Member, of type: TypeDeclaration, in target: RewriteTarget
  ) -> Bool {
    // `Self` is no type that a method could be cast to.
    if method.result.contains("Self") || method.result.hasPrefix("some ") { return true }
    guard !method.parameters.isEmpty else { return false }
    let namesakes = ([type.path] + target.superclasses(of: type.path)).map { path in
      target.members(named: method.name, of: path).filter {
        $0.member.fullName == method.fullName
      }
    }
    return namesakes.allSatisfy { members in
      members.allSatisfy { $0.member.parameters.map(\.type) == method.parameters.map(\.type) }
    }
  }

  private static func signature(of method: Member, in type: TypeDeclaration) -> String {
    let parameters = method.parameters.map { unwrapped($0.type) }.joined(separator: ", ")
    return "(\(type.path)) -> (\(parameters)) -> \(unwrapped(method.value ?? "Void"))"
  }

  /// `A!` as functions have it in their types.
  private static func unwrapped(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  // MARK: - What is listed

  private static func isListed(
    _ member: Member, of type: TypeDeclaration, in place: FilePlace
  ) -> Bool {
    if member.kind == .property, !member.isStatic, member.isActive {
      return place.requirements.askedProperties.contains(member.name)
    }
    guard member.kind == .function, member.isActive, !member.isStatic, !member.isGeneric,
      !member.isThrowing, !member.isAsync, member.parameters.allSatisfy(\.isPlain),
      !member.parameters.contains(where: { $0.type.contains("@autoclosure") })
    else { return false }
    return isExposed(member, of: type, in: place)
  }

  /// Returns true if Objective-C knows a method: because it is told, because the method is what a protocol asks
  /// for, or because it overrides such a one.
  private static func isExposed(
    _ member: Member, of type: TypeDeclaration, in place: FilePlace
  ) -> Bool {
    if member.prefix.has("@nonobjc") || member.prefix.isUnavailable { return false }
    if member.prefix.isExposed || place.requirements.contains(member.fullName) { return true }
    if type.prefix.has("@objc"), type.kind == "extension" { return true }
    if !member.isPrivate, hasExposedMembers(type, in: place.target) { return true }
    guard member.isOverride else { return false }
    return place.target.superclasses(of: type.path).contains { superclass in
      place.target.members(named: member.name, of: superclass).contains {
        $0.member.fullName == member.fullName && $0.member.prefix.isExposed
      }
    }
  }

  private static func hasExposedMembers(_ type: TypeDeclaration, in target: RewriteTarget) -> Bool {
    guard let place = target.declaration(of: type.path) else { return false }
    return target[place].prefix.has("@objcMembers")
  }

  /// Returns true if an extension at the end of the file can name the type, and no generic argument is missing.
  ///
  /// What is in no file of the target is a class if an extension of it is told to Objective-C.
  static func canBeExtended(
    _ type: TypeDeclaration, listing methods: [Member] = [], in place: FilePlace
  ) -> Bool {
    guard type.isActive, !type.isLocal, !type.isConstrained else { return false }
    let parts = type.path.split(separator: ".")
    return parts.indices.allSatisfy { last in
      let isOuter = last < parts.count - 1
      let path = parts[...last].joined(separator: ".")
      guard let found = place.target.declaration(of: path) else {
        return isOuter || methods.contains(where: \.prefix.isExposed)
      }
      let declaration = place.target[found]
      let isHidden = last > 0 && declaration.prefix.modifiers.contains("private")
      return (isOuter || declaration.kind == "class") && !declaration.isGeneric && !isHidden
    }
  }
}

/// The properties of an app's own layers that animations name: Core Animation sets them on the copies of a
/// layer that it draws.
private enum LayerKeys {
  private static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CAScrollLayer", "CATransformLayer", "CAEmitterLayer",
  ]

  /// Returns the code that registers the keys of a class or an extension.
  static func rows(of type: TypeDeclaration, in place: FilePlace) -> [String] {
    guard isLayer(type, in: place.target) else { return [] }
    return type.members.filter { isKey($0, in: place.file) }.map {
      "    KeyTable.register(\"\(MethodName.plain($0.name))\", \\\(type.path).\($0.name))"
    }
  }

  private static func isLayer(_ type: TypeDeclaration, in target: RewriteTarget) -> Bool {
    ([type.path] + target.superclasses(of: type.path)).contains { path in
      (target.places[path] ?? []).contains { !layers.isDisjoint(with: target[$0].inherited) }
    }
  }

  /// Returns true if Objective-C could set the property.
  private static func isKey(_ member: Member, in file: SourceFile) -> Bool {
    guard member.kind == .property, member.isActive, !member.isStatic, member.prefix.isExposed,
      member.conditions.isEmpty, !member.prefix.has("@NSManaged"),
      file.word(member.keyword) == "var"
    else { return false }
    let words = Set(member.lexemes.map(file.word))
    return !words.contains("{") || !words.isDisjoint(with: ["set", "didSet", "willSet"])
  }
}
