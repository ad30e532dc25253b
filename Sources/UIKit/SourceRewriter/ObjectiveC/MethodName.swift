/// The name that Objective-C gives to a method of Swift.
enum MethodName {
  /// The name of a method that is called by a base name and labels: `didTap(button:event:)` is
  /// `didTapWithButton:event:`.
  static func selector(
    _ base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false
  ) -> String {
    let base = plain(base)
    var pieces = labels.map { $0 == "_" ? "" : plain($0) }
    if isAsync { pieces.append("completionHandler") }
    if isThrowing, !isAsync { pieces.append(pieces.isEmpty ? "AndReturnError" : "error") }
    guard let first = pieces.first else { return base }
    return joined(base, first) + ":" + pieces.dropFirst().map { "\($0):" }.joined()
  }

  static func selector(_ member: Member) -> String {
    explicit(member)
      ?? selector(
        member.name, labels: member.parameters.map(\.label), isThrowing: member.isThrowing,
        isAsync: member.isAsync)
  }

  /// The name of a property's setter.
  static func setter(_ property: String) -> String { "set\(capitalized(plain(property))):" }

  /// The name that `@objc(…)` gives.
  private static func explicit(_ member: Member) -> String? { member.prefix.objectiveCName }

  private static func joined(_ base: String, _ label: String) -> String {
    guard !label.isEmpty, label != "AndReturnError" else { return base + label }
    let isJoined =
      prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base))
    return base + (isJoined ? "" : "With") + capitalized(label)
  }

  /// A name without its backticks.
  static func plain(_ name: String) -> String {
    name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    let rest = name.dropFirst().prefix { !$0.isUppercase }
    return (name.prefix(1) + rest).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  /// Prepositions before which Swift puts no `With` between a name and its first label.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

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
  /// The labels of methods by their names.
  private var labels: [String: [[String]]] = [:]

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
    for name in plain.union(asked).sorted() {
      let parts = name.split(separator: "(")
      labels[String(parts[0]), default: []].append(
        parts[1].dropLast().split(separator: ":").map { String($0) })
    }
  }

  /// The full name of a method that is called with some labels and that many closures behind them.
  func name(_ name: String, labels: [String], closures: Int) -> String? {
    let found = self.labels[name]?.first {
      $0.count == labels.count + closures && $0.starts(with: labels)
    }
    return found.map { "\(name)(\($0.map { "\($0):" }.joined()))" }
  }

  func contains(_ fullName: String) -> Bool { plain.contains(fullName) || asked.contains(fullName) }

  /// The name of the method that asks first.
  static func asking(_ name: String) -> String { "\(MethodName.plain(name))__ifImplemented" }
}
