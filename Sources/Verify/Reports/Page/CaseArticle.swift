import SegueVerification

/// All about one film that is not as expected.
struct CaseArticle {
  private let item: ReportedCase
  private let number: Int

  init(_ item: ReportedCase, number: Int) {
    self.item = item
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
      \(otherFindings)
      \(DifferenceGraph(item, number: number).markup)
      \(Markup(films))
      \(CourseGraphs(item).markup)
      \(LayerTable(item).markup)
      \(CommandLine.markup([("Reproduce", item.reproduceCommand), ("Accept", item.acceptCommand)]))
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
    return parts.isEmpty ? .none : "<p class=\"particulars\">\(Markup(parts))</p>"
  }

  private var otherFindings: Markup {
    if item.messageLines.count > 1 {
      let lines = item.messageLines.map { Markup(escaping: $0).text }
      return "<pre>\(Markup(trusted: lines.joined(separator: "\n")))</pre>"
    }
    let items = item.findings.filter { $0 != item.sentence }.map { finding -> Markup in
      "<li><bdi>\(finding)</bdi></li>"
    }
    return items.isEmpty ? .none : "<ul class=\"findings\">\(Markup(items))</ul>"
  }
}
