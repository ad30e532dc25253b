/// The curves of a film as graphs: the share of the way over time.
struct CurveSheet {
  private let curves: [PreviewedCurve]

  /// The number of curves at most.
  private static let limit = 24

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
      <li><figure>\(CurveDrawing(curve).markup(named: curve.name))<figcaption><b>\(curve.name)</b>\
      <span>\(curve.length)</span>\(details)\
      <p class="users"><bdi>\(users)\(more)</bdi></p></figcaption>\(CodeList(curve.codes).markup)</figure></li>

      """
  }
}
