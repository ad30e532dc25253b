import SegueTextSupport
import SegueVerification

/// All about one film that is not as expected, or whose movement was measured, and the names of those that changed
/// alike.
struct CaseArticle {
  private let item: ReportedCase
  private let others: [String]
  private let number: Int

  init(_ group: CaseGroup, number: Int) {
    item = group.shown
    others = group.others
    self.number = number
  }

  var markup: Markup {
    let films = item.films.enumerated().map { index, film in
      FilmSheet(film, of: item, id: "case-\(number)-film-\(index + 1)").markup
    }
    return """
      <article class="case \(item.outcome.rawValue)" id="case-\(number)" \
      data-rate="\(rate)" aria-labelledby="name-\(number)">
      <header>
      <p class="outcome">\(item.outcome.words)</p>
      <h2 id="name-\(number)"><bdi>\(item.title ?? item.name)</bdi></h2>
      \(particulars)
      </header>
      <p class="verdict"><bdi>\(ReportHeader.capitalized(item.sentence))</bdi></p>
      \(otherFindings)\(alike)
      \(DifferenceGraph(item, number: number).markup)
      \(Markup(films))
      \(CourseGraphs(item).markup)\(MovementGraphs(item).markup)
      \(LayerTable(item).markup)
      \(CommandList.markup([("Reproduce", item.reproduceCommand), ("Accept", item.acceptCommand)]))
      </article>

      """
  }

  /// Frames per second, for the player.
  private var rate: String { item.rate ?? "60" }

  private var particulars: Markup {
    var parts: [Markup] = []
    if item.title != nil { parts.append("<bdi>\(item.name)</bdi>") }
    if let place = item.place { parts.append("<code dir=\"ltr\">\(place.description)</code>") }
    if let count = item.frameCount { parts.append("<span>\(count) frames</span>") }
    if let judgement = item.result?.judgement {
      parts.append("<span>judged \(judgement.words)</span>")
    }
    if let time = item.milliseconds { parts.append("<span>\(time) ms</span>") }
    if let magnitude = item.result?.magnitude {
      parts.append("<span>\(magnitude.worstWords)</span>")
    }
    return parts.isEmpty ? .none : "<p class=\"particulars\">\(Markup(parts))</p>"
  }

  /// The films that changed in the same way.
  private var alike: Markup { .others(others, titled: "The same change") }

  private var otherFindings: Markup {
    if item.messageLines.count > 1 {
      let lines = item.messageLines.map { Markup(escaping: $0).text }
      return "<pre>\(Markup(trusted: lines.joined(separator: "\n")))</pre>"
    }
    let reasons = (item.result?.reasons ?? []).dropFirst()
    let remarks = (item.result?.remarks ?? []).map { "note: \($0)" }
    let others = item.findings.filter { $0 != item.sentence } + reasons + remarks
    let items = others.map { finding -> Markup in
      "<li><bdi>\(finding)</bdi></li>"
    }
    return items.isEmpty ? .none : "<ul class=\"findings\">\(Markup(items))</ul>"
  }
}

/// The layers that differ: who, from when on, in which frames, and what.
private struct LayerTable {
  private let item: ReportedCase

  /// The number of layers that are listed.
  private static let limit = 40

  init(_ item: ReportedCase) {
    self.item = item
  }

  var markup: Markup {
    let changes = item.layerChanges
    if changes.isEmpty { return .none }
    let rows = changes.prefix(Self.limit).map(row)
    let more = changes.count - rows.count
    let note: Markup = more > 0 ? "<p class=\"note\">\(more) more differ</p>" : .none
    return """
      <div class="layers"><table>
      <thead><tr><th>layer</th><th class="number">first frame</th>\
      <th class="number">frames</th><th>when</th><th>where it differs most</th></tr></thead>
      <tbody>
      \(Markup(rows))</tbody></table>\(note)</div>
      """
  }

  private func row(_ change: LayerChange) -> Markup {
    """
    <tr><th scope="row"><bdi>\(change.layer)</bdi></th><td class="number">\(change.frame) <small>\(change.start.words)</small></td>\
    <td class="number">\(change.frameCount)</td><td>\(lane(of: change))</td>\
    <td><bdi>\(change.changeWords())</bdi></td></tr>

    """
  }

  /// The frames in which a layer differs, as a line.
  private func lane(of change: LayerChange) -> Markup {
    guard let count = item.frameCount, count > 0 else { return .none }
    let runs = item.differingFrames(of: change.layer).prefix(200).map { run -> Markup in
      "<rect x=\"\(run.first)\" y=\"0\" width=\"\(run.count)\" height=\"1\"/>"
    }
    return """
      <svg class="lane" viewBox="0 0 \(count) 1" preserveAspectRatio="none" aria-hidden="true">\
      \(Markup(runs))</svg>
      """
  }
}

/// The frames of a film, one above the other what was expected, what is, and what differs.
///
/// It is all there is without scripts; with them it becomes the strip below a player.
private struct FilmSheet {
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
    let data = Markup(trusted: picture.dataURL)
    return """
      <span class="\(role)"><i>\(role)</i><img width="\(picture.width)" height="\(picture.height)" \
      alt="\(role), \(frame.label) of \(name)" src="\(data)"/></span>

      """
  }
}
