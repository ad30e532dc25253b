import SegueCaseRuns
import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueReports

/// A folder of pages that is kept as its scenes are: what has not changed is not drawn again.
package struct PreviewFolder {
  /// The path of the folder, without a slash behind it.
  package let path: String
  private let studio: PreviewRenderer
  private(set) var site: PreviewSite
  private var known: [CasePlan: Known] = [:]
  private var slugs: [String] = []
  private var place: OutputPlace

  /// The facts known of a variant since it was drawn.
  private struct Known {
    let variant: PreviewedVariant
    let code: ExitCode
    let files: FileDigests
  }

  init(
    at path: String, of pages: [PreviewPlan], studio: PreviewRenderer, site: PreviewSite,
    place: OutputPlace
  ) throws(RunError) {
    self.place = place
    let name = path.reversed().drop { $0 == "/" }.reversed()
    self.path = name.isEmpty ? path : String(name)
    self.studio = studio
    self.site = site
    try reserve(pages)
    try RunError.inWords { () throws(FileError) in try OutputFolder.make(self.path + "/films") }
  }

  /// The page that leads to all others.
  package var index: String { "\(path)/index.html" }

  /// The files that the pages depend on.
  var files: Set<String> { Set(known.values.flatMap { $0.files.paths }) }

  /// The worst that came of the scenes.
  var code: ExitCode {
    known.values.map(\.code).max { $0.rawValue < $1.rawValue } ?? .done
  }

  /// Draws what has changed, and writes its pages; each file appears whole.
  ///
  /// - Returns: the scenes that were drawn.
  mutating func update(_ pages: [PreviewPlan]) async throws(RunError) -> [PreviewedScene] {
    var scenes: [PreviewedScene] = []
    var drawn: [PreviewedScene] = []
    let changed = try await draw(pages)
    for page in pages {
      let old = site.scenes.first { $0.slug == page.slug }
      var scene = PreviewedScene(
        name: page.name, slug: page.slug, file: page.variants[0].plan.scene, variants: [])
      var isNew = old == nil || old?.variants.count != page.variants.count
      for variant in page.variants {
        if changed.contains(variant.plan) { isNew = true }
        known[variant.plan].map { scene.variants.append($0.variant) }
      }
      // What cannot be drawn has nothing to be seen while it is turned.
      if site.isWatched, scene.variants.contains(where: { $0.film.film != nil }) {
        scene.tuning = page.tuningSheet(of: 0)?.panel
      }
      scene.edition = (old?.edition ?? 0) + (isNew ? 1 : 0)
      scenes.append(scene)
      if isNew { drawn.append(scene) }
    }
    let isSame = slugs == pages.map(\.slug)
    if drawn.isEmpty, isSame { return [] }
    forget(except: pages)
    site.scenes = scenes
    slugs = pages.map(\.slug)
    // A page that names its neighbors is written again when it gets others.
    for scene in isSame ? drawn : scenes {
      try write(site.page(of: scene), to: "\(scene.slug).html")
    }
    try write(site.index, to: "index.html")
    if site.isWatched { try write(site.versionScript, to: PreviewSite.versionFile) }
    site.edition += 1
    return drawn
  }

  private mutating func forget(except pages: [PreviewPlan]) {
    let plans = Set(pages.flatMap { $0.variants.map(\.plan) })
    known = known.filter { plans.contains($0.key) }
  }

  /// A variant whose files are not as they were.
  private struct Change {
    let variant: PreviewPlan.Variant
    /// The name of its film without the ending.
    let film: String
    /// Its files as they are now.
    let files: FileDigests
  }

  /// Draws the variants whose files have changed, writes their films, and returns them.
  private mutating func draw(_ pages: [PreviewPlan]) async throws(RunError) -> Set<CasePlan> {
    let changes = pages.flatMap { page in
      page.variants.enumerated().compactMap { change(of: $1, film: Self.film(page.slug, $0)) }
    }
    let studio = studio
    try await studio.drawAll(changes.map(\.variant.plan)) { (index, outcome) throws(RunError) in
      try keep(outcome, of: changes[index])
    }
    return Set(changes.map(\.variant.plan))
  }

  private func change(of variant: PreviewPlan.Variant, film: String) -> Change? {
    let known = known[variant.plan]
    let files = FileDigests(known?.files.paths ?? [variant.plan.scene])
    return known?.files == files ? nil : Change(variant: variant, film: film, files: files)
  }

  /// Writes the film of a variant that has been drawn.
  private mutating func keep(
    _ outcome: PreviewRenderer.Outcome, of change: Change
  ) throws(RunError) {
    let plan = change.variant.plan
    let film: PreviewOutcome<PreviewedFilm>
    switch outcome.take {
    case .film(let take):
      var previewed = take.film
      let name = "\(change.film).\(take.kind.fileExtension)"
      try write(take.bytes, to: name)
      previewed.media = take.media(at: name)
      film = .film(previewed)
    case .mistakes(let mistakes):
      try studio.terminal.tell(mistakes + "\n")
      film = .mistakes(mistakes)
    }
    // While a scene has mistakes, what it depended on before may be what is to be mended.
    let isBroken = outcome.code != .done
    let paths = outcome.files + (isBroken ? known[plan]?.files.paths ?? [] : [])
    known[plan] = Known(
      variant: PreviewedVariant(
        title: change.variant.title, command: plan.drawCommand, film: film),
      code: outcome.code, files: change.files.adding(paths))
  }

  // MARK: - Files

  /// Makes sure that no file of these pages takes the place of one that they are made of.
  private mutating func reserve(_ pages: [PreviewPlan]) throws(RunError) {
    try place.reserve(Self.names(of: pages).map { "\(path)/\($0)" })
  }

  /// The files of these pages, films of every kind among them.
  static func names(of pages: [PreviewPlan]) -> [String] {
    let films = pages.flatMap { page in
      page.variants.indices.flatMap { number in
        PreviewMedia.Kind.allCases.map { "\(film(page.slug, number)).\($0.fileExtension)" }
      }
    }
    return ["index.html", PreviewSite.versionFile] + pages.map { "\($0.slug).html" } + films
  }

  private static func film(_ slug: String, _ number: Int) -> String {
    "films/\(slug)\(number == 0 ? "" : "-\(number + 1)")"
  }

  private func write(_ text: String, to name: String) throws(RunError) {
    try write(Array(text.utf8), to: name)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(RunError) {
    if Task.isCancelled { throw .shown(.interrupted) }
    var place = place
    place.spare(RunFiles(reading: files).inputs)
    try place.save(bytes, to: "\(path)/\(name)")
  }
}

/// The contents of some files at one moment, to tell if one of them changes.
private struct FileDigests: Hashable {
  private var digests: [String: SHA256?] = [:]

  /// The largest file that is read; a larger one counts as missing.
  private static let limit = 256 << 20

  /// The files at these paths as they are now; one that is missing is known as such.
  init(_ paths: some Sequence<String>) {
    for path in paths { digests[path] = .some(Self.digest(of: path)) }
  }

  /// The paths.
  var paths: [String] { digests.keys.sorted() }

  /// The same files as they were, and others as they are now.
  func adding(_ paths: some Sequence<String>) -> FileDigests {
    var all = self
    for path in paths where all.digests[path] == nil {
      all.digests[path] = .some(Self.digest(of: path))
    }
    return all
  }

  private static func digest(of path: String) -> SHA256? {
    (try? InputFile.read(path, limit: limit)).map { SHA256(of: $0.bytes) }
  }
}
