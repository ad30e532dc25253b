import SegueFarm
import SegueJSON

// What the program says of itself, and of work that machines share.

extension AnswerKind {
  static let help = AnswerKind(
    "help", summary: "All verbs, options and exit codes of the program.",
    .object([
      .version, AnswerMember("program", .text, summary: "The name of the program."),
      AnswerMember("version", .text, summary: "Its version."),
      AnswerMember("summary", .text, summary: "What it is for."),
      AnswerMember("verbs", .list(verb), summary: "The verbs, in the order of help."),
      AnswerMember("topics", .list(named), summary: "Further pages of help."),
      AnswerMember("generalOptions", .list(option), summary: "The options of every verb."),
      AnswerMember("exitCodes", .list(exitCode), summary: "The exit codes."),
      AnswerMember("environment", .list(named), summary: "The variables of the environment."),
    ]))

  private static let verb = AnswerShape.part(
    "verb", summary: "A verb.",
    [
      AnswerMember("name", .text, summary: "The word."),
      AnswerMember("summary", .text, summary: "What it does, in one line."),
      AnswerMember("details", .text, summary: "What it does, in sentences."),
      AnswerMember("synopsis", .text, summary: "How it is written."),
      AnswerMember("arguments", .list(argument), summary: "Its arguments."),
      AnswerMember("options", .list(option), summary: "Its options."),
      AnswerMember("examples", .list(example), summary: "Command lines worth copying."),
    ])

  private static let named = AnswerShape.part(
    "named", summary: "A name and what it is.",
    [
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember("summary", .text, summary: "What it is."),
    ])

  private static let argument = AnswerShape.part(
    "argument", summary: "An argument of a verb.",
    [
      AnswerMember("name", .text, summary: "Its name."),
      AnswerMember("value", takenValue, summary: "What it takes."),
      AnswerMember("isRequired", .flag, summary: "True if it cannot be left out."),
      AnswerMember("isRepeatable", .flag, summary: "True if there may be several."),
      AnswerMember("summary", .text, summary: "What it is."),
    ])

  private static let option = AnswerShape.part(
    "option", summary: "An option.",
    [
      AnswerMember("name", .text, summary: "The name, without the hyphens."),
      AnswerMember("short", .orNull(.text), summary: "The letter that means the same."),
      AnswerMember("value", takenValue, summary: "What it takes."),
      AnswerMember("placeholder", .text, summary: "The word that stands for its value in help."),
      AnswerMember("default", .orNull(.text), summary: "What counts unless it is given."),
      AnswerMember("isRepeatable", .flag, summary: "True if it may be given several times."),
      AnswerMember("group", .text, summary: "The heading that it stands under."),
      AnswerMember("summary", .text, summary: "What it does, in one line."),
      AnswerMember("details", .text, summary: "What it does, in sentences; may be empty."),
    ])

  private static let takenValue = AnswerShape.part(
    "takenValue", summary: "What an argument or an option takes.",
    [
      AnswerMember("kind", .text, summary: "The kind: `flag` for nothing, `choice`, `path`, …"),
      AnswerMember(optional: "role", .text, summary: "What a path or a word is about."),
      AnswerMember(optional: "minimum", .whole, summary: "The least number."),
      AnswerMember(optional: "maximum", .whole, summary: "The largest number."),
      AnswerMember(optional: "choices", .list(named), summary: "The words of a choice."),
    ])

  private static let example = AnswerShape.part(
    "example", summary: "A command line worth copying.",
    [
      AnswerMember("command", .text, summary: "The command line."),
      AnswerMember("explanation", .text, summary: "What it does."),
    ])

  private static let exitCode = AnswerShape.part(
    "exitCode", summary: "An exit code.",
    [
      AnswerMember("code", .whole, summary: "The code."),
      AnswerMember("summary", .text, summary: "What it means."),
    ])

  static let plan = AnswerKind(
    file: "plan", summary: "Work that machines share: what `render plan` prints.",
    .object([
      .version, AnswerMember("engine", .text, summary: "The program and its version."),
      AnswerMember(
        "task", .words(WorkPlan.Task.allCases.map(\.rawValue)), summary: "What is to be done."),
      AnswerMember("words", .list(.text), summary: "Arguments and options."),
      AnswerMember("cases", .list(plannedCase), summary: "The films, in the order of the answer."),
      AnswerMember("files", .list(plannedFile), summary: "The files that all is made of, by path."),
    ]))

  private static let plannedCase = AnswerShape.part(
    "plannedCase", summary: "A film of a plan.",
    [
      AnswerMember("name", .text, summary: "The name."),
      AnswerMember("scene", .text, summary: "The file of the scene."),
      AnswerMember("key", .text, summary: "SHA-256 of all that the answer depends on."),
      AnswerMember("frames", .whole, summary: "Number of frames; 0 where that is not known."),
      AnswerMember("pixels", .whole, summary: "Pixels of a frame."),
      AnswerMember(
        "cost", .number, summary: "Time on one processor, in milliseconds, as far as known."),
      AnswerMember("parts", .whole, summary: "Number of parts that can be done apart."),
      AnswerMember("files", .list(.whole), summary: "Its files, as places in the list of files."),
    ])

  private static let plannedFile = AnswerShape.part(
    "plannedFile", summary: "A file that a plan depends on.",
    [
      AnswerMember("path", .text, summary: "The path."),
      AnswerMember("sha256", .text, summary: "SHA-256 of what is in it, or `missing`."),
    ])
}
