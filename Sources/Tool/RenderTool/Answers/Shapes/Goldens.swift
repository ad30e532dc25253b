import SegueJSON
import SegueReports

// What is held to goldens.

extension AnswerKind {
  static let verify = AnswerKind(
    "verify", of: ["verify", "record", "approve", "merge"],
    summary: "Which films are as expected, and how others differ.",
    .object([
      .version, AnswerMember("title", .text, summary: "What was looked at."),
      AnswerMember("engine", .text, summary: "The program and its version."),
      AnswerMember("verdict", .text, summary: "The outcome of all, as a sentence."),
      AnswerMember(optional: "command", .text, summary: "The command that was run."),
      AnswerMember(optional: "milliseconds", .whole, summary: "How long it took."),
      AnswerMember(
        optional: "facts", .object([], others: .text), summary: "What is known of the run, by name."
      ),
      AnswerMember("totals", totals, summary: "Number of cases by outcome."),
      AnswerMember(
        optional: "groups", .list(caseGroup),
        summary: "Changes that several cases have in common, and which these are."),
      AnswerMember("cases", .list(oneCase), summary: "The cases, worst first."),
    ]),
    .part(auditDocument))

  private static let outcomes = ReportOutcome.allCases.map(\.rawValue)

  private static let totals = AnswerShape.part(
    "totals", summary: "Number of cases by outcome.",
    [AnswerMember("cases", .whole, summary: "All of them.")]
      + ReportOutcome.allCases.map { outcome in
        let summary = "Those that are `\(outcome.rawValue)`."
        return outcome == .open
          ? AnswerMember(optional: outcome.rawValue, .whole, summary: summary)
          : AnswerMember(outcome.rawValue, .whole, summary: summary)
      })

  private static let caseGroup = AnswerShape.part(
    "caseGroup", summary: "Cases that changed alike, or are broken by the same mistake.",
    [
      AnswerMember("change", .text, summary: "The change, as a sentence."),
      AnswerMember("count", .whole, summary: "Number of cases."),
      AnswerMember("cases", .list(.text), summary: "Their names."),
    ])

  private static let oneCase = AnswerShape.part(
    "case", summary: "A film that was held to what was expected of it.",
    [
      AnswerMember("name", .text, summary: "The name of the case."),
      AnswerMember("outcome", .words(outcomes), summary: "The outcome."),
      AnswerMember("verdict", .text, summary: "The outcome in words, with the plainest finding."),
      AnswerMember(
        optional: "group", .whole,
        summary: "The place of its group in `groups`, where there is one."),
      AnswerMember(optional: "title", .text, summary: "The title that the scene has."),
      AnswerMember(
        optional: "judged", .words(["exact", "perceptual", "motion"]),
        summary: "How pixels of recordings were compared."),
      AnswerMember(
        optional: "causes", .list(.text), summary: "Why it differs, where that is proven."),
      AnswerMember(
        optional: "findings", .list(.text), summary: "What differs, the plainest first."),
      AnswerMember(optional: "reasons", .list(.text), summary: "Why nothing can be told."),
      AnswerMember(optional: "remarks", .list(.text), summary: "How it was compared."),
      AnswerMember(optional: "message", .text, summary: "All that the terminal says of it."),
      AnswerMember(
        optional: "diagnostics", .list(.diagnostic), summary: "Why it could not be drawn."),
      AnswerMember(optional: "file", .text, summary: "The file to look at."),
      AnswerMember(optional: "line", .whole, summary: "The line to look at."),
      AnswerMember(
        optional: "because", .text, summary: "The reason that a suite gives for a tolerance."),
      AnswerMember(optional: "milliseconds", .whole, summary: "How long it took."),
      AnswerMember(optional: "frames", .whole, summary: "Number of frames."),
      AnswerMember(optional: "firstDifference", .whole, summary: "The first frame that differs."),
      AnswerMember(
        optional: "differingFrames", .list(.pair),
        summary: "The frames that differ: the first and the last of each row of frames."),
      AnswerMember(optional: "magnitude", .magnitude, summary: "How much pixels differ."),
      AnswerMember(
        optional: "boxes", .list(.box), summary: "Where pixels differ: x, y, width, height."),
      AnswerMember(
        optional: "expectations", .list(.failedExpectation),
        summary: "Expectations that are not met."
      ),
      AnswerMember(optional: "layers", .list(layerChange), summary: "Layers that changed."),
      AnswerMember(optional: "recorded", .list(.text), summary: "The goldens that were written."),
      AnswerMember(optional: "reproduce", .text, summary: "The command that looks at it alone."),
      AnswerMember(optional: "accept", .text, summary: "The command that agrees to what is."),
      AnswerMember(optional: "attachments", .list(.text), summary: "The files of its pictures."),
    ])

  private static let layerChange = AnswerShape.part(
    "layerChange", summary: "The change of a layer.",
    [
      AnswerMember("layer", .text, summary: "The layer."),
      AnswerMember("frame", .whole, summary: "The first frame in which it differs."),
      AnswerMember("milliseconds", .number, summary: "When that is."),
      AnswerMember("frames", .whole, summary: "In how many frames it differs."),
      AnswerMember("change", .text, summary: "The change in words."),
      AnswerMember(optional: "values", .list(valueChange), summary: "The values that changed."),
    ])

  private static let valueChange = AnswerShape.part(
    "valueChange", summary: "A value of a layer that changed, where it does most.",
    [
      AnswerMember("name", .text, summary: "The name of the value."),
      AnswerMember(optional: "old", .text, summary: "What it was, as goldens write it."),
      AnswerMember(optional: "new", .text, summary: "What it is."),
      AnswerMember(optional: "frame", .whole, summary: "The frame."),
      AnswerMember(optional: "milliseconds", .number, summary: "When that is."),
    ])

  static let goldens = AnswerKind(
    "goldens", summary: "The goldens that are kept beside scenes.",
    .object([
      .version,
      AnswerMember("goldens", .list(keptGoldens), summary: "Each name for which there are any."),
    ]))

  private static let keptGoldens = AnswerShape.part(
    "keptGoldens", summary: "The goldens of one name.",
    [
      AnswerMember("name", .text, summary: "The name of the case."),
      AnswerMember("folder", .text, summary: "The folder."),
      AnswerMember("goldens", .list(.text), summary: "The kinds, such as `timeline`."),
      AnswerMember(
        "hasCase", .orNull(.flag),
        summary: "False if they belong to no case any more; `null` where that cannot be known."),
    ])
}
