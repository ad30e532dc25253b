import SegueJSON
import SegueSceneGraph
import SegueTextSupport

/// A number in place of words, as its author wrote it.
struct CountDraft: Sendable {
  var animation: AnimationDraft
  var format = CountFormat.whole
  var groupingSeparator: String?
  var decimalSeparator: String?

  init(at range: SourceRange) { animation = AnimationDraft(at: range) }

  /// The number at rest, in its form.
  var number: CountedNumber {
    var format = format
    if let groupingSeparator { format.groupingSeparator = groupingSeparator }
    if let decimalSeparator { format.decimalSeparator = decimalSeparator }
    guard case .numbers(let value)? = animation.restingValue else {
      return CountedNumber(0, format: format)
    }
    return CountedNumber(value.x, format: format)
  }
}

/// Rules for numbers that a text shows: one that stays, or an animation with a format.
enum CountRules {
  static let field = MemberRule<TextDraft>(
    "count", schema: PropertyRule.count.reference,
    help: "A number as the words, which may move: a number, or an animation with a 'format'."
  ) { node, reading, text in
    guard let node = reading.filled(node) else { return }
    text.count = CountDraft(at: node.openingRange)
    guard let members = node.object else {
      text.count?.animation.rest = PropertyRule.count.value.read(node, &reading)
      return
    }
    var draft = CountDraft(at: node.openingRange)
    let isWhole = reading.unbroken { object.fill(&draft, from: node, &$0) ? true : nil }
    draft.animation.forgetDefaultDuration(besides: members)
    text.count = draft
    text.moves = isWhole == true && members.members.contains { courses.contains($0.key) }
  }.own

  /// The members that say where the number leads.
  private static let courses = ["from", "to", "by", "keyframes"] + CoastRules.names

  private static let animation = AnimationRules.object(.count)

  /// An animation of the number, or the number alone, and its format; defaults for animations hold here, too.
  private static let object = ObjectRule<CountDraft>(
    "a count", help: "A number that counts, and the form in which it is written.",
    name: animation.shape.name, exclusions: animation.shape.exclusions,
    needs: [
      Need(
        courses + ["value"],
        hint: "such as \"from\": 0, \"to\": 12480, \"format\": \"#,##0\""),
      Need("keyframes", askedBy: "mode", hint: "it says how values between keyframes are found"),
    ],
    form + animation.fields.map(onAnimation))

  private static let form: [MemberRule<CountDraft>] = [
    MemberRule(
      "format", .countFormat,
      help:
        "How the number is written: '0' is a digit, '#' one that may be missing, ',' groups, '.' begins decimals, '%'"
        + " shows hundredths; other text stands for itself. After ';' the form of negative numbers."
    ) { $0.format = $1 }.byDefault("#,##0"),
    MemberRule(
      "groupingSeparator", .separator, help: "What stands between groups of digits."
    ) { $0.groupingSeparator = $1 }.byDefault(","),
    MemberRule("decimalSeparator", .separator, help: "What stands before the decimals.") {
      $0.decimalSeparator = $1
    }.byDefault("."),
  ].map(\.own)

  private static func onAnimation(_ field: MemberRule<AnimationDraft>) -> MemberRule<CountDraft> {
    let rule = MemberRule<CountDraft>(field.name, schema: field.schema, help: field.help) {
      node, reading, draft in field.read(node, &reading, &draft.animation)
    }
    return field.isShared ? rule : rule.own
  }
}

extension CountRules {
  /// Shared schema definition of a number that counts.
  static let definition = JSONValue.Member(
    PropertyRule.count.animationName ?? "",
    object.schema(
      members: form.map { .init($0.name, $0.schema.described($0.help, byDefault: $0.fallback)) }
        + animation.fields.map { .init($0.name, .reference(to: $0.name, of: "animation")) },
      [.init("allOf", [PropertyRule.count.courseReference])]))
}

extension Rule<CountFormat> {
  /// The form of a number.
  fileprivate static let countFormat = Rule(
    schema: .text("[#0]", examples: ["#,##0"])
  ) { node, reading in
    guard let pattern = node.string else {
      return reading.fail(node, expected: "a format in quotes", hint: "such as \"#,##0\"")
    }
    guard pattern.unicodeScalars.count <= 100 else {
      return reading.refuse(node, "the format has more than 100 characters")
    }
    do throws(CountFormatError) {
      return try CountFormat(pattern)
    } catch {
      return reading.refuse(node, error.sentence, hint: error.hint)
    }
  }
}

extension Rule<String> {
  /// A separator of digits.
  fileprivate static let separator = Rule(
    schema: .text("^.{0,4}$", examples: [".", "\u{202F}"])
  ) { node, reading in
    guard let separator = node.string else {
      return reading.fail(node, expected: "a separator in quotes", hint: "such as \".\"")
    }
    guard separator.unicodeScalars.count <= 4 else {
      return reading.refuse(node, "the separator has more than four characters")
    }
    return separator
  }
}
