/// Chart of the layers' movements: a row for each property of a layer, a bar for each of its movements.
struct MovementChart {
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
