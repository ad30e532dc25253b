import SegueTextSupport

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

/// A curve in the code of every platform that has words for it, each to be copied.
struct CodeList {
  private let codes: [PreviewedCode]

  init(_ codes: [PreviewedCode]) { self.codes = codes }

  var markup: Markup {
    if codes.isEmpty { return .none }
    return """
      <details class="codes"><summary>Copy as</summary><dl>
      \(Markup(codes.map(row)))</dl></details>
      """
  }

  private func row(_ code: PreviewedCode) -> Markup {
    "<dt>\(code.title)</dt><dd><code dir=\"ltr\">\(code.text)</code></dd>\n"
  }
}

/// A curve as a line, or two over each other: both in the same time and at the same height.
package struct CurveDrawing: Hashable, Sendable {
  /// The line of the curve, as the path of a drawing 240 units wide and 120 high.
  package let now: String
  /// The line of the curve as it was, where it is another one.
  package let was: String?
  /// Distance of the value 0 from the top.
  package let zero: String
  /// Distance of the value 1 from the top.
  package let one: String

  private static let (width, height) = (240.0, 120.0)

  private static func words(_ number: Double) -> String { NumberText.format(number, atMost: 1) }

  /// The drawing of a curve, above what it was.
  package init(_ curve: PreviewedCurve, above old: PreviewedCurve? = nil) {
    let curves = [curve] + (old.map { [$0] } ?? [])
    let values = curves.flatMap(\.values)
    let (lowest, highest) = (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
    let length = curves.map(\.milliseconds).max() ?? 0
    func y(_ value: Double) -> String {
      Self.words((highest - value) / (highest - lowest) * Self.height)
    }
    func path(_ curve: PreviewedCurve) -> String {
      let last = Double(max(curve.values.count - 1, 1))
      let width = length > 0 ? curve.milliseconds / length * Self.width : Self.width
      var points = curve.values.enumerated().map { index, value in
        "\(Self.words(Double(index) / last * width)) \(y(value))"
      }
      // Whatever has arrived stays where it is.
      if width < Self.width, let end = curve.values.last {
        points.append("\(Self.words(Self.width)) \(y(end))")
      }
      return "M " + points.joined(separator: " L ")
    }
    now = path(curve)
    was = old.map(path)
    (zero, one) = (y(0), y(1))
  }

  /// The drawing as markup.
  func markup(named name: String) -> Markup {
    let old: Markup = was.map { "<path class=\"was\" d=\"\($0)\"/>" } ?? .none
    return """
      <svg viewBox="-4 -6 248 132" role="img" aria-label="\(name): from 0 to 1">\
      <line x1="0" x2="240" y1="\(zero)" y2="\(zero)"/>\
      <line x1="0" x2="240" y1="\(one)" y2="\(one)" class="goal"/>\
      \(old)<path d="\(now)"/></svg>
      """
  }
}
