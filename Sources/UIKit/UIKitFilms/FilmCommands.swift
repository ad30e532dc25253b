import HeadlessQuartzCore
import HeadlessUIKit
import SegueCommandLine
import SegueFilmRequests
import SegueFilms
import SegueRenderTool
import SegueRendering
import SegueTextSupport

extension Commands {
  /// Those of a program that makes films.
  static func making(_ films: [TransitionFilm], by program: String) -> Commands {
    let table = CommandTable.making(films, by: program)
    return Commands(table, libraries: VersionPage.libraries) { invocation in
      { (terminal) async throws(RunError) in
        if let help = HelpVerb(generalOptionOf: invocation) {
          return try help.run(on: terminal)
        }
        let film = try invocation.operands.first.map { (name) throws(RunError) in
          try films.film(named: name, in: program)
        }
        if let request = try FilmSiteRequest(invocation) {
          return try await request.write(
            film.map { [$0] } ?? films.shown, by: program, on: terminal)
        }
        guard let film else {
          try films.list(on: terminal)
          return .done
        }
        if invocation.isOn(.cost) {
          return try await film.explainCost(FilmRequest(invocation), on: terminal)
        }
        return try await film.make(FilmRequest(invocation), on: terminal)
      }
    }
  }
}

extension CommandTable {
  fileprivate static func making(_ films: [TransitionFilm], by program: String) -> CommandTable {
    let name = films.first?.name ?? "card"
    let row = VerbRow(
      "", in: .draw, summary: "Make a film of what an app's code does",
      details: """
        Runs the app's own code on a virtual clock, on a device without a screen, and writes what was to \
        be seen there. What users would notice on a device is said on standard error, with the line of \
        the code that it is about. Without a name it lists the films; with --site it makes all of them.
        """,
      operands: [
        Operand(
          "film", is: .text, count: .optional,
          summary: films.isEmpty ? "A film" : films.map(\.name).joined(with: "or"))
      ],
      options: Option.film + [.filmSite, .cost],
      examples: [
        Example("\(program) \(name) -o \(name).mp4", "A movie"),
        Example("\(program) \(name) -o \(name).png --at 200ms", "One moment"),
        Example("\(program) \(name) -o strip.png --strip", "Five moments side by side"),
        Example("\(program) \(name) --cost", "What each of its frames costs a compositor"),
        Example("\(program) --site films", "All films, with pages to look at them"),
      ])
    return CommandTable(
      program: program, version: Engine.version, summary: row.summary, details: row.details,
      defaultVerb: row, verbs: [], generalOptions: Option.general,
      variables: EnvironmentVariable.all)
  }
}

extension [TransitionFilm] {
  /// Lists the names, and says which controllers of the app have no film.
  fileprivate func list(on terminal: Terminal) throws(RunError) {
    try terminal.write(map { $0.name + "\n" }.joined())
    guard allSatisfy({ $0.screen != nil }) else { return }
    for screen in AppScreens.unmade {
      try terminal.tell("no film of \(screen.name) (\(screen.place)): \(screen.reason)\n")
    }
  }

  /// The films that a site shows: controllers that were found only where there is nothing else, because what they show by
  /// themselves is seldom what an app shows.
  fileprivate var shown: [TransitionFilm] {
    let others = filter { $0.screen?.kind != .controller }
    return others.isEmpty ? self : others
  }

  fileprivate func film(named name: String, in program: String) throws(RunError) -> TransitionFilm {
    if let film = first(where: { $0.name == name }) { return film }
    let near = Spelling.nearest(to: name, among: map(\.name)).first
    throw RunError(
      .usage, "there is no film \(Quote(name))",
      hint: near.map { "did you mean '\($0)'?" } ?? "'\(program)' lists the films")
  }
}

extension TransitionFilm {
  /// Runs the code, says what was found, and prints what each frame costs.
  fileprivate nonisolated func explainCost(
    _ request: FilmRequest, on terminal: Terminal
  ) async throws(RunError) -> ExitCode {
    let recording = try await recorded(on: terminal)
    let film = try film(of: recording, request, on: terminal)
    let answer = CostExplanation(name, film.scene, by: film.renderer.compositor)
    try terminal.write(answer.text)
    if let shortfall = answer.shortfall { try terminal.warn(shortfall) }
    return recording.findings.isEmpty ? .done : .findings
  }

  /// Runs the code, says what was found, and makes what is asked for.
  fileprivate nonisolated func make(
    _ request: FilmRequest, on terminal: Terminal
  ) async throws(RunError) -> ExitCode {
    let recording = try await recorded(on: terminal)
    let output = try request.output(of: name, on: terminal)
    async let libraries: Void = output.loadLibraries()
    let film = try film(of: recording, request, on: terminal)
    await libraries
    let timings = Timings(stopwatch: terminal.stopwatch)
    try await request.produce(output, of: film, from: name, after: timings, on: terminal)
    return recording.findings.isEmpty ? .done : .findings
  }

  /// Runs the code, and says what was found.
  nonisolated func recorded(
    on terminal: Terminal
  ) async throws(RunError) -> UIKitRecording {
    let recording = await record()
    for finding in recording.findings { try terminal.tell("\(finding)\n") }
    return recording
  }

  /// Returns the film of a recording, ready to be drawn as a request asks.
  private nonisolated func film(
    of recording: UIKitRecording, _ request: FilmRequest, on terminal: Terminal
  ) throws(RunError) -> Film {
    let settings = try FilmSettings(request, terminal.environment)
    return try RunError.inWords { () throws(FilmError) in
      try Film(recording.scene, files: recording.pictures, settings)
    }
  }
}
