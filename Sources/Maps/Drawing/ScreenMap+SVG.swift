import SegueWords

extension ScreenMap {
  /// The map as a picture of its own, with colors that suit light and dark pages.
  public var svg: String {
    let ways = ways
    let layout = MapLayout(self, ways)
    let (width, height) = (layout.size.width.whole, layout.size.height.whole)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\""
        + " height=\"\(height)\" role=\"img\" aria-label=\"map of screens\""
        + " font-family=\"system-ui, sans-serif\" font-size=\"11\">",
      "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\""
        + " markerHeight=\"7\" orient=\"auto-start-reverse\"><path d=\"M0 0 8 4 0 8z\""
        + " fill=\"#8a8f98\"/></marker></defs>",
    ]
    for line in MapLine.lines(of: ways, on: layout) { lines += line.svg(in: self) }
    for screen in screens { lines += svg(screen, on: layout) }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func svg(_ screen: Screen, on layout: MapLayout) -> [String] {
    guard let corner = layout.corners[screen.name] else { return [] }
    let (x, y) = (corner.x + MapLayout.width / 2, corner.y + MapLayout.height / 2)
    let isRoot = roots.contains(screen.name)
    let isSeen = isRoot || walks.contains { $0.to == screen.name || $0.from == screen.name }
    let dash = isSeen ? "" : " stroke-dasharray=\"4 4\""
    return [
      "<rect x=\"\(corner.x.whole)\" y=\"\(corner.y.whole)\" width=\"\(MapLayout.width.whole)\""
        + " height=\"\(MapLayout.height.whole)\" rx=\"10\" fill=\"#8a8f98\" fill-opacity=\".12\""
        + " stroke=\"#8a8f98\" stroke-width=\"\(isRoot ? 2.5 : 1)\"\(dash)/>",
      "<text x=\"\(x.whole)\" y=\"\((y + 5).whole)\" text-anchor=\"middle\" font-size=\"14\""
        + " font-weight=\"600\" fill=\"currentColor\">\(screen.name.shortened(to: 18).inXML)</text>",
    ]
  }
}

/// A line between two screens: the ways there, and those back.
private struct MapLine {
  let from, to: String
  var ways: [Way]
  let start, end: (x: Double, y: Double)

  /// The lines of a map, each pair of screens once.
  static func lines(of ways: [Way], on layout: MapLayout) -> [MapLine] {
    var lines: [MapLine] = []
    for way in ways {
      let known = lines.firstIndex {
        ($0.from, $0.to) == (way.from, way.to) || ($0.to, $0.from) == (way.from, way.to)
      }
      if let known {
        lines[known].ways.append(way)
      } else if let start = layout.corners[way.from], let end = layout.corners[way.to] {
        lines.append(MapLine(from: way.from, to: way.to, ways: [way], start: start, end: end))
      }
    }
    return lines
  }

  /// The line, its tips, and what its ways are.
  func svg(in map: ScreenMap) -> [String] {
    let (half, right) = (MapLayout.height / 2, start.x < end.x)
    let isColumn = start.x == end.x
    let x0 = right || isColumn ? start.x + MapLayout.width : start.x
    let x1 =
      right && !isColumn ? end.x : isColumn ? end.x + MapLayout.width : end.x + MapLayout.width
    let (y0, y1) = (start.y + half, end.y + half)
    let reach = isColumn ? 60 : (x1 - x0) / 2
    let middle = (x: isColumn ? x0 + 52 : (x0 + x1) / 2, y: (y0 + y1) / 2)
    let isBothWays = ways.contains { ($0.from, $0.to) == (to, from) }
    let curve =
      "M\(x0.whole) \(y0.whole)C\((x0 + reach).whole) \(y0.whole)"
      + " \((isColumn ? x1 + reach : x1 - reach).whole) \(y1.whole) \(x1.whole) \(y1.whole)"
    let path =
      "<path d=\"\(curve)\" fill=\"none\" stroke=\"#8a8f98\" stroke-width=\"1.5\""
      + " marker-end=\"url(#tip)\"\(isBothWays ? " marker-start=\"url(#tip)\"" : "")/>"
    let top = middle.y - Double(ways.count) * 7 - 2
    return [path]
      + ways.enumerated().map { index, way in
        let isBack = (way.from, way.to) == (to, from)
        let arrow = isBack == right ? "\u{2190} " : "\u{2192} "
        return "<text x=\"\(middle.x.whole)\" y=\"\((top + Double(index) * 14).whole)\""
          + " text-anchor=\"\(isColumn ? "start" : "middle")\" fill=\"currentColor\">"
          + "\(arrow)\(map.label(way).shortened(to: 40).inXML)</text>"
      }
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
