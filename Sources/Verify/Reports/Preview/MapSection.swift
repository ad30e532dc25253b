import SegueNavigationGraph
import SegueTextSupport

/// The map of all screens that the scenes of a site show: the picture, and what is missing in it.
struct MapSection {
  private let map: NavigationGraph

  /// The map of these scenes; `nil` where nobody goes from one screen to another.
  init?(_ scenes: [PreviewedScene]) {
    var map = NavigationGraph()
    for scene in scenes {
      // Variants of a scene walk the same ways.
      guard let film = try? scene.variants.first?.film.get(), let own = film.map else { continue }
      map.add(own)
    }
    guard !map.walks.isEmpty else { return nil }
    self.map = map
  }

  var markup: Markup {
    let ways = map.ways
    return """
      <section class="map" aria-labelledby="map">
      <h2 id="map">Map of screens</h2>
      <p>\(map.screens.count.counted("screen")), \(ways.count.counted("way"))</p>
      <div class="sheet" tabindex="0">\(Markup(trusted: map.svg))</div>
      \(findings)
      </section>

      """
  }

  private var findings: Markup {
    let found = map.findings
    guard !found.isEmpty else { return .none }
    let items = found.map {
      "<li>\($0.message)\(place($0)) <span class=\"hint\">\($0.hint)</span></li>" as Markup
    }
    return """
      <details><summary>\(found.count.counted("gap or contradiction", "gaps and contradictions"))\
      </summary><ul>\(Markup(items))</ul></details>
      """
  }

  private func place(_ finding: NavigationFinding) -> Markup {
    finding.place.map { " <code>\($0)</code>" } ?? .none
  }
}
