/// All about one scene: its films in step, its moments, what moves when, and by which curves.
struct SceneSection {
  private let scene: PreviewedScene
  /// The level of its heading.
  private let level: Int

  init(_ scene: PreviewedScene, level: Int) {
    self.scene = scene
    self.level = level
  }

  var markup: Markup {
    let heading: Markup =
      level == 1
      ? "<h1 id=\"\(scene.slug)-name\"><bdi>\(scene.name)</bdi></h1>"
      : "<h2 id=\"\(scene.slug)-name\"><bdi>\(scene.name)</bdi></h2>"
    return """
      <article class="scene" id="\(scene.slug)" aria-labelledby="\(scene.slug)-name"\(data)>
      <header>\(heading)
      \(facts)</header>
      \(theatre)
      \(Markup(movementSheets))
      \(commands)
      </article>

      """
  }

  /// Data for the player.
  private var data: Markup {
    guard let longest = scene.films.max(by: { $0.frameCount < $1.frameCount }) else {
      return .none
    }
    return """
       data-frames="\(longest.frameCount)" data-rate="\(longest.rate)" \
      data-length="\(PreviewedFilm.words(longest.milliseconds))"
      """
  }

  private var facts: Markup {
    var parts: [Markup] = ["<code dir=\"ltr\">\(scene.file)</code>"]
    if let film = scene.films.first {
      parts.append("<span>\(PreviewedFilm.words(film.milliseconds)) ms</span>")
      parts.append("<span>\(film.frameCount) frames at \(film.rate) fps</span>")
      parts.append("<span>\(film.size.width) × \(film.size.height) px</span>")
    }
    return "<p class=\"particulars\">\(Markup(parts))</p>"
  }

  // MARK: - Films

  /// The films; where they can be tuned, they stay in sight beside the sliders.
  private var theatre: Markup {
    let screens: Markup = """
      <div class="screens" data-count="\(scene.variants.count)">
      \(Markup(scene.variants.map(screen)))</div>
      \(MarkRuler(scene.films).markup)
      """
    guard let tuning = scene.tuning else { return screens }
    return """
      <div class="theatre">
      \(screens)
      </div>
      \(TuningPanel(tuning, of: scene.slug).markup)
      """
  }

  private func screen(_ variant: PreviewedVariant) -> Markup {
    let caption: Markup =
      variant.title.isEmpty ? .none : "<figcaption><bdi>\(variant.title)</bdi></figcaption>"
    switch variant.film {
    case .success(let film):
      return """
        <figure class="screen">\(caption)\(face(of: film, of: variant))</figure>

        """
    case .failure(let mistakes):
      return """
        <figure class="screen mistakes">\(caption)<div role="alert"><b>This scene has \
        mistakes</b><pre dir="ltr">\(lines: mistakes.text)</pre></div></figure>

        """
    }
  }

  private func face(of film: PreviewedFilm, of variant: PreviewedVariant) -> Markup {
    let name = [scene.name, variant.title].filter { !$0.isEmpty }.joined(separator: ", ")
    let (width, height) = (film.size.width, film.size.height)
    guard let media = film.media else {
      return """
        <img class="reel" width="\(width)" height="\(height)" alt="\(name)" \
        src="\(film.poster.address)"/>
        """
    }
    switch media.kind {
    case .movie:
      return """
        <video class="reel" controls="" muted="" playsinline="" preload="auto" width="\(width)" \
        height="\(height)" data-frames="\(film.frameCount)" aria-label="\(name)" \
        src="\(media.address)"></video>
        """
    case .picture:
      return """
        <img class="reel moving" width="\(width)" height="\(height)" alt="\(name)" \
        data-frames="\(film.frameCount)" src="\(media.address)"/>
        """
    }
  }

  // MARK: - Below the films

  /// A sheet for each variant that moves differently from those before it.
  private var movementSheets: [Markup] {
    let films = scene.variants.compactMap { variant in
      (try? variant.film.get()).map { (title: variant.title, film: $0) }
    }
    var seen: [[PreviewedLane]] = []
    var sheets: [Markup] = films.map { MomentStrip($0.film, of: $0.title).markup }
    for (title, film) in films where !seen.contains(film.lanes) {
      seen.append(film.lanes)
      let isShared = films.allSatisfy { $0.film.lanes == film.lanes }
      sheets.append(MovementChart(film, of: isShared ? "" : title).markup)
      sheets.append(CurveSheet(film.curves).markup)
    }
    return sheets
  }

  private var commands: Markup {
    CommandLine.markup(
      scene.variants.map { variant in
        (variant.title.isEmpty ? "Draw it" : variant.title, variant.command)
      })
  }
}

extension Markup.StringInterpolation {
  /// A text of several lines, each escaped by itself.
  mutating func appendInterpolation(lines text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    appendInterpolation(Markup(lines.map { "\(String($0))\n" }))
  }
}
