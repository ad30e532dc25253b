import SegueTextSupport

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
    case .film(let film):
      return """
        <figure class="screen">\(caption)\(face(of: film, of: variant))</figure>

        """
    case .mistakes(let text):
      return """
        <figure class="screen mistakes">\(caption)<div role="alert"><b>This scene has \
        mistakes</b><pre dir="ltr">\(lines: text)</pre></div></figure>

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
    case .movie, .transparentMovie:
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
      variant.film.film.map { (title: variant.title, film: $0) }
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
    CommandList.markup(
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

/// Moments of a film side by side, each of which the player jumps to.
private struct MomentStrip {
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

/// Chart of the layers' movements: a row for each property of a layer, a bar for each of its movements.
private struct MovementChart {
  private let film: PreviewedFilm
  private let title: String

  /// The number of rows at most.
  private static let limit = 160

  init(_ film: PreviewedFilm, of title: String) {
    self.film = film
    self.title = title
  }

  var markup: Markup {
    let heading: Markup =
      title.isEmpty ? "What moves when" : "What moves when <small><bdi>\(title)</bdi></small>"
    if film.lanes.isEmpty {
      return """
        <section class="chart"><h3>\(heading)</h3><p class="note">Nothing moves.</p></section>
        """
    }
    var rows: [Markup] = []
    for (number, lane) in film.lanes.enumerated() where rows.count < Self.limit {
      for (index, movement) in lane.movements.enumerated() {
        rows.append(row(movement, of: index == 0 ? lane.layer : "", hue: number % 6))
      }
    }
    return """
      <section class="chart"><h3>\(heading)</h3>
      <div class="lanes"><div class="overlay" aria-hidden="true"><div class="clock">\
      \(grid)<i class="playhead"></i></div></div>
      <table><thead><tr><th scope="col">layer</th><th scope="col">property</th>\
      <th scope="col" class="time">\(axis)</th><th scope="col">from, to and how</th></tr></thead>
      <tbody>
      \(Markup(rows))</tbody></table></div>\(rest(behind: rows.count))</section>

      """
  }

  private func row(_ movement: PreviewedMovement, of layer: String, hue: Int) -> Markup {
    let times = movement.bars.map(Self.times(of:)).joined(separator: ", ")
    let head: Markup =
      layer.isEmpty ? "<th scope=\"row\"></th>" : "<th scope=\"row\"><bdi>\(layer)</bdi></th>"
    return """
      <tr class="hue\(hue)\(layer.isEmpty ? "" : " first")">\(head)<td>\(movement.property)</td>\
      <td class="time"><svg class="bars" role="img" aria-label="\(times)">\
      \(Markup(movement.bars.map(bar)))</svg></td>\
      <td class="how">\(how(movement))</td></tr>

      """
  }

  /// From where to where, one way after the other.
  private func how(_ movement: PreviewedMovement) -> Markup {
    let ways = movement.bars.map(\.way)
      .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }.joined(separator: ", ")
    let manners = Set(movement.bars.map(\.manner))
    let manner: Markup = manners.count == 1 ? " <span>\(movement.bars[0].manner)</span>" : .none
    let all = movement.bars.map(Self.words(of:)).joined(separator: "\n")
    return "<span class=\"all\" title=\"\(all)\"><bdi>\(ways)</bdi>\(manner)</span>"
  }

  private func bar(_ bar: PreviewedMovement.Bar) -> Markup {
    let span = bar.span
    let start = Share.percent(span.lowerBound, of: film.milliseconds)
    let length = Share.percent(span.upperBound - span.lowerBound, of: film.milliseconds)
    let title: Markup = "<title>\(Self.words(of: bar))</title>"
    // A movement that takes no time is seen as a point.
    if span.lowerBound == span.upperBound {
      return "<circle cx=\"\(start)\" cy=\"50%\" r=\"3.5\">\(title)</circle>"
    }
    return """
      <rect x="\(start)" width="\(length)" y="5" height="10" rx="3">\(title)</rect>
      """
  }

  private static func times(of bar: PreviewedMovement.Bar) -> String {
    "\(PreviewedFilm.words(bar.span.lowerBound)) to \(PreviewedFilm.words(bar.span.upperBound)) ms"
  }

  private static func words(of bar: PreviewedMovement.Bar) -> String {
    "\(times(of: bar)): \(bar.way), \(bar.manner)"
  }

  // MARK: - Time

  /// Round moments, at most seven of them.
  private var moments: [Double] {
    let steps = [
      5.0, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 60_000, 600_000,
    ]
    let step = steps.first { film.milliseconds / $0 <= 6 } ?? film.milliseconds
    if step <= 0 { return [0] }
    return Array(stride(from: 0, through: film.milliseconds, by: step))
  }

  private var grid: Markup {
    let lines = moments.map { moment -> Markup in
      let x = Share.percent(moment, of: film.milliseconds)
      return "<line x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"100%\"/>"
    }
    let marks = film.marks.map { mark -> Markup in
      let x = Share.percent(mark.milliseconds, of: film.milliseconds)
      return "<line class=\"mark\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"100%\"/>"
    }
    return "<svg>\(Markup(lines + marks))</svg>"
  }

  private var axis: Markup {
    let words = moments.enumerated().map { index, moment -> Markup in
      let x = Share.percent(moment, of: film.milliseconds)
      let anchor = index == 0 ? "start" : moment > film.milliseconds * 0.96 ? "end" : "middle"
      let unit: Markup = index == 0 ? "<tspan class=\"unit\"> ms</tspan>" : .none
      // A phone has no room for every moment.
      let look: Markup = index % 2 == 1 ? "class=\"odd\" " : .none
      return """
        <text \(look)x="\(x)" y="12" text-anchor="\(anchor)">\(PreviewedFilm.words(moment))\(unit)</text>
        """
    }
    return "<svg class=\"axis\" role=\"img\" aria-label=\"milliseconds\">\(Markup(words))</svg>"
  }

  private func rest(behind count: Int) -> Markup {
    let more = film.lanes.reduce(0) { $0 + $1.movements.count } - count
    return more > 0 ? "<p class=\"note\">and \(more) more movements</p>" : .none
  }
}

/// The marks of films along their time: ticks with names, which the player jumps to.
private struct MarkRuler {
  private let marks: [PreviewedFilm.Mark]
  private let milliseconds: Double

  /// The marks of films that are shown in step.
  init(_ films: [PreviewedFilm]) {
    var marks: [PreviewedFilm.Mark] = []
    for mark in films.flatMap(\.marks) where !marks.contains(mark) { marks.append(mark) }
    self.marks = marks.sorted { $0.milliseconds < $1.milliseconds }
    milliseconds = films.map(\.milliseconds).max() ?? 0
  }

  var markup: Markup {
    if marks.isEmpty || milliseconds <= 0 { return .none }
    let ticks = marks.map { mark -> Markup in
      """
      <line x1="\(place(of: mark))" x2="\(place(of: mark))" y1="0" y2="100%"/>
      """
    }
    let names = marks.map { mark -> Markup in
      let time = PreviewedFilm.words(mark.milliseconds)
      return "<li data-time=\"\(time)\"><bdi>\(mark.name)</bdi> <span>\(time) ms</span></li>"
    }
    return """
      <div class="marks"><svg class="ticks" aria-hidden="true">\(Markup(ticks))</svg>
      <ul aria-label="Marks">\(Markup(names))</ul></div>
      """
  }

  private func place(of mark: PreviewedFilm.Mark) -> String {
    Share.percent(mark.milliseconds, of: milliseconds)
  }
}

/// Places along the time of a film.
enum Share {
  /// The part as a percentage with two decimals, from 0 to 100.
  static func percent(_ part: Double, of whole: Double) -> String {
    let share = whole > 0 ? min(max(part / whole, 0), 1) : 0
    let units = Int(clamping: (share * 10_000).rounded(), to: 0...10_000)
    return NumberText.fixed(units: units, decimals: 2) + "%"
  }
}
