import SegueNavigationGraph
import SegueTextSupport

/// Scenes as pages that people look at: films, and when and how everything in them moves.
///
/// Nothing on a page is loaded from anywhere but the folder it lies in, and everything is there to
/// be read without scripts.
package struct PreviewSite: Sendable {
  /// Title of the pages.
  package var title: String
  /// The program and its version.
  package var engine: String
  /// The scenes in their order.
  package var scenes: [PreviewedScene]
  /// Notice to the reader about all the scenes.
  package var notice: String?
  /// True if the pages check for newer editions of themselves.
  package var isWatched: Bool
  /// Edition of the page that leads to all others.
  package var edition = 1

  /// Pages about these scenes.
  package init(
    title: String, engine: String, scenes: [PreviewedScene] = [], isWatched: Bool = false
  ) {
    self.title = title
    self.engine = engine
    self.scenes = scenes
    self.isWatched = isWatched
  }

  /// The file that tells open pages of a site their newest versions.
  package static let versionFile = "version.js"

  /// The page that leads to all others.
  package var index: String {
    let body: Markup = """
      <body class="preview">
      <a class="skip" href="#scenes">Skip to the scenes</a>
      \(header)
      <main id="scenes" class="cards">
      \(cards { "\($0.slug).html" })</main>
      \(map)\(footer)
      """
    return PreviewDocument(title: title, edition: isWatched ? ("index", edition) : nil).text(body)
  }

  /// The page of one scene.
  package func page(of scene: PreviewedScene) -> String {
    let place = scenes.firstIndex { $0.slug == scene.slug } ?? 0
    let before = place > 0 ? scenes[place - 1] : nil
    let after = place + 1 < scenes.count ? scenes[place + 1] : nil
    let body: Markup = """
      <body class="preview alone">
      <a class="skip" href="#scene">Skip to the film</a>
      <nav class="way" aria-label="Scenes">
      <a class="home" href="index.html">\(title)</a>
      <span class="neighbors">\(neighbor(before, word: "before", role: "prev"))\
      \(neighbor(after, word: "next", role: "next"))</span>\(live)
      </nav>
      <main id="scene">
      \(SceneSection(scene, level: 1).markup)
      </main>
      \(footer)
      """
    return PreviewDocument(
      title: "\(scene.name) · \(title)", edition: isWatched ? (scene.slug, scene.edition) : nil
    ).text(body)
  }

  /// All scenes as one page that needs nothing beside it.
  package var singlePage: String {
    let sections = scenes.map { SceneSection($0, level: 2).markup }
    let body: Markup = """
      <body class="preview whole">
      <a class="skip" href="#scenes">Skip to the scenes</a>
      \(header)
      <nav class="cards" aria-label="Scenes">
      \(cards { "#\($0.slug)" })</nav>
      <main id="scenes">
      \(Markup(sections))</main>
      \(map)\(footer)
      """
    return PreviewDocument(title: title, edition: nil, isWhole: true).text(body)
  }

  /// Script in ``versionFile`` with the editions of these pages.
  package var versionScript: String {
    let members = [("index", edition)] + scenes.map { ($0.slug, $0.edition) }
    let words = members.map { "\"\($0)\":\($1)" }
    return "segueVersions({\(words.joined(separator: ","))});\n"
  }

  // MARK: - Parts

  /// The map of the screens, where people go from one to another.
  private var map: Markup { MapSection(scenes)?.markup ?? .none }

  private var live: Markup {
    isWatched
      ? "<span class=\"live\" title=\"Reloads when the scene is saved\">live</span>" : .none
  }

  private var header: Markup {
    let count = scenes.count
    let note = notice.map { "<p class=\"notice\">\($0)</p>" as Markup } ?? .none
    return """
      <header class="top">
      <p class="title">\(count.counted("scene"))\(live)</p>
      <h1><bdi>\(title)</bdi></h1>
      \(note)
      </header>
      """
  }

  private func cards(_ address: (PreviewedScene) -> String) -> Markup {
    Markup(scenes.map { SceneCard($0, leadingTo: address($0)).markup })
  }

  private func neighbor(_ scene: PreviewedScene?, word: String, role: String) -> Markup {
    guard let scene else { return .none }
    let arrow = role == "prev" ? "←" : "→"
    let words: Markup =
      role == "prev"
      ? "\(arrow) <bdi>\(scene.name)</bdi>" : "<bdi>\(scene.name)</bdi> \(arrow)"
    return "<a rel=\"\(role)\" href=\"\(scene.slug).html\" title=\"the scene \(word)\">\(words)</a>"
  }

  private var footer: Markup {
    """
    <footer>
    <p>\(engine)<span class="keys-hint">Press <kbd>?</kbd> for keys</span></p>
    </footer>
    """
  }
}

/// A scene on the page that leads to all scenes: a poster that plays when it is pointed at.
private struct SceneCard {
  private let scene: PreviewedScene
  private let address: String

