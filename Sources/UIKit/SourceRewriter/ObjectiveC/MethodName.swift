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
