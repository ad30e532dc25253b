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
        guard let name = invocation.operands.first else {
          try terminal.write(films.map { $0.name + "\n" }.joined())
          return .done
        }
        let film = try films.film(named: name, in: program)
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
        the code that it is about. Without a name it lists the films.
        """,
      operands: [
        Operand(
          "film", is: .text, count: .optional,
          summary: films.isEmpty ? "A film" : films.map(\.name).joined(with: "or"))
      ],
      options: Option.film + [.cost],
      examples: [
        Example("\(program) \(name) -o \(name).mp4", "A movie"),
        Example("\(program) \(name) -o \(name).png --at 200ms", "One moment"),
        Example("\(program) \(name) -o strip.png --strip", "Five moments side by side"),
        Example("\(program) \(name) --cost", "What each of its frames costs a compositor"),
      ])
    return CommandTable(
      program: program, version: Engine.version, summary: row.summary, details: row.details,
      defaultVerb: row, verbs: [], generalOptions: Option.general,
      variables: EnvironmentVariable.all)
  }
}

extension [TransitionFilm] {
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
  private nonisolated func recorded(
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