  init(_ scene: PreviewedScene, leadingTo address: String) {
    self.scene = scene
    self.address = address
  }

  var markup: Markup {
    """
    <a class="card\(scene.isBroken ? " broken" : "")" href="\(address)">
    <span class="poster">\(face)</span>
    <span class="name"><bdi>\(scene.name)</bdi></span>
    <span class="summary">\(scene.summary)</span>
    </a>

    """
  }

  private var face: Markup {
    guard let film = scene.films.first else {
      return "<span class=\"mistake\">has mistakes</span>"
    }
    let (width, height) = (film.size.width, film.size.height)
    let poster = Markup(escaping: film.poster.address)
    // A page with everything in it names films once, where they are played.
    if let media = film.media, media.kind != .picture, !media.address.hasPrefix("data:") {
      return """
        <video muted="" loop="" playsinline="" preload="none" tabindex="-1" width="\(width)" \
        height="\(height)" poster="\(poster)" src="\(media.address)" aria-hidden="true"></video>
        """
    }
    return """
      <img width="\(width)" height="\(height)" loading="lazy" alt="" src="\(poster)"/>
      """
  }
}

/// The map of all screens that the scenes of a site show: the picture, and what is missing in it.
private struct MapSection {
  private let map: NavigationGraph

  /// The map of these scenes; `nil` where nobody goes from one screen to another.
  init?(_ scenes: [PreviewedScene]) {
    var map = NavigationGraph()
    for scene in scenes {
      // Variants of a scene walk the same ways.
      guard let film = scene.variants.first?.film.film, let own = film.map else { continue }
      map.add(own)
    }
    guard !map.walks.isEmpty else { return nil }
    self.map = map
  }

  var markup: Markup {
    let ways = map.ways
    return """
      <section class="map" aria-labelledby="map">
      <h2 id="map">Map of screens</h2>
      <p>\(map.screens.count.counted("screen")), \(ways.count.counted("way"))</p>
      <div class="sheet" tabindex="0">\(Markup(trusted: map.svg))</div>
      \(findings)
      </section>

      """
  }

  private var findings: Markup {
    let found = map.findings
    guard !found.isEmpty else { return .none }
    let items = found.map {
      "<li>\($0.message)\(place($0)) <span class=\"hint\">\($0.hint)</span></li>" as Markup
    }
    return """
      <details><summary>\(found.count.counted("gap or contradiction", "gaps and contradictions"))\
      </summary><ul>\(Markup(items))</ul></details>
      """
  }

  private func place(_ finding: NavigationFinding) -> Markup {
    finding.place.map { " <code>\($0)</code>" } ?? .none
  }
}

/// Document around the body of each page of a preview: the style, the script, and what neither may do.
private struct PreviewDocument {
  let title: String
  /// The name by which the page finds its newest edition, and which one it is; nothing for a page
  /// that stays as it is.
  let edition: (name: String, number: Int)?
  /// True if the page contains everything that it shows.
  var isWhole = false

  /// The document around a body that is not closed.
  func text(_ body: Markup) -> String {
    let head = head
    let state =
      edition.map { " data-page=\"\($0.name)\" data-edition=\"\($0.number)\"" as Markup } ?? .none
    return """
      <!DOCTYPE html>
      <html lang="en"\(state.text)>
      \(head.text)
      \(body.text)
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Only a page that is watched can be tuned.
  private var style: String { edition == nil ? Self.style : Self.tuningStyle }
  private var script: String { edition == nil ? Self.script : Self.tuningScript }

  private static let style = PageAssets.style + PageAssets.previewStyle
  private static let script = PageAssets.previewScript
  private static let tuningStyle = style + PageAssets.tuningStyle
  private static let tuningScript = script + PageAssets.tuningScript
  private static let digests = [style, script, tuningStyle, tuningScript].reduce(into: [:]) {
    $0[$1] = PageAssets.digest(of: $1)
  }

  private var head: Markup {
    // A page that lies in a folder has no origin; its own files are those of the scheme.
    let beside = edition == nil ? "" : " 'self' file:"
    let media = isWhole ? "data:" : "data: 'self' file:"
    // What a server redraws comes as bytes.
    let redrawn = edition == nil ? "" : " blob:"
    let asked = edition == nil ? "" : "connect-src 'self'; "
    // Browsers ask every server for an icon.
    let icon: Markup = edition == nil ? .none : "<link rel=\"icon\" href=\"data:,\"/>\n"
    let policy =
      "\(asked)img-src \(media)\(redrawn); media-src \(media)\(redrawn); "
      + "style-src '\(Self.digests[style] ?? "")'; "
      + "script-src '\(Self.digests[script] ?? "")'\(beside)"
    return PageHead(title: "\(title)", policy: policy, style: style, links: icon).markup
  }
}
