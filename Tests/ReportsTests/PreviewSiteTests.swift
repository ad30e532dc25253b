import SegueReports
import Testing

@Suite struct PreviewSiteTests {
  /// A site in which every word is hostile.
  private static var site: PreviewSite {
    let words = SampleReport.hostile
    let picture = PreviewMedia(.picture, embedding: [1, 2, 3])
    var film = PreviewedFilm(
      media: PreviewMedia(.movie, embedding: [4]), poster: picture,
      moments: [.init(frame: 0, milliseconds: 0, picture: picture)], frameCount: 61, rate: words,
      milliseconds: 1000, size: (96, 64))
    film.marks = [.init(words, at: 500)]
    let bar = PreviewedMovement.Bar(250...750, way: words, manner: words)
    film.lanes = [
      PreviewedLane(layer: words, movements: [PreviewedMovement(property: words, bars: [bar])])
    ]
    film.curves = [
      PreviewedCurve(
        name: words, details: words + words, users: [words], milliseconds: 500,
        values: [0, 0.5, 1.1, 1])
    ]
    let variants = [
      PreviewedVariant(title: words, command: words, film: .film(film)),
      PreviewedVariant(title: words, command: words, film: .mistakes(words)),
    ]
    let scene = PreviewedScene(name: words, slug: "scene", file: words, variants: variants)
    var site = PreviewSite(title: words, engine: words, scenes: [scene], isWatched: true)
    site.notice = words
    return site
  }

  private static var pages: [String] {
    let site = site
    return [site.index, site.page(of: site.scenes[0]), site.singlePage]
  }

  @Test func `hostile words are words on every page`() {
    for page in Self.pages {
      #expect(page.ranges(of: "</script>").count == 1)
      #expect(page.ranges(of: "<img").count == page.ranges(of: "<img ").count)
      #expect(!page.contains("<img src"))
      #expect(!page.contains("\u{202E}"))
      #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(!page.contains(" style="))
      let addresses = page.ranges(of: "://").count
      #expect(addresses == page.ranges(of: "http://www.w3.org/2000/svg").count)
    }
  }

  @Test func `movements stand where they are in time, and marks too`() {
    let page = Self.pages[1]
    #expect(
      page.contains(">0<tspan class=\"unit\"> ms</tspan></text><text class=\"odd\" x=\"20.00%\""))
    #expect(page.contains("<rect x=\"25.00%\" width=\"50.00%\""))
    #expect(page.contains("<line x1=\"50.00%\" x2=\"50.00%\""))
    #expect(page.contains("M 0 120 L "))
  }

  @Test func `a way that is gone twice is told once`() {
    var film = PreviewedFilm(
      media: nil, poster: PreviewMedia(.picture, embedding: [1]), moments: [], frameCount: 61,
      rate: "60", milliseconds: 1000, size: (96, 64))
    let bars = [0.0...200, 400...600, 700...900].enumerated().map { index, span in
      PreviewedMovement.Bar(span, way: index == 2 ? "1 → 0.8" : "0.8 → 1", manner: "linear")
    }
    film.lanes = [
      PreviewedLane(layer: "card", movements: [PreviewedMovement(property: "scale", bars: bars)])
    ]
    let variant = PreviewedVariant(title: "", command: "", film: .film(film))
    let scene = PreviewedScene(name: "card", slug: "card", file: "", variants: [variant])
    let page = PreviewSite(title: "", engine: "", scenes: [scene]).page(of: scene)
    #expect(page.contains("<bdi>0.8 → 1, 1 → 0.8</bdi>"))
  }

  @Test func `a page that is watched knows its edition, and a whole one looks nowhere`() {
    let site = Self.site
    #expect(site.versionScript == "segueVersions({\"index\":1,\"scene\":1});\n")
    #expect(Self.pages[1].contains("data-page=\"scene\" data-edition=\"1\""))
    #expect(!Self.pages[2].contains("data-page="))
    #expect(Self.pages[2].contains("img-src data:; media-src data:;"))
  }
}
