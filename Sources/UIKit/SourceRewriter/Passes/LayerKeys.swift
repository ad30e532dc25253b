/// The properties of an app's own layers that animations name: Core Animation sets them on the copies of a
/// layer that it draws.
enum LayerKeys {
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
