/// The list of what failed, beside the films.
struct CaseIndex {
  private let cases: [ReportedCase]
  private let failureCount: Int

  init(_ cases: [ReportedCase], failureCount: Int) {
    self.cases = cases
    self.failureCount = failureCount
  }

  var markup: Markup {
    if cases.isEmpty { return "<nav class=\"index\" aria-label=\"Films\"></nav>" }
    let items = cases.enumerated().map { index, item -> Markup in
      """
      <li class="\(item.outcome.rawValue)"><a href="#case-\(index + 1)"><bdi>\(item.name)</bdi></a>\
      </li>
      """
    }
    let more = failureCount - cases.count
    let rest: Markup = more > 0 ? "<p>and \(more) more below</p>" : .none
    return """
      <nav class="index" aria-label="Films"><h2>Not as expected</h2><ol>\(Markup(items))</ol>\
      \(rest)</nav>
      """
  }
}

/// Cases with a line each.
struct CaseTable {
  private let title: String
  private let cases: [ReportedCase]

  init(_ title: String, _ cases: [ReportedCase]) {
    self.title = title
    self.cases = cases
  }

  var markup: Markup {
    if cases.isEmpty { return .none }
    let rows = cases.prefix(ReportPage.listedLimit).map(row)
    let more = cases.count - rows.count
    let rest: Markup = more > 0 ? "<p>and \(more) more</p>" : .none
    return """
      <details class="others"><summary><h2>\(title)</h2> <span>\(cases.count)</span></summary>
      <table><thead><tr><th>film</th><th>verdict</th><th>scene</th><th class="number">time</th>\
      </tr></thead><tbody>
      \(Markup(rows))</tbody></table>\(rest)</details>
      """
  }

  private func row(_ item: ReportedCase) -> Markup {
    let place = item.place.map { "\($0)" } ?? ""
    let time = item.milliseconds.map { "\($0) ms" } ?? ""
    return """
      <tr class="\(item.outcome.rawValue)"><th scope="row"><bdi>\(item.name)</bdi></th>\
      <td><bdi>\(item.sentence)</bdi></td><td><code dir="ltr">\(place)</code></td>\
      <td class="number">\(time)</td></tr>

      """
  }
}
