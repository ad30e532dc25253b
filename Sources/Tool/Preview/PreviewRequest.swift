package import SegueCaseRuns
package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueRendering
import SegueReports
import SegueTextSupport

/// Pages that are asked for: of which scenes, and where they go.
package struct PreviewRequest {
  let cases: CaseRequest
  /// The folder of the pages, or the one page.
  let output: String
  /// True if the pages are watched while they are open.
  var isWatched = false

  package init(cases: CaseRequest, output: String, isWatched: Bool = false) {
    self.cases = cases
    self.output = output
    self.isWatched = isWatched
  }

  /// Writes a folder of pages.
  ///
  /// - Parameter meanwhile: called with the folder once its pages are there.
  package func write(
    by studio: PreviewRenderer, on terminal: Terminal,
    meanwhile: (inout PreviewFolder, [PreviewPlan]) async throws(RunError) -> Void = { _, _ in }
  ) async throws(RunError) -> ExitCode {
    let (pages, place) = try look(on: terminal)
    var folder = try PreviewFolder(
      at: output, of: pages, studio: studio, site: site, place: place)
    _ = try await folder.update(pages)
    try await meanwhile(&folder, pages)
    try terminal.write("\(pages.countWords): open \(folder.index.visible)\n")
    return folder.code
  }

  /// Writes one page with everything in it.
  package func writePage(
    by studio: PreviewRenderer, on terminal: Terminal
  ) async throws(RunError) -> ExitCode {
    var (pages, place) = try look(on: terminal)
    try place.reserve([output])
    var page = PreviewPage(of: pages, studio: studio, site: site)
    try place.save(try await page.text(), to: output)
    try terminal.write("\(pages.countWords): open \(output.visible)\n")
    return page.code
  }

  /// Finds the scenes, and where pages may go without taking the place of what they are made of.
  private func look(
    on terminal: Terminal
  ) throws(RunError) -> (pages: [PreviewPlan], place: OutputPlace) {
    let plans = try CaseFinder(cases, terminal).plans
    let files = CaseFiles(plans, terminal)
    return (
      PreviewPlan.pages(of: plans),
      OutputPlace(inputs: files.sources.union(files.goldens))
    )
  }

  private var site: PreviewSite {
    PreviewSite(title: title, engine: Engine.name, isWatched: isWatched)
  }

  /// The title of the pages.
  private var title: String {
    guard cases.paths.count == 1, let name = cases.paths[0].split(separator: "/").last, name != "."
    else { return "Preview" }
    let parts = name.split(separator: ".")
    let endings: Set<Substring> = ["json", "json5", "suite"]
    let words = parts.prefix { !endings.contains($0) }.joined(separator: ".")
    return words.isEmpty ? String(name) : words
  }
}

extension [PreviewPlan] {
  /// The number of scenes, in words.
  package var countWords: String { count.counted("scene") }
}
