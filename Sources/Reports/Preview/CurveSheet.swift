/// The curves of a film as graphs: the share of the way over time.
struct CurveSheet {
  private let curves: [PreviewedCurve]

  /// The number of curves at most.
  private static let limit = 24
  /// The size of a graph, in its own units.
  private static let (width, height) = (240.0, 120.0)

  init(_ curves: [PreviewedCurve]) { self.curves = curves }

  var markup: Markup {
    if curves.isEmpty { return .none }
    let more = curves.count - Self.limit
    let note: Markup = more > 0 ? "<p class=\"note\">and \(more) more curves</p>" : .none
    return """
      <section class="curves"><h3>Curves</h3>
      <ul>
      \(Markup(curves.prefix(Self.limit).map(card)))</ul>\(note)</section>

      """
  }

  private func card(_ curve: PreviewedCurve) -> Markup {
    let users = curve.users.prefix(4).joined(separator: ", ")
    let more = curve.users.count > 4 ? " and \(curve.users.count - 4) more" : ""
    let details: Markup =
      curve.details == curve.name ? .none : "<p class=\"details\">\(curve.details)</p>"
    return """
      <li><figure>\(graph(curve))<figcaption><b>\(curve.name)</b>\
      <span>\(PreviewedFilm.words(curve.milliseconds)) ms</span>\(details)\
      <p class="users"><bdi>\(users)\(more)</bdi></p></figcaption></figure></li>

      """
  }

  private func graph(_ curve: PreviewedCurve) -> Markup {
    let lowest = min(curve.values.min() ?? 0, 0)
    let highest = max(curve.values.max() ?? 1, 1)
    func y(_ value: Double) -> String {
      PreviewedFilm.words((highest - value) / (highest - lowest) * Self.height)
    }
    let last = Double(max(curve.values.count - 1, 1))
    let points = curve.values.enumerated().map { index, value in
      "\(PreviewedFilm.words(Double(index) / last * Self.width)) \(y(value))"
    }
    let path = Markup(trusted: "M " + points.joined(separator: " L "))
    return """
      <svg viewBox="-4 -6 248 132" role="img" aria-label="\(curve.name): from 0 to 1">\
      <line x1="0" x2="240" y1="\(y(0))" y2="\(y(0))"/>\
      <line x1="0" x2="240" y1="\(y(1))" y2="\(y(1))" class="goal"/>\
      <path d="\(path)"/></svg>
      """
  }
}
