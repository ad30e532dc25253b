import SegueGeometry
import SegueJSON
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions

/// The name of what a layer or a screen shares, and where it stands.
struct SharedMention: Sendable {
  var name: String
  var range: SourceRange
  /// The kinds of shared things that it is one of.
  var classes: [String] = []
}

/// How it is written what screens share, and in which way that moves.
enum MatchRules {
  /// What a layer or a screen shares.
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
    "what is shared", "The name of a thing that two screens show.",
    [
      MemberRule("name", plainMention, "The name, the same on both screens.") {
        ($0.name, $0.range) = ($1.name, $1.range)
      }.required,
      MemberRule(
        "class", classes,
        "The classes for which a transition's 'match' may have settings of their own."
      ) { $0.classes = $1 },
    ])

  private static let classes = Rule<[String]>.choice(
    "the name of a class, or a list of them",
    [
      (\.isString, Rule<String>.identifier.map { [$0] }),
      (\.isArray, Rule<String>.identifier.list(1...16, of: "classes")),
    ])

  /// How what screens share moves.
  static let match = Rule<any MatchRule>.choice(
    "the name of a library such as 'compose', or an object",
    [(\.isString, name), (\.isObject, custom)]
  ).named("match")

  /// The way of a platform or a library.
  private static let name = Rule<MatchDialect>.word("way of matching").map { $0.rule }

  private static let custom = Rule<any MatchRule>(schema: object.schema) { node, reading in
    var rule = CustomMatch(MatchSettings())
    return object.fill(&rule, from: node, &reading) ? rule : nil
  }

  private static let object = ObjectRule<CustomMatch>(
    "a way of matching", "How what two screens share moves from the one to the other.",
    MatchSettingRules.members(of: \CustomMatch.settings) + [
      MemberRule(
        "classes",
        MatchSettingRules.settings.namedValues("an object of classes and their settings"),
        "What is different for elements of a class; of several classes, the last one counts."
      ) { $0.classes = $1.map { CustomMatch.Class($0.name, $0.value) } }
    ])
}
