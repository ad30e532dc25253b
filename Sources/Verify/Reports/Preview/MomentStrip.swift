/// Moments of a film side by side, each of which the player jumps to.
struct MomentStrip {
  private let film: PreviewedFilm
  private let title: String

  init(_ film: PreviewedFilm, of title: String) {
    self.film = film
    self.title = title
  }

  var markup: Markup {
    let label = title.isEmpty ? "Moments" : "Moments of \(title)"
    let heading: Markup = title.isEmpty ? "Moments" : "Moments <small><bdi>\(title)</bdi></small>"
    return """
      <section class="moments"><h3>\(heading)</h3>
      <div class="strip" role="list" aria-label="\(label)">
      \(Markup(film.moments.map(figure)))</div></section>

      """
  }

  private func figure(_ moment: PreviewedFilm.Moment) -> Markup {
    let time = "\(PreviewedFilm.words(moment.milliseconds)) ms"
    return """
      <figure role="listitem" data-frame="\(moment.frame)"><img loading="lazy" \
      width="\(film.size.width)" height="\(film.size.height)" alt="frame \(moment.frame)" \
      src="\(moment.picture.address)"/><figcaption>\(time)</figcaption></figure>

      """
  }
}
