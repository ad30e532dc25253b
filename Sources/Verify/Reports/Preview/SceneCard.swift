/// A scene on the page that leads to all scenes: a poster that plays when it is pointed at.
struct SceneCard {
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
    if let media = film.media, media.kind == .movie, !media.address.hasPrefix("data:") {
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
