import SegueTextSupport

extension NavigationGraph {
  /// The map as a picture of its own, for light and dark pages.
  package var svg: String {
    let ways = ways
    let layout = MapLayout(self, ways)
    let (width, height) = (layout.size.width.whole, layout.size.height.whole)
    var elements = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-label="map of screens" font-family="system-ui, sans-serif" \
      font-size="11">
      """,
      """
      <defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" \
      orient="auto-start-reverse"><path d="M0 0 8 4 0 8z" fill="#8a8f98"/></marker></defs>
      """,
    ]
    let arrivals = Array(zip(layout.lines, layout.arrivals))
    for (line, y) in arrivals { elements.append(curve(line, arrivingAt: y, on: layout)) }
    for screen in screens { elements += card(screen, on: layout) }
    for (line, y) in arrivals { elements += words(line, arrivingAt: y, on: layout) }
    return (elements + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// A line: round a bend from its screen, and straight under its words.
  private func curve(_ line: MapLine, arrivingAt y: Double, on layout: MapLayout) -> String {
    guard let near = layout.boxes[line.near], let far = layout.boxes[line.far] else { return "" }
    let isBeside = near.x == far.x
    let start = (x: isBeside ? near.x : near.x + MapLayout.width, y: near.middle)
    let bent = far.x - MapLayout.words
    let reach = isBeside ? -MapLayout.bend - MapLayout.words : max((bent - start.x) / 2, 20)
    let turn = isBeside ? bent - MapLayout.bend : bent - reach
    let tips = [("start", true), ("end", false)].filter { _, isBack in
      line.ways.contains { line.leadsBack($0) == isBack }
    }.map { " marker-\($0.0)=\"url(#tip)\"" }.joined()
    return """
      <path d="M\(start.x.whole) \(start.y.whole)C\((start.x + reach).whole) \(start.y.whole) \
      \(turn.whole) \(y.whole) \(bent.whole) \(y.whole)H\(far.x.whole)" fill="none" \
      stroke="#8a8f98" stroke-width="1.5"\(tips)/>
      """
  }

  /// Returns the labels of a line's ways: one half above it, the other below.
  ///
  /// The page's own color keeps lines that pass away from the letters.
  private func words(
    _ line: MapLine, arrivingAt y: Double, on layout: MapLayout
  ) -> [String] {
    guard let far = layout.boxes[line.far] else { return [] }
    let above = (line.ways.count + 1) / 2
    let ways = line.ways.filter { !line.leadsBack($0) } + line.ways.filter(line.leadsBack)
    return ways.enumerated().map { index, way in
      let arrow = line.leadsBack(way) ? "\u{2190}" : "\u{2192}"
      let base =
        index < above
        ? y - 4 - Double(above - 1 - index) * MapLayout.line
        : y + 11 + Double(index - above) * MapLayout.line
      return """
        <text x="\((far.x - MapLayout.words).whole)" y="\(base.whole)" \
        fill="currentColor" stroke="Canvas" stroke-width="3" \
        paint-order="stroke">\(arrow) \(label(way).shortened(to: 47).inXML)</text>
        """
    }
  }

  private func card(_ screen: Screen, on layout: MapLayout) -> [String] {
    guard let box = layout.boxes[screen.name] else { return [] }
    let isRoot = roots.contains(screen.name)
    let isSeen = isRoot || walks.contains { $0.to == screen.name || $0.from == screen.name }
    let dash = isSeen ? "" : " stroke-dasharray=\"4 4\""
    return [
      """
      <rect x="\(box.x.whole)" y="\(box.y.whole)" width="\(MapLayout.width.whole)" \
      height="\(box.height.whole)" rx="10" fill="#f1f2f4" stroke="#8a8f98" \
      stroke-width="\(isRoot ? 2.5 : 1)"\(dash)/>
      """,
      """
      <text x="\((box.x + MapLayout.width / 2).whole)" y="\((box.middle + 5).whole)" \
      text-anchor="middle" font-size="14" font-weight="600" \
      fill="#17181a">\(screen.name.shortened(to: 18).inXML)</text>
      """,
    ]
  }
}

extension Double {
  /// Pixels, as whole numbers.
  fileprivate var whole: String { NumberText.format(rounded()) }
}

extension String {
  /// As much of the text as there is room for.
  fileprivate func shortened(to count: Int) -> String {
    self.count <= count ? self : prefix(count - 1) + "\u{2026}"
  }

  fileprivate var inXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case "\"": text += "&quot;"
      default: text.appendVisible(scalar)
      }
    }
    return text
  }
}
