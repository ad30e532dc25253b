import SegueJSON
import SeguePresets
import SegueTransitions

/// Rules for the movement of elements that screens share.
enum MatchRules {
  /// Rule for the movement of shared elements.
  static let match = Rule<any MatchRule>.choice(
    "the name of a library such as 'compose', or an object",
    [(\.isString, name), (\.isObject, custom)]
  ).named("match")

  /// The way of a platform or a library.
  private static let name = Rule<MatchDialect>.word("way of matching").map { $0.rule }

  private static let custom = Rule<any MatchRule>(schema: object.schema) { node, reading in
    var rule = CustomMatch(MatchSettings())
    guard object.fill(&rule, from: node, &reading) else { return nil }
    if rule.hidesEffects {
      reading.report(
        "'enter' and 'exit' are of shared bounds, of which both pictures are seen",
        at: node.openingRange, hint: "say \"style\": \"compose-bounds\"")
    }
    return rule
  }

  private static let object = ObjectRule<CustomMatch>(
    "a way of matching", help: "How what two screens share moves from the one to the other.",
    MatchSettingRules.members(of: \CustomMatch.settings) + [
      MemberRule(
        "classes",
        MatchSettingRules.settings.namedValues("an object of classes and their settings"),
        help: "What is different for elements of a class; of several classes, the last one counts."
      ) { $0.classes = $1.map { CustomMatch.Class($0.name, $0.value) } }
    ])
}

extension CustomMatch {
  /// True if enter or exit effects are set anywhere that they are not used.
  fileprivate var hidesEffects: Bool {
    let all = [settings] + classes.map(\.settings)
    return all.contains { own in
      (own.enter != nil || own.exit != nil)
        && (own.dialect ?? settings.dialect) != .composeBounds
    }
  }
}
