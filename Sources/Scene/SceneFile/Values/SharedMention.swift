import SegueJSON

/// The name of what a layer or a screen shares, and where it stands.
struct SharedMention: Sendable {
  var name: String
  var range: SourceRange
  /// The kinds of shared things that it is one of.
  var classes: [String] = []
}

/// Rules for shared elements of layers and screens.
enum SharedRules {
  /// Rule for the shared element of a layer or a screen.
  static let mention = Rule<SharedMention>.choice(
    "a name such as 'photo', or {\"name\": \"photo\", \"class\": \"card\"}",
    [(\.isString, plainMention), (\.isObject, classedMention)]
  ).named("shared")

  private static let plainMention = Rule(schema: Rule<String>.identifier.schema) { node, reading in
    Rule<String>.identifier.read(node, &reading).map {
      SharedMention(name: $0, range: node.range)
    }
  }

  private static let classedMention = Rule<SharedMention>(schema: mentionObject.schema) {
    node, reading in
    var mention = SharedMention(name: "", range: node.range)
    return mentionObject.fill(&mention, from: node, &reading) ? mention : nil
  }

  private static let mentionObject = ObjectRule<SharedMention>(
    "what is shared", help: "The name of a thing that two screens show.",
    [
      MemberRule("name", plainMention, help: "The name, the same on both screens.") {
        ($0.name, $0.range) = ($1.name, $1.range)
      }.required,
      MemberRule(
        "class", classes,
        help: "The classes for which a transition's 'match' may have settings of their own."
      ) { $0.classes = $1 },
    ])

  private static let classes = Rule<[String]>.choice(
    "the name of a class, or a list of them",
    [
      (\.isString, Rule<String>.identifier.map { [$0] }),
      (\.isArray, Rule<String>.identifier.list(1...16, of: "classes")),
    ])
}
