/// Has classes of the target declare the initializers that UIKit for Linux requires of them.
///
/// Objective-C calls any initializer of a class that it knows by name alone, Swift only required ones;
/// so those by which the system makes objects are required here. A class that lacks one gets one that
/// says so when it is called, as it is with Objective-C.
enum RequiredInitializers: RewritePass {
  private static let layer = ["init()", "init(layer:)"]

  /// The initializers, by the class of the system that a class descends from.
  private static let required: [String: [String]] = [
    "CALayer": layer, "CAShapeLayer": layer, "CAGradientLayer": layer, "CATextLayer": layer,
    "CAReplicatorLayer": layer, "CATransformLayer": layer, "CAScrollLayer": layer,
    "CAEmitterLayer": layer,
    "CAAnimation": ["init()"], "CAPropertyAnimation": ["init()"], "CABasicAnimation": ["init()"],
    "CAKeyframeAnimation": ["init()"], "CASpringAnimation": ["init()"],
    "CAAnimationGroup": ["init()"], "CATransition": ["init()"],
    "UICollectionViewLayoutAttributes": ["init()"],
  ]

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    for type in place.declarations.types where type.kind == "class" && type.isActive {
      guard let names = names(for: type, in: place.target) else { continue }
      let initializers = type.members.filter { $0.kind == .initializer && $0.isActive }
      for member in initializers where names.contains(member.fullName) {
        require(member, in: place.file, &rewriting)
      }
      guard initializers.contains(where: { !$0.prefix.modifiers.contains("convenience") }) else {
        continue
      }
      let missing = names.filter { name in !initializers.contains { $0.fullName == name } }
      if missing.isEmpty { continue }
      let isOnLine = !place.file.lexemes[type.close].startsLine
      let declarations = missing.map(declaration).joined(separator: "; ")
      rewriting.insert((isOnLine ? "; " : "") + declarations + " ", before: type.close)
    }
  }

  private static func names(for type: TypeDeclaration, in target: RewriteTarget) -> [String]? {
    let above = target.superclasses(of: type.path).compactMap { target.declaration(of: $0) }
    let inherited = type.inherited + above.flatMap { target[$0].inherited }
    return inherited.lazy.compactMap { required[$0] }.first
  }

  private static func require(
    _ member: Member, in file: SourceFile, _ rewriting: inout Rewriting
  ) {
    guard !member.prefix.modifiers.contains("required") else { return }
    if let override = member.lexemes.first(where: { file.word($0) == "override" }),
      override < member.keyword
    {
      rewriting.replace(override..<override + 1, with: "required")
    } else {
      rewriting.insert("required ", before: member.keyword)
    }
  }

  private static func declaration(of name: String) -> String {
    let parameters = name == "init()" ? "init()" : "init(layer: Any)"
    return "public required \(parameters) { fatalError(\"\(name) has not been implemented\") }"
  }
}
