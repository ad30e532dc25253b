import SegueVerification
import SegueTextSupport

/// The frames of a film, one above the other what was expected, what is, and what differs.
///
/// It is all there is without scripts; with them it becomes the strip below a player.
struct FilmSheet {
  private let film: ReportedFilm
  private let id: String
  private let name: String
  private let differing: Set<Int>

  /// The sheet of a film of `item`; `id` tells it from others on the page.
  init(_ film: ReportedFilm, of item: ReportedCase, id: String) {
    self.film = film
    self.id = id
    name = item.name
    differing = Set(item.result?.differingFrames ?? [])
  }

  var markup: Markup {
    let columns = film.frames.enumerated().map { column($1, at: $0) }
    let missing = film.addedCount - film.frames.count
    let note = missing > 0 ? " · \(film.frames.count) of \(film.addedCount) shown" : ""
    return """
      <section class="film" id="\(id)">
      <h3>\(film.title)<small>\(note)</small></h3>
      <div class="sheet" role="list" aria-label="\(film.title)">
      \(Markup(columns))</div>
      </section>

      """
  }

  private func column(_ frame: ReportedFrame, at index: Int) -> Markup {
    let pictures = Markup([
      picture("expected", frame.expected, of: frame), picture("actual", frame.actual, of: frame),
      picture("difference", frame.difference, of: frame),
    ])
    let number = frame.number.map { " data-frame=\"\($0)\"" } ?? ""
    let share = frame.share.map { $0.count > 0 ? "\($0)" : "as expected" } ?? ""
    let isDifferent = frame.differs || frame.number.map { differing.contains($0) } ?? false
    let state = isDifferent ? "differs" : "alike"
    return """
      <figure role="listitem" class="\(state)" id="\(id)-\(index)"\(Markup(trusted: number))>
      <figcaption><b>\(frame.label)</b> <span>\(share)</span></figcaption>
      \(pictures)</figure>

      """
  }

  private func picture(
    _ role: String, _ picture: ReportedPicture?, of frame: ReportedFrame
  ) -> Markup {
    guard let picture else { return .none }
    let data = Markup(trusted: "data:image/png;base64," + Base64(picture.png).text)
    return """
      <span class="\(role)"><i>\(role)</i><img width="\(picture.width)" height="\(picture.height)" \
      alt="\(role), \(frame.label) of \(name)" src="\(data)"/></span>

      """
  }
}
