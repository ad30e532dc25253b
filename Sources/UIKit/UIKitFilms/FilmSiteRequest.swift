import HeadlessUIKit
import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SeguePreview
import SegueRaster
import SegueRenderTool
import SegueTextSupport
import SegueVideo

/// A folder of pages with films of an app's code that is asked for.
struct FilmSiteRequest {
  private let path: String
  private let quality: MovieQuality
  private let jobs: Int?

  /// The options that count for a site.
  private static let options: [Option] = [.filmSite, .quality, .jobs]

  /// The request; `nil` where none is asked for.
  init?(_ invocation: Invocation) throws(RunError) {
    guard let path = invocation.text(.filmSite) else { return nil }
    let others = (Option.film + [.cost]).filter { !Self.options.contains($0) }
    if let other = invocation.firstGiven(others) {
      throw RunError(
        .usage, "option '\(other)': it says what becomes of one film",
        hint: "leave it out, or leave out '--site'")
    }
    let request = FilmRequest(invocation)
    (self.path, jobs) = (path, request.jobs)
    quality = request.givenQuality ?? .standard
  }

  /// Runs the code of all films, says what was found, and writes the pages.
  nonisolated func write(
    _ films: [TransitionFilm], by program: String, on terminal: Terminal
  ) async throws(RunError) -> ExitCode {
    let studio = PreviewRenderer(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment), quality: quality,
      workers: jobs ?? HostMachine.current().processors)
    var folder = try FilmFolder(at: path, title: "Films", studio: studio)
    MovieCodec.loadLibraries()
    var code = ExitCode.done
    for film in films {
      let recording = try await film.recorded(on: terminal)
      if !recording.findings.isEmpty { code = .findings }
      let settings = folder.settings
      let drawn = try RunError.inWords { () throws(FilmError) in
        try Film(recording.scene, files: recording.pictures, settings)
      }
      try await folder.add(
        drawn, of: recording.scene, called: film.name,
        from: film.screen?.place ?? program, by: "\(program) \(film.name.shellWord)")
    }
    try folder.finish()
    try terminal.write("\(films.count.counted("film")): open \(folder.index.visible)\n")
    return code
  }
}

extension Option {
  static let filmSite = Option(
    "site", takes: .path(.outputFolder), called: "folder", in: .output,
    summary: "Make all films, their stills, and pages to look at them",
    details: """
      A folder, which is made if it is not there. Controllers that were found have a film there only where there are \
      neither previews nor storyboards.
      """)
}
