package import SegueCaseRuns
package import SegueCommandLine
import SegueFarm
import SegueFarmVerbs
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueLocalServer
import SeguePreview
import SegueRaster
import SegueRendering
import SegueReports
import SegueTextSupport
package import SegueVideo

/// Make pages to look at scenes.
package struct PreviewVerb: Verb {
  package static let row = VerbRow(
    "preview", in: .draw, summary: "Make pages to look at scenes",
    details: """
      Makes a page for each scene: its film with a player that stands on every frame and plays up to \
      ten times slower, moments, what moves when, and the curves. The variants of a suite stand side \
      by side and play in step. Films are drawn as large as a page shows them, at most 1280 pixels \
      along an edge. Pages load nothing from elsewhere, and are readable without scripts. Each curve can be \
      copied as the code of a platform. With --watch, a page has sliders for the numbers of springs, for \
      delays, durations and staggers, and for variables, which redraw the film. What is transparent is seen before a \
      checkerboard.
      """,
    operands: [.cases],
    options: [
      .site, .singleFile, .watch, .port, .previewQuality, .filter, .set, .root, .reduceMotion,
      .mirrored,
      .jobs,
    ] + Option.sharing,
    examples: [
      Example("render preview scenes/ -o site/", "A page for each scene of a folder"),
      Example("render preview card.json --watch", "Tune a scene beside its open page"),
      Example("render preview suite.json --single-file -o preview.html", "One file to send"),
    ])

  /// The scenes, and their variants.
  package let cases: CaseRequest
  /// The folder of the pages, or the one page.
  package let output: String
  /// True if all goes into one page.
  package let isSingleFile: Bool
  /// True if the scenes are watched.
  package let isWatching: Bool
  /// The port of the server; nil for a free one.
  package let port: Int?
  /// Number of frames drawn at once.
  package let jobs: Int?
  /// Permitted difference of films from their frames.
  package let quality: MovieQuality
  /// The shard that is drawn; nil for all of it.
  let shard: ShardRequest?
  private let work: SharedWork

  package init(_ invocation: Invocation) {
    cases = CaseRequest(invocation)
    jobs = invocation.integer(.jobs)
    isSingleFile = invocation.isOn(.singleFile)
    isWatching = invocation.isOn(.watch)
    port = invocation.integer(.port)
    output = invocation.text(.site) ?? (isSingleFile ? "preview.html" : "preview")
    quality =
      invocation.choice(.previewQuality, of: MovieQuality.self)
      ?? (isWatching ? .draft : .standard)
    shard = ShardRequest(invocation)
    work = SharedWork(of: .preview, invocation: invocation, paths: invocation.operands)
  }

  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    try check()
    if let shard { return try await ShardRun.run(work, shard, on: terminal) }
    let studio = PreviewRenderer(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment),
      quality: quality, workers: jobs ?? HostMachine.current().processors)
    MovieCodec.loadLibraries()
    let request = PreviewRequest(cases: cases, output: output, isWatched: isWatching)
    if isSingleFile { return try await request.writePage(by: studio, on: terminal) }
    return try await request.write(by: studio, on: terminal) {
      (folder, pages) async throws(RunError) in
      guard isWatching else { return }
      let desk = TuningSession(studio: studio)
      await desk.show(pages)
      let server = try PreviewServer.started(for: folder, desk, at: port, on: terminal)
      let address = server?.address ?? folder.index.visible
      try terminal.write("watching \(pages.countWords): open \(address)\n")
      try await request.watch(&folder, desk, on: terminal)
    }
  }

  /// Refuses what contradicts itself.
  private func check() throws(RunError) {
    if port != nil, !isWatching {
      throw RunError(
        .usage, "option '--port': there is a server only while scenes are watched",
        hint: "add --watch")
    }
    if isSingleFile, isWatching {
      throw RunError(
        .usage, "option '--watch': a page that reloads itself needs files beside it",
        hint: "leave out --single-file while you watch")
    }
    let isPage = [".html", ".htm"].contains { output.lowercased().hasSuffix($0) }
    if isSingleFile, !isPage {
      throw RunError(
        .usage, "'\(output)' is no name for a page", hint: "name a file that ends in .html with -o")
    }
    if !isSingleFile, isPage {
      throw RunError(
        .usage, "'\(output)' is a page, and pages go into a folder",
        hint: "add --single-file for one page with everything in it")
    }
    if shard != nil, isSingleFile || isWatching {
      throw RunError(
        .usage, "option '--shard': shards make a folder of pages, once",
        hint: "leave out --single-file and --watch")
    }
    if cases.paths.contains(InputFile.standardInput) {
      throw RunError(
        .usage, "a scene from standard input has no page", hint: "save it to a file first")
    }
  }
}

extension Option {
  package static let site = Option(
    "output", short: "o", takes: .path(.outputFolder), called: "path", in: .output,
    summary: "Where the pages go",
    details: """
      A folder, which is made if it is not there, or with --single-file a file that ends in .html. \
      Without it the folder 'preview', or the file 'preview.html'.
      """)

  package static let singleFile = Option(
    "single-file", in: .output, summary: "Write one page with everything in it",
    details: """
      The page needs nothing beside it. Where it would exceed 25 MB, its films become smaller, and at \
      last some are left out, which it says.
      """)

  package static let watch = Option(
    "watch", in: .output, summary: "Draw again what is saved, until interrupted",
    details: """
      Scenes, their fragments and assets are watched. What is saved is drawn again, and pages that are \
      open reload themselves. Mistakes are shown in place of the film until they are mended. A server at \
      127.0.0.1 redraws what sliders say; its address holds a token, and nothing is written but the \
      pages: what you like is copied as lines of the scene. Ctrl-C ends it.
      """)

  package static let port = Option(
    "port", takes: .integer(1...65_535), called: "number", in: .output,
    summary: "The port of the server that redraws",
    details: "With --watch; a free one unless given.")
}
