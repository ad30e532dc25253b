import SegueTextSupport

/// Graphs of movements that pixels tell of, that of the scene and that of the recording over each other.
struct MovementGraphs {
  private let movements: [ReportedMovement]
  private let rest: Int

  /// The number of graphs.
  private static let limit = 6

  init(_ item: ReportedCase) {
    movements = Array(item.movements.prefix(Self.limit))
    rest = item.movements.count - movements.count
  }

  var markup: Markup {
    if movements.isEmpty { return .none }
    let graphs = movements.map { MovementGraph($0).markup }
    let more: Markup = rest > 0 ? "<p class=\"note\">\(rest) more move</p>" : .none
    return """
      <section class="courses"><h3>Share of the way, from the begin on \
      <small class="legend"><i class="agreed"></i> expected <i class="actual"></i> actual, \
      with a dot for each moment that was measured</small></h3>
      <div class="graphs">
      \(Markup(graphs))</div>\(more)</section>
      """
  }
}

/// Both courses of one movement, and their landmarks.
private struct MovementGraph {
  private let movement: ReportedMovement
  private let first: Double
  private let last: Double
  private let low: Double
  private let high: Double

  private static let width = 600.0
  private static let height = 120.0

  init(_ movement: ReportedMovement) {
    self.movement = movement
    let lines = [movement.expected, movement.actual, movement.samples]
    let times = lines.flatMap(\.times)
    let shares = lines.flatMap(\.shares)
    first = min(times.min() ?? 0, 0)
    last = max(times.max() ?? 1, first + 1)
    low = min(shares.min() ?? 0, 0)
    high = max(shares.max() ?? 1, 1)
  }

  var markup: Markup {
    let (name, summary) = (movement.name, movement.summary)
    let words = summary.hasPrefix(name + " ") ? String(summary.dropFirst(name.count + 1)) : summary
    return """
      <figure class="course"><figcaption><b><bdi>\(name)</bdi></b> \
      <span><bdi>\(words)</bdi></span></figcaption>
      <div class="plot"><p class="scale"><span>\(Self.percent(high))</span>\
      <span>\(Self.percent(low))</span></p>\
      <svg viewBox="0 -4 600 128" preserveAspectRatio="none" role="img" \
      aria-label="the way of \(name), expected and actual">\(guides)\
      \(line(movement.expected, "agreed"))\(line(movement.actual, "actual"))\
      \(dots(movement.samples))</svg></div>
      <p class="time"><span>\(Self.milliseconds(first))</span>\
      <span>\(Self.milliseconds(last))</span></p>
      \(table)</figure>

      """
  }

  private func x(_ time: Double) -> String {
    NumberText.format((time - first) / (last - first) * Self.width, atMost: 1)
  }

  private func y(_ share: Double) -> String {
    NumberText.format((high - share) / (high - low) * Self.height, atMost: 1)
  }

  /// Lines at the landmarks: their shares, and when both get there.
  private var guides: Markup {
    let lines = movement.marks.map { mark -> Markup in
      let across: Markup = "<path class=\"guide\" d=\"M0 \(y(mark.share))H600\"/>"
      let (agreed, actual) = (mark.expected, mark.actual)
      return "\(across)\(drop(agreed, to: mark, "agreed"))\(drop(actual, to: mark, "actual"))"
    }
    return Markup(lines)
  }

  /// A line from a landmark of a course down to its time.
  private func drop(
    _ time: Double?, to mark: ReportedMovement.Mark, _ role: String
  ) -> Markup {
    guard let time else { return .none }
    return "<path class=\"drop \(role)\" d=\"M\(x(time)) \(y(mark.share))V120\"/>"
  }

  private func line(_ line: ReportedMovement.Line, _ role: String) -> Markup {
    let path = points(of: line, joinedBy: "L", behind: "")
    return path.isEmpty ? .none : "<path class=\"\(role)\" d=\"\(path)\"/>"
  }

  /// A dot at each point: a line of no length, whose ends are round.
  private func dots(_ line: ReportedMovement.Line) -> Markup {
    let path = points(of: line, joinedBy: "M", behind: "h0")
    return path.isEmpty ? .none : "<path class=\"samples\" d=\"\(path)\"/>"
  }

  private func points(
    of line: ReportedMovement.Line, joinedBy letter: String, behind end: String
  ) -> String {
    zip(line.times, line.shares).enumerated().map { index, point in
      "\(index == 0 ? "M" : letter)\(x(point.0)) \(y(point.1))\(end)"
    }.joined()
  }

  private var table: Markup {
    let rows = movement.marks.map { mark -> Markup in
      """
      <tr><th scope="row">\(Self.percent(mark.share))</th>\
      <td class="number">\(mark.expected.map(Self.milliseconds) ?? "not seen")</td>\
      <td class="number">\(mark.actual.map(Self.milliseconds) ?? "not seen")</td></tr>
      """
    }
    if rows.isEmpty { return .none }
    return """
      <table><thead><tr><th>of the way after</th><th class="number">expected</th>\
      <th class="number">actual</th></tr></thead><tbody>\(Markup(rows))</tbody></table>
      """
  }

  private static func percent(_ share: Double) -> String {
    NumberText.format(share * 100, atMost: 1) + " %"
  }

  private static func milliseconds(_ time: Double) -> String {
    "\(Int(clamping: time.rounded(), to: -1_000_000_000...1_000_000_000)) ms"
  }
}
