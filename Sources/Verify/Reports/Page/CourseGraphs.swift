import SegueVerification
import SegueTextSupport

/// Graphs of numbers that differ, the expected curve and the new one over each other.
struct CourseGraphs {
  private let courses: [ValueTrajectory]
  private let rest: Int

  /// The number of graphs.
  private static let limit = 6

  init(_ item: ReportedCase) {
    let all = item.courses
    courses = Array(all.prefix(Self.limit))
    rest = all.count - courses.count
  }

  var markup: Markup {
    if courses.isEmpty { return .none }
    let graphs = courses.map { CourseGraph($0).markup }
    let more: Markup = rest > 0 ? "<p class=\"note\">\(rest) more differ</p>" : .none
    return """
      <section class="courses"><h3>Expected and actual \
      <small class="legend"><i class="agreed"></i> expected <i class="actual"></i> actual</small></h3>
      <div class="graphs">
      \(Markup(graphs))</div>\(more)</section>
      """
  }
}

/// One number over the time of the film, as expected and as it is.
///
/// Words stand beside the drawing and never in it, so that none is drawn over another however narrow the
/// page is.
private struct CourseGraph {
  private let course: ValueTrajectory
  private let last: Double
  private let low: Double
  private let high: Double

  private static let width = 600.0
  private static let height = 120.0
  /// Longer films are drawn through fewer points.
  private static let points = 300

  init(_ course: ValueTrajectory) {
    self.course = course
    last = max(course.times.last ?? 0, 1)
    let numbers = (course.old + course.new).compactMap(\.self)
    low = numbers.min() ?? 0
    high = max(numbers.max() ?? 1, low + 1e-6)
  }

  var markup: Markup {
    let peak = course.change.moment.map { moment -> Markup in
      let x = Self.text(moment.milliseconds / last * Self.width)
      return "<line class=\"peak\" x1=\"\(x)\" x2=\"\(x)\" y1=\"0\" y2=\"120\"/>"
    }
    let name = course.change.name
    return """
      <figure class="course"><figcaption><b><bdi>\(course.layer)</bdi> \(name)</b> \
      <span><bdi>\(words)</bdi></span></figcaption>
      <div class="plot"><p class="scale"><span>\(Self.plain(high))</span>\
      <span>\(Self.plain(low))</span></p>\
      <svg viewBox="0 -4 600 128" preserveAspectRatio="none" role="img" \
      aria-label="\(name) of \(course.layer), expected and actual">\(peak ?? .none)\
      \(line(course.old, "agreed"))\(line(course.new, "actual"))</svg></div>
      <p class="time"><span>0 ms</span><span>\(Self.plain(last.rounded())) ms</span></p></figure>

      """
  }

  /// Description of the difference, without the name that stands in front.
  private var words: String {
    let all = course.change.words
    return all.hasPrefix(course.change.name + " ")
      ? String(all.dropFirst(course.change.name.count + 1)) : all
  }

  /// The numbers as a line, which is interrupted where there are none.
  private func line(_ numbers: [Double?], _ role: String) -> Markup {
    let step = max(1, numbers.count / Self.points)
    var path = ""
    var isDrawing = false
    for (index, number) in numbers.enumerated() {
      guard let number else {
        isDrawing = false
        continue
      }
      if isDrawing, index % step != 0, index != numbers.count - 1 { continue }
      let x = course.times[index] / last * Self.width
      let y = (high - number) / (high - low) * Self.height
      path += "\(isDrawing ? "L" : "M")\(Self.text(x)) \(Self.text(y))"
      isDrawing = true
    }
    return "<path class=\"\(role)\" d=\"\(path)\"/>"
  }

  private static func text(_ number: Double) -> String { NumberText.format(number, atMost: 1) }

  private static func plain(_ number: Double) -> String {
    NumberText.format(number, atMost: number.magnitude < 2 ? 2 : 1)
  }
}
