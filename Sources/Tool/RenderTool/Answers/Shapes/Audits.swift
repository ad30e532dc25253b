import SegueAudit
import SegueCaseRuns
import SegueJSON

// What is held to guidelines.

extension AnswerKind {
  static let audit = AnswerKind(
    "audit", summary: "Where films break guidelines for motion.", .part(auditDocument))

  static let auditDocument = AnswerPart(
    "auditedFilms",
    .object([
      .version, AnswerMember("engine", .text, summary: "The program and its version."),
      AnswerMember(
        "profile", .words(ProfileChoice.allCases.map(\.rawValue)),
        summary: "The guidelines that were asked for; `device` where each scene has its own."),
      AnswerMember(
        optional: "groups", .list(group), summary: "Findings that several scenes have in common."),
      AnswerMember("scenes", .list(auditedScene), summary: "The scenes and recordings, in order."),
    ]), summary: "Films that were held to guidelines.")

  private static let group = AnswerShape.part(
    "auditGroup", summary: "Scenes that have the same findings.",
    [
      AnswerMember(
        "findings", .text, summary: "The plainest of them, and how many more there are."),
      AnswerMember("count", .whole, summary: "Number of scenes."),
      AnswerMember("scenes", .list(.text), summary: "Their names."),
    ])

  private static let auditedScene = AnswerShape.part(
    "auditedScene", summary: "A scene or a recording that was audited.",
    [
      AnswerMember("scene", .text, summary: "Its name."),
      AnswerMember("file", .text, summary: "Its file."),
      AnswerMember("ok", .flag, summary: "True if no finding makes it fail."),
      AnswerMember(
        optional: "group", .whole,
        summary: "The place of its group in `groups`, where there is one."),
      AnswerMember(optional: "error", .text, summary: "Why it could not be audited."),
      AnswerMember(
        optional: "diagnostics", .list(.diagnostic), summary: "The mistakes that kept it from that."
      ),
      AnswerMember(
        optional: "profile", .words(AuditProfile.allCases.map(\.rawValue)),
        summary: "The guidelines of this scene."),
      AnswerMember(optional: "pictures", .whole, summary: "Number of pictures of a recording."),
      AnswerMember(
        optional: "rules", .list(.text),
        summary: "The rules that a recording was asked, such as `P-01`."),
    ]
      + AuditSeverity.allCases.map {
        AnswerMember(
          optional: "\($0.rawValue)s", .whole,
          summary: "Number of findings that are \($0.rawValue)s and not accepted.")
      } + [
        AnswerMember(optional: "findings", .list(finding), summary: "The findings, worst first."),
        AnswerMember(
          optional: "unusedAcceptances", .list(unused),
          summary: "What was accepted, and not found."),
        AnswerMember(
          optional: "shortfall", .text,
          summary: "What was not looked at, because it takes too long."),
        AnswerMember(
          optional: "exchanges", .list(exchange), summary: "The transitions of a scene in numbers."),
        AnswerMember(
          optional: "measured", .list(measurement),
          summary: "The worst value of each measure in a scene, right or not."),
      ])

  private static let exchange = AnswerShape.part(
    "exchange", summary: "A transition in numbers, right or not; times in milliseconds.",
    [
      AnswerMember(optional: "from", .text, summary: "The screen that leaves."),
      AnswerMember(optional: "to", .text, summary: "The screen that arrives."),
      AnswerMember("operation", .text, summary: "The operation, such as `push`."),
      AnswerMember(optional: "preset", .text, summary: "The preset, if it has one."),
      AnswerMember("start", .number, summary: "When it begins."),
      AnswerMember("end", .number, summary: "When it is over."),
      AnswerMember("declared", .number, summary: "The duration that it was given."),
      AnswerMember("seen90", .number, summary: "After how long nine tenths of all ways are done."),
      AnswerMember("seen99", .number, summary: "After how long 99 % of all ways are done."),
      AnswerMember(
        optional: "measured", measurement,
        summary: "The duration that counts; left out where something interrupts it, or nobody asks."
      ),
    ])

  private static let measurement = AnswerShape.part(
    "auditMeasurement", summary: "A value that was measured, with its limits.",
    [
      AnswerMember("rule", .text, summary: "The number of the rule, such as `A-19`."),
      AnswerMember("measure", .text, summary: "The measure, such as `pushDuration`."),
      AnswerMember("value", .number, summary: "The value, in the unit of its limits."),
      AnswerMember(optional: "layer", .text, summary: "The layer or the screen."),
      AnswerMember("from", .number, summary: "The moment from which it is seen, in milliseconds."),
      AnswerMember("isFloor", .flag, summary: "True if less is worse."),
    ]
      + AuditSeverity.allCases.reversed().map {
        AnswerMember(
          optional: $0.rawValue, .number,
          summary: "The limit beyond which it is a finding of this weight.")
      } + [
        AnswerMember(
          optional: "severity", .words(AuditSeverity.allCases.map(\.rawValue)),
          summary: "The weight of the value; left out for one that is right."),
        AnswerMember(
          optional: "accepted", acceptance, summary: "Who accepts what is found for it, and why."),
        AnswerMember(
          optional: "published", .list(.text), summary: "Addresses of pages that ask for it."),
      ])

  private static let finding = AnswerShape.part(
    "auditFinding", summary: "A place where a film breaks a rule.",
    [
      AnswerMember("rule", .text, summary: "The number of the rule, such as `A-01`."),
      AnswerMember("name", .text, summary: "Its name."),
      AnswerMember(
        "severity", .words(AuditSeverity.allCases.map(\.rawValue)), summary: "Its weight."),
      AnswerMember(optional: "layer", .text, summary: "The layer."),
      AnswerMember("message", .text, summary: "The finding, without a full stop."),
      AnswerMember("from", .number, summary: "Its beginning, in milliseconds."),
      AnswerMember("until", .number, summary: "Its end, in milliseconds."),
      AnswerMember("frames", .pair, summary: "The first and the last frame."),
      AnswerMember(optional: "value", .number, summary: "What was measured."),
      AnswerMember(optional: "bound", .number, summary: "The limit that it has passed."),
      AnswerMember("hint", .text, summary: "What mends it."),
    ] + place + [
      AnswerMember(optional: "accepted", acceptance, summary: "Who has accepted it, and why.")
    ])

  private static let acceptance = AnswerShape.part(
    "acceptance", summary: "An acceptance.", given)

  private static let unused = AnswerShape.part(
    "unusedAcceptance", summary: "An acceptance of something that is not found.",
    [AnswerMember("rule", .text, summary: "The rule.")] + given)

  private static let given =
    [
      AnswerMember("by", .text, summary: "Who gives it: the scene, the suite or a preset."),
      AnswerMember(optional: "preset", .text, summary: "The preset."),
      AnswerMember("because", .text, summary: "The reason."),
    ] + place

  private static let place = [
    AnswerMember(optional: "file", .text, summary: "The file with its place."),
    AnswerMember(optional: "line", .whole, summary: "The line, from 1 on."),
    AnswerMember(optional: "column", .whole, summary: "The column, from 1 on."),
  ]
}
