/// The names of optional requirements, the system's and the target's own.
struct OptionalNames: Sendable {
  /// Methods that can be called as they are: their defaults do nothing, or return nil.
  private(set) var plain = SystemRequirements.fullNames
  /// Methods that return a value, which nothing stands for where they are missing: what is called
  /// instead asks first whether they are there.
  private(set) var asked: Set<String> = []
  /// Properties that have a value where they are there: whoever treats them as optionals asks first.
  private(set) var askedProperties: Set<String> = []
  /// The properties of the target; a closure may be called like a requirement.
  let properties: Set<String>

  init(of target: RewriteTarget) {
    let types = target.declarations.flatMap(\.types).filter(\.isActive)
    properties = Set(
      types.filter { $0.kind != "protocol" }.flatMap(\.members).filter { $0.kind == .property }
        .map(\.name))
    let requirements = types.filter { $0.kind == "protocol" }.flatMap(\.members)
    for member in requirements where member.isOptional && member.isActive {
      let isPlain = member.value == nil || member.returnsOptional
      guard member.kind == .function else {
        if !isPlain { askedProperties.insert(member.name) }
        continue
      }
      if isPlain { plain.insert(member.fullName) } else { asked.insert(member.fullName) }
    }
    // One name for two kinds of requirements: whoever asks first is right in both cases, except for
    // the system's protocols, where nobody can be asked.
    asked.subtract(SystemRequirements.fullNames)
    plain.subtract(asked)
  }

  func contains(_ fullName: String) -> Bool { plain.contains(fullName) || asked.contains(fullName) }

  /// The name of the method that asks first.
  static func asking(_ name: String) -> String { "\(MethodName.plain(name))__ifImplemented" }
}
