import SegueAudit
import SegueMotionAssertions
import SegueTextSupport

/// The work of a compositor, a bar for each frame, and the frames that cost most.
struct CostStrip {
  private let cost: FilmCost

  /// The most bars; a longer film has the worst of several frames in each.
  private static let mostBars = 480
  /// The number of frames that are told in numbers.
  private static let told = 5

  init(_ cost: FilmCost) { self.cost = cost }

  var markup: Markup {
    let most = highest
    if most == 0 { return .none }
    return """
      <section class="costs"><h3>Work of a compositor, frame by frame</h3>
      <svg viewBox="0 0 \(bars.count) 1" preserveAspectRatio="none" role="img" \
      aria-label="areas that are drawn, behind masks and blurred, in each frame">\
      \(Markup(bars.enumerated().map { bar($1, at: $0, of: most) }))</svg>
      <p class="note"><span class="drawn">drawn</span> <span class="masked">behind masks</span> \
      <span class="blurred">blurred</span> at most \(NumberText.format(most, atMost: 2)) canvases in a frame</p>
      \(table)</section>
      """
  }

  /// The areas of a bar, in canvases.
  private struct Areas {
    var drawn = 0.0
    var masked = 0.0
    var blurred = 0.0
    var sum: Double { drawn + masked + blurred }
  }

  private var bars: [Areas] {
    let step = max((cost.frames.count + Self.mostBars - 1) / Self.mostBars, 1)
    return stride(from: 0, to: cost.frames.count, by: step).map { start in
      let frames = cost.frames[start..<min(start + step, cost.frames.count)]
      let areas = frames.map { frame in
        Areas(
          drawn: CostMeasure.overdraw.value(of: frame),
          masked: CostMeasure.masked.value(of: frame),
          blurred: CostMeasure.blurred.value(of: frame))
      }
      return areas.max { $0.sum < $1.sum } ?? Areas()
    }
  }

  private var highest: Double { bars.map(\.sum).max() ?? 0 }

  private func bar(_ areas: Areas, at place: Int, of most: Double) -> Markup {
    var top = 1.0
    return Markup(
      [("drawn", areas.drawn), ("masked", areas.masked), ("blurred", areas.blurred)].compactMap {
        name, area in
        if area == 0 { return nil }
        top -= area / most
        let (y, height) = (
          NumberText.format(max(top, 0), atMost: 4), NumberText.format(area / most, atMost: 4)
        )
        return """
          <rect class="\(name)" x="\(place)" y="\(y)" width="1" height="\(height)"/>
          """
      })
  }

  private var table: Markup {
    let heads = CostMeasure.allCases.map { measure -> Markup in
      "<th class=\"number\">\(measure.rawValue)</th>"
    }
    let rows = cost.costliestFrames(Self.told).map { frame -> Markup in
      let cells = CostMeasure.allCases.map { measure -> Markup in
        "<td class=\"number\">\(measure.plain(measure.value(of: cost.frames[frame])))</td>"
      }
      return "<tr><th scope=\"row\">\(frame)</th>\(Markup(cells))</tr>\n"
    }
    return """
      <table><thead><tr><th>costliest frames</th>\(Markup(heads))</tr></thead><tbody>
      \(Markup(rows))</tbody></table>
      """
  }
}
