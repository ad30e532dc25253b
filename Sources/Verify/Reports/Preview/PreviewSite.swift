import SegueTextSupport

/// Scenes as pages that people look at: films, and when and how everything in them moves.
///
/// Nothing on a page is loaded from anywhere but the folder it lies in, and everything is there to
/// be read without scripts.
public struct PreviewSite: Sendable {
  /// Title of the pages.
  public var title: String
  /// The program and its version.
  public var engine: String
  /// The scenes in their order.
  public var scenes: [PreviewedScene]
  /// Notice to the reader about all the scenes.
  public var notice: String?
  /// True if the pages check for newer editions of themselves.
  public var isWatched: Bool
  /// Edition of the page that leads to all others.
  public var edition = 1

  /// Pages about these scenes.
  public init(
    title: String, engine: String, scenes: [PreviewedScene] = [], isWatched: Bool = false
  ) {
    self.title = title
    self.engine = engine
    self.scenes = scenes
    self.isWatched = isWatched
  }

  /// The file that tells open pages of a site their newest versions.
  public static let versionFile = "version.js"

  /// The page that leads to all others.
  public var index: String {
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
  public func page(of scene: PreviewedScene) -> String {
    let place = scenes.firstIndex { $0.slug == scene.slug } ?? 0
    let before = place > 0 ? scenes[place - 1] : nil
    let after = place + 1 < scenes.count ? scenes[place + 1] : nil
    let body: Markup = """
      <body class="preview alone">
      <a class="skip" href="#scene">Skip to the film</a>
      <nav class="way" aria-label="Scenes">
      <a class="home" href="index.html">\(title)</a>
      <span class="neighbors">\(neighbor(before, "before", "prev"))\
      \(neighbor(after, "next", "next"))</span>\(live)
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
  public var singlePage: String {
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
  public var versionScript: String {
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

  private func neighbor(_ scene: PreviewedScene?, _ word: String, _ role: String) -> Markup {
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
