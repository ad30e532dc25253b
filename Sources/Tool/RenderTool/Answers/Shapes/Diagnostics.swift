import SegueCommandLine
import SegueJSON

// What several kinds of documents share: messages, and what is found in films.

extension AnswerShape {
  /// The document in place of results where a run has none.
  static let failure = part(
    "failure",
    summary: "A run that failed and has no results: in place of the document of any verb.",
    [
      .version,
      AnswerMember(
        "ok", .constant(false), summary: "No; a document with results has none of this."),
      AnswerMember(
        "exitCode", .whole, summary: "The exit code of the run, as `render help` lists them."),
      AnswerMember(
        "diagnostics", .list(.diagnostic), summary: "The messages that the terminal shows."),
    ])

  /// A message with its place in a file.
  static let diagnostic = AnswerShape.part(
    "diagnostic", summary: "A message, with its place where it has one.",
    [
      AnswerMember(
        "severity", .words(["error", "warning", "note"]), summary: "Weight of the message."),
      AnswerMember(optional: "file", .text, summary: "The file; `-` is standard input."),
    ] + span + [
      AnswerMember(
        optional: "path", .text, summary: "The part of the scene that it is about, in words."),
      AnswerMember("message", .text, summary: "What is wrong, without a full stop."),
      AnswerMember(optional: "hint", .text, summary: "The way to go on."),
      AnswerMember(
        optional: "related", .list(remark), summary: "Other places that the message speaks of."),
    ])

  private static let remark = AnswerShape.part(
    "relatedPlace", summary: "A place that a message speaks of.",
    [AnswerMember("file", .text, summary: "The file.")] + span
      + [AnswerMember("message", .text, summary: "What is there.")])

  private static let span = [
    AnswerMember(optional: "line", .whole, summary: "The line, from 1 on."),
    AnswerMember(
      optional: "column", .whole, summary: "The column of the first character, from 1 on."),
    AnswerMember(
      optional: "endLine", .whole, summary: "The line of the character behind the last."),
    AnswerMember(
      optional: "endColumn", .whole, summary: "The column of the character behind the last."),
  ]

  /// An expectation that a film does not meet.
  static let failedExpectation = part(
    "failedExpectation", summary: "An expectation of a scene that its film does not meet.",
    [
      AnswerMember("claim", .text, summary: "The kind of expectation, such as `settles`."),
      AnswerMember("layer", .text, summary: "The layer that breaks it."),
      AnswerMember("message", .text, summary: "What is not so, as a sentence without a full stop."),
      AnswerMember(optional: "milliseconds", .number, summary: "The moment."),
      AnswerMember(optional: "frame", .whole, summary: "The frame, from 0 on."),
      AnswerMember(optional: "value", .number, summary: "What was measured."),
      AnswerMember(optional: "bound", .number, summary: "What was expected at most, or at least."),
      AnswerMember(
        optional: "moreLayers", .whole, summary: "Number of further layers that break it."),
      AnswerMember(optional: "because", .text, summary: "The reason that the scene gives."),
      AnswerMember("hint", .text, summary: "The way to go on."),
      AnswerMember(optional: "file", .text, summary: "The file with the expectation."),
      AnswerMember(optional: "line", .whole, summary: "Its line, from 1 on."),
      AnswerMember(optional: "column", .whole, summary: "Its column, from 1 on."),
    ])

  /// The size of the difference between the pixels of two films.
  static let magnitude = part(
    "magnitude", summary: "How much the pixels of two films differ.",
    [
      AnswerMember("levels", .whole, summary: "The largest difference of a channel, of 255."),
      AnswerMember(
        optional: "share", .number, summary: "The share of pixels or squares that differ, 0 to 1."),
      AnswerMember(
        optional: "square", .whole,
        summary: "The side of the squares that are compared, in pixels; left out for pixels."),
      AnswerMember("worst", worstFrame, summary: "The frame that differs most."),
    ])

  private static let worstFrame = AnswerShape.part(
    "worstFrame", summary: "The frame of two films that differs most.",
    [
      AnswerMember("frame", .whole, summary: "The frame, from 0 on."),
      AnswerMember("levels", .whole, summary: "The largest difference of a channel in it, of 255."),
      AnswerMember("share", .number, summary: "The share of it that differs, 0 to 1."),
      AnswerMember("count", .whole, summary: "Number of pixels or squares that differ."),
      AnswerMember("box", .box, summary: "The box around them in pixels: x, y, width, height."),
    ])

  /// A moment and the value there.
  static let sample = part(
    "sample", summary: "A moment and the value there.",
    [
      AnswerMember("time", .number, summary: "The moment, in milliseconds."),
      AnswerMember(
        "value", .number, summary: "The share of the way: 0 at its start, 1 at its end."),
    ])
}
