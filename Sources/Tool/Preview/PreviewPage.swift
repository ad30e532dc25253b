import SegueCaseRuns
import SegueCommandLine
import SegueReports
import SegueTextSupport

/// All scenes in one page, which stays within a budget.
struct PreviewPage {
  private var studio: PreviewRenderer
  private var site: PreviewSite
  private let pages: [PreviewPlan]
  private(set) var code = ExitCode.done

  /// The most bytes of the page.
  private static let budget = 25 << 20
  /// The most pixels of a film along an edge: as many as pages show, or fewer where they are too much.
  private static let sides = [1280.0, 960, 720, 540, 400]

  init(of pages: [PreviewPlan], studio: PreviewRenderer, site: PreviewSite) {
    self.pages = pages
    self.studio = studio
    self.site = site
  }

  /// Draws the films, smaller ones if the page would be too large, and returns the page.
  mutating func text() async throws(RunError) -> String {
    var size = 0
    for (step, side) in Self.sides.enumerated() {
      // Films shrink at least in proportion to their edges; where even that is not enough, the size is
      // not worth trying.
      let last = step == Self.sides.count - 1
      let isHopeless =
        step > 0 && Double(size) * side * side > Double(Self.budget) * 3 * 1280 * 1280
      if isHopeless && !last { continue }
      studio.side = side
      try await draw(tellsMistakes: step == 0)
      if step > 0 {
        site.notice = "\(Self.reason), films have at most \(Int(side)) pixels along an edge."
      }
      let page = site.singlePage
      if step == 0 { size = page.utf8.count }
      if page.utf8.count <= Self.budget { return page }
    }
    return withoutLargestFilms()
  }

  private static let reason = "To keep this page within 25 MB"

  /// Draws all variants into the page.
  private mutating func draw(tellsMistakes: Bool) async throws(RunError) {
    var scenes = pages.map { page in
      PreviewedScene(
        name: page.name, slug: page.slug, file: page.variants[0].plan.scene, variants: [])
    }
    let variants = pages.enumerated().flatMap { page in
      page.element.variants.map { (page: page.offset, variant: $0) }
    }
    let studio = studio
    try await studio.drawAll(variants.map(\.variant.plan)) { (index, outcome) throws(RunError) in
      let (page, variant) = variants[index]
      if outcome.code.rawValue > code.rawValue { code = outcome.code }
      let film = outcome.take.map { take in
        var film = take.film
        film.media = PreviewMedia(take.kind, embedding: take.bytes)
        return film
      }
      if case .mistakes(let text) = film, tellsMistakes {
        try studio.terminal.tell(text + "\n")
      }
      scenes[page].variants.append(
        PreviewedVariant(title: variant.title, command: variant.plan.drawCommand, film: film))
    }
    site.scenes = scenes
  }

  /// Leaves out films, the largest first, until the page is within its budget.
  private mutating func withoutLargestFilms() -> String {
    var count = 0
    while site.removeLargestFilm() {
      count += 1
      site.notice =
        "\(Self.reason), films have at most \(Int(studio.side)) pixels along an edge, and "
        + count.counted("is a picture.", "are pictures.")
      let page = site.singlePage
      if page.utf8.count <= Self.budget { return page }
    }
    return site.singlePage
  }
}

extension PreviewSite {
  /// Leaves out the film with the most bytes; false if none is left.
  fileprivate mutating func removeLargestFilm() -> Bool {
    var largest: (scene: Int, variant: Int, bytes: Int)?
    for (number, scene) in scenes.enumerated() {
      for (place, variant) in scene.variants.enumerated() {
        guard let media = variant.film.film?.media else { continue }
        if media.byteCount > largest?.bytes ?? -1 { largest = (number, place, media.byteCount) }
      }
    }
    guard let (scene, variant, _) = largest else { return false }
    scenes[scene].variants[variant].film = scenes[scene].variants[variant].film.map { film in
      var film = film
      film.media = nil
      return film
    }
    return true
  }
}
