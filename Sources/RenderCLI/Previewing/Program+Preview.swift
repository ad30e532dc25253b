import SegueFiles
import SegueMediaCoding
import SegueOutputs
import SegueRaster
import SegueReports
import SegueWords

extension Program {
  /// Makes pages to look at scenes.
  func preview(_ request: PreviewRequest, on terminal: Terminal) async throws(Failure) -> ExitCode {
    try request.check()
    let plans = try CaseFinder(request.cases, terminal).plans
    let pages = PreviewPlan.pages(of: plans)
    let files = CaseFiles(plans, terminal)
    var place = OutputPlace(inputs: files.sources.union(files.goldens))
    let studio = PreviewStudio(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment),
      quality: request.quality, workers: request.jobs ?? Machine.current().processors)
    let site = PreviewSite(
      title: request.title, engine: "segue \(Program.version)", isWatched: request.isWatching)
    MovieCodec.loadLibraries()
    if request.isSingleFile {
      try place.reserve([request.output])
      var page = PreviewPage(pages, studio, site)
      try place.save(try await page.text(), to: request.output)
      try terminal.write("\(pages.countWords): open \(request.output.visible)\n")
      return page.code
    }
    var folder = try PreviewFolder(request.output, studio, site, pages, place)
    _ = try await folder.update(pages)
    if request.isWatching {
      try terminal.write("watching \(pages.countWords): open \(folder.index.visible)\n")
      try await watch(request, &folder, on: terminal)
    }
    try terminal.write("\(pages.countWords): open \(folder.index.visible)\n")
    return folder.code
  }

  /// How often it is asked whether something has been saved.
  private static let pause = Duration.milliseconds(20)
  /// How long after the first word of a change others are waited for: a save is several.
  private static let patience = Duration.milliseconds(10)
  /// How often files are looked at even if nothing is heard of them: some file systems say nothing.
  private static let interval = Duration.seconds(1)

  /// Draws again what is saved, until the process is asked to end.
  private func watch(
    _ request: PreviewRequest, _ folder: inout PreviewFolder, on terminal: Terminal
  ) async throws(Failure) -> Never {
    var watch = FolderWatch()
    var lastLook = stopwatch.now()
    var lastMistake: Failure?
    while true {
      watch?.add(foldersOf: folder.files)
      for path in request.cases.paths { watch?.add(foldersOf: [path, path + "/any"]) }
      try await sleep(Self.pause)
      let hasNews = watch?.hasNews() ?? false
      guard hasNews || stopwatch.now() - lastLook >= Self.interval else { continue }
      if hasNews { try await sleep(Self.patience) }
      let start = stopwatch.now()
      do throws(Failure) {
        let pages = PreviewPlan.pages(of: try CaseFinder(request.cases, terminal.silent).plans)
        let scenes = try await folder.update(pages)
        let time = (stopwatch.now() - start).wholeMilliseconds
        if !scenes.isEmpty {
          let names = scenes.map(\.name.visible).joined(separator: ", ")
          try terminal.write("\(names): drawn in \(time) ms\n")
        }
        lastMistake = nil
      } catch {
        guard error.code == .invalidData || error.code == .missingInput else { throw error }
        if error != lastMistake { try terminal.report(error) }
        lastMistake = error
      }
      lastLook = stopwatch.now()
    }
  }

  private func sleep(_ time: Duration) async throws(Failure) {
    do {
      try await Task.sleep(for: time)
    } catch {
      throw .shown(.interrupted)
    }
  }
}

extension PreviewRequest {
  /// Refuses what contradicts itself.
  fileprivate func check() throws(Failure) {
    if isSingleFile, isWatching {
      throw Failure(
        .usage, "option '--watch': a page that reloads itself needs files beside it",
        hint: "leave out --single-file while you watch")
    }
    let isPage = [".html", ".htm"].contains { output.lowercased().hasSuffix($0) }
    if isSingleFile, !isPage {
      throw Failure(
        .usage, "'\(output)' is no name for a page", hint: "name a file that ends in .html with -o")
    }
    if !isSingleFile, isPage {
      throw Failure(
        .usage, "'\(output)' is a page, and pages go into a folder",
        hint: "add --single-file for one page with everything in it")
    }
    if cases.paths.contains(InputFile.standardInput) {
      throw Failure(
        .usage, "a scene from standard input has no page", hint: "save it to a file first")
    }
  }

  /// What the pages are about.
  fileprivate var title: String {
    guard cases.paths.count == 1, let name = cases.paths[0].split(separator: "/").last, name != "."
    else { return "Preview" }
    let parts = name.split(separator: ".")
    let endings: Set<Substring> = ["json", "json5", "suite"]
    let words = parts.prefix { !endings.contains($0) }.joined(separator: ".")
    return words.isEmpty ? String(name) : words
  }
}

extension [PreviewPlan] {
  fileprivate var countWords: String { count.counted("scene") }
}

extension Terminal {
  /// A terminal that says nothing, for what has been said before.
  fileprivate var silent: Terminal {
    Terminal(
      console: Console(
        input: console.input, output: { _ in }, error: { _ in }),
      environment: environment, preferences: preferences)
  }
}
