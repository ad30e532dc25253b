package import SegueCommandLine
import SegueFarm
import SegueFarmVerbs
package import SegueFilmRequests
import SegueFilms

/// Draw a scene.
package struct DrawVerb: Verb {
  package static let row = VerbRow(
    "draw", in: .draw, summary: "Draw a scene (the word 'draw' may be left out)",
    details: """
      Draws the frames of a scene and writes them: a movie, one moment, a film strip, a PNG for each \
      frame, raw frames, or their hashes. The same scene gives the same bytes on every machine, with any \
      number of jobs.
      """,
    operands: [.scene],
    options: Option.film + [.set, .root, .reduceMotion, .mirrored] + Option.sharing,
    examples: [
      Example("render card.json -o card.mp4", "A movie"),
      Example("render card.json -o card.png --at 350ms", "One moment"),
      Example("render card.json -o frames/", "A PNG for each frame, in a folder"),
      Example("render card.json -o strip.png --strip", "Five moments side by side"),
      Example("render card.json --hash", "A line for each frame, to compare"),
    ])

  /// The file; `-` is standard input.
  package let scene: String
  package let input: SceneInput
  package let film: FilmRequest
  /// The shard that is drawn; nil for all of it.
  let shard: ShardRequest?
  private let work: SharedWork
  /// The first option that is about a film as a whole.
  private let unsharedOption: String?

  package init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    film = FilmRequest(invocation)
    shard = ShardRequest(invocation)
    work = SharedWork(of: .draw, invocation: invocation, paths: [scene])
    unsharedOption = invocation.firstGiven([.hash, .json, .timings, .replacing])
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    if let shard {
      if let option = unsharedOption {
        throw RunError(
          .usage, "option '\(option)': a shard draws a part of a film, and merging writes the film")
      }
      return try await ShardRun.run(work, shard, on: terminal)
    }
    let output = try film.output(of: scene, on: terminal)
    async let libraries: Void = output.loadLibraries()
    var timings = Timings(stopwatch: terminal.stopwatch)
    let loaded = try load(on: terminal, &timings)
    await libraries
    try await film.produce(output, of: loaded, from: scene, after: timings, on: terminal)
    return .done
  }

  /// Reads the scene and its files; what is wrong with them is shown and ends the run.
  private func load(on terminal: Terminal, _ timings: inout Timings) throws(RunError) -> Film {
    let settings = try FilmSettings(film, terminal.environment)
    let opener = SceneOpener(terminal, input)
    let scene = try timings.measure(\.read) { () throws(RunError) in try opener.load(self.scene) }
    var diagnostics = scene.diagnostics
    let film = try timings.measure(\.decode) { () throws(RunError) in
      try RunError.inWords { () throws(FilmError) in
        try Film(of: scene, settings, into: &diagnostics)
      }
    }
    // Texts are left to 'check': they would have to be set once more.
    if film != nil { scene.document?.inspect(setting: nil, into: &diagnostics) }
    try terminal.show(diagnostics)
    guard let film else { throw .shown(diagnostics) }
    return film
  }
}
