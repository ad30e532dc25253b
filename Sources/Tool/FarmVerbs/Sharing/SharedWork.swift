import SegueAudit
package import SegueCaseRuns
package import SegueCommandLine
package import SegueFarm
package import SegueFiles
package import SegueFilmRequests
import SegueFilms
package import SegueFarm
import SeguePreview
import SegueVideo

/// Work that many machines can share: what is done with which films.
package struct SharedWork: Hashable, Sendable {
  /// The task to be done.
  package let task: WorkPlan.Task
  /// With which films.
  package let cases: CaseRequest
  /// The settings for drawing the films.
  package let film: FilmRequest
  /// The mode that selects the goldens to write.
  package let mode: RecordMode
  /// The guidelines that scenes are held to.
  let profile: ProfileChoice
  /// The display on which films are shown, as it was typed.
  let display: DisplayRequest
  /// Number of items drawn at once on this machine; nil for as many as it has processors.
  package private(set) var jobs: Int?
  /// The options that say something about the answer.
  let options: [String]
  /// The options and operands that ask for the same again.
  package let words: [String]

  /// The work that a command line asks for, of which `paths` are the films.
  package init(
    of task: WorkPlan.Task, invocation: Invocation, paths: [String], mode: RecordMode? = nil
  ) {
    self.task = task
    cases = CaseRequest(invocation, paths: paths)
    // Previews have an option of their own for it, with the same name.
    let quality = invocation.choice(.previewQuality, of: MovieQuality.self)
    film = FilmRequest(invocation).preferring(quality)
    profile = invocation.choice(.profile, of: ProfileChoice.self) ?? .device
    display = DisplayRequest(invocation)
    jobs = invocation.integer(.jobs) ?? invocation.integer(.caseJobs)
    let choice = invocation.choice(.recordMode, of: RecordChoice.self) ?? .missing
    self.mode = task == .record ? mode ?? choice.mode : .never
    var words = invocation.words(of: Self.options)
    if let mode, mode != choice.mode,
      let choice = RecordChoice.allCases.first(where: { $0.mode == mode })
    {
      // 'approve' has no option for what it does.
      words += ["--\(Option.recordMode.name)", choice.rawValue]
    }
    if let rate = invocation.given(.recordedRate) { words += ["--\(Option.fps.name)", rate] }
    if let quality { words += ["--\(Option.quality.name)", quality.rawValue] }
    options = words
    // A film may be called like an option.
    self.words = words + ["--", task.rawValue] + paths
  }

  /// All options that say something about an answer.
  static let options: [Option] =
    [
      .goldens, .keep, .ignore, .frameSheet, .frameGap, .filter, .against, .aligned, .strict,
      .recordMode,
      .profile, .display,
      .distance,
      .set, .root, .reduceMotion, .mirrored,
    ]
    + drawing

  /// Those among them that only drawing understands.
  static let drawing = Option.planned

  /// The work that a plan speaks of.
  init(of plan: WorkPlan, jobs: Int? = nil) throws(RunError) {
    var parser = ArgumentParser(Self.table)
    do throws(UsageError) {
      try parser.read(plan.words)
    } catch {
      throw RunError(.invalidData, "the plan cannot be understood: \(error.message)")
    }
    self.init(
      of: plan.task, invocation: parser.invocation,
      paths: Array(parser.invocation.operands.dropFirst()))
    self.jobs = jobs
  }

  /// A table in which the words of a plan can be read.
  private static let table = CommandTable(
    program: "render", version: "", summary: "", details: "",
    defaultVerb: VerbRow(
      "", in: .share, summary: "", details: "",
      operands: [.task, .films], options: options, examples: []),
    verbs: [], generalOptions: [], variables: [])

  /// Returns the output of a film: the one that was named, or else a file in `folder` that is called like the
  /// case.
  func output(of name: String, in folder: String? = nil) throws(RunError) -> FilmOutput {
    var film = film
    let asked = try FilmOutput(film, of: name)
    try film.check(asked, in: Environment())
    switch asked {
    case .sequence, .sheet, .pictures, .hashes, .digest:
      throw RunError(
        .usage, "a shard draws files, and this is more than one for each film, or a list",
        hint: "name a .mp4, .gif, .webp or .png with -o or --format")
    default: break
    }
    guard !asked.isStandardOutput else {
      throw RunError(
        .usage, "standard output takes one film as a whole", hint: "name a file with -o")
    }
    if film.output != nil, folder == nil { return asked }
    film.output = "\(folder ?? ".")/\(name).\(ending)"
    return try FilmOutput(film, of: name)
  }

  /// The extension of the films' file names.
  private var ending: String {
    film.format?.rawValue ?? film.output.flatMap { FilmOutput.ending(of: $0) }
      ?? (film.isStrip || film.moment != nil ? "png" : "mp4")
  }

  /// Refuses options that the task does not understand.
  func check(_ invocation: Invocation) throws(RunError) {
    let known: [Option] =
      switch task {
      case .preview: [.memory, .quality]
      case .verify: [.memory, .fps, .from, .to]
      case .record, .audit: [.memory, .fps]
      default: [.memory]
      }
    let given =
      task == .draw ? nil : invocation.firstGiven(Self.drawing.filter { !known.contains($0) })
    if let given {
      throw RunError(
        .usage, "option '\(given)': it is about drawing, and the task is '\(task.rawValue)'")
    }
  }
}

extension Operand {
  /// The task done with films.
  static let task = Operand(
    "task", is: .choice(of: WorkPlan.Task.self), summary: "What is done with the films")
}

extension WorkPlan.Task: ChoiceList {
  /// The task, in few words.
  package var summary: String {
    switch self {
    case .draw: "make a movie or a picture of each"
    case .record: "write their goldens"
    case .verify: "hold them to their goldens"
    case .audit: "hold them to guidelines"
    case .preview: "make pages to look at them"
    }
  }
}
