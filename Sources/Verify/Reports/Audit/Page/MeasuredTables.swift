import SegueAudit
import SegueMotionAssertions
import SegueTextSupport

/// The measured values of a scene, right or not, folded.
struct MeasuredTables {
  private let scene: AuditedScene

  init(_ scene: AuditedScene) { self.scene = scene }

  var markup: Markup {
    let count = scene.exchanges.count + scene.measured.count
    if count == 0 { return .none }
    return """
      <details class="others"><summary><h3>Measured</h3> <span>\(count)</span></summary>
      \(exchanges)\(measures)</details>
      """
  }

  private var exchanges: Markup {
    if scene.exchanges.isEmpty { return .none }
    let rows = scene.exchanges.map { exchange -> Markup in
      let times = [exchange.declared, exchange.seen90, exchange.seen99].map { time -> Markup in
        "<td class=\"number\">\(NumberText.format(time, atMost: 0)) ms</td>"
      }
      return """
        <tr><th scope="row"><bdi>\(exchange.title)</bdi></th>\(Markup(times))\
        <td>\(exchange.judgement)</td></tr>

        """
    }
    return """
      <table><thead><tr><th>transition</th><th class="number">declared</th>\
      <th class="number">seen to 90 %</th><th class="number">to 99 %</th><th>held to</th></tr></thead><tbody>
      \(Markup(rows))</tbody></table>
      """
  }

  private var measures: Markup {
    let rows = scene.measured.compactMap { measured -> Markup? in
      measured.words.map { words in
        """
        <tr><th scope="row">\(measured.rule.id) \(measured.measure.title)</th>\
        <td>\(words)</td><td><bdi>\(measured.place)</bdi></td><td>\(measured.outcome)</td>\
        <td>\(Self.links(measured.rule))</td></tr>

        """
      }
    }
    if rows.isEmpty { return .none }
    return """
      <table><thead><tr><th>measure</th><th>worst value</th><th>where</th><th>outcome</th>\
      <th>published</th></tr></thead><tbody>
      \(Markup(rows))</tbody></table>
      """
  }

  private static func links(_ rule: GuidelineRule) -> Markup {
    let links = Publication.all(about: rule).map { published -> Markup in
      "<a href=\"\(published.address)\">\(published.title)</a> "
    }
    return Markup(links)
  }
}
