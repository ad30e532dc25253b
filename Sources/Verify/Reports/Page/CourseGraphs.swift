import SegueTextSupport
import SegueVerification

/// Graphs of numbers that differ, the expected curve and the new one over each other.
struct CourseGraphs {
  private let courses: ReportedCourses

  init(_ item: ReportedCase) { courses = item.courses }

  var markup: Markup {
    if courses.drawn.isEmpty { return .none }
    let graphs = courses.drawn.map { CourseGraph($0).markup }
    let rest = courses.restCount
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
  private let first: Double
  private let last: Double
  private let low: Double
  private let high: Double

  private static let width = 600.0
  private static let height = 120.0

  init(_ course: ValueTrajectory) {
    self.course = course
    first = min(course.times.first ?? 0, 0)
    last = max(course.times.last ?? 0, first + 1)
    let numbers = (course.old + course.new).compactMap(\.self)
    low = numbers.min() ?? 0
    high = max(numbers.max() ?? 1, low + 1e-6)
  }

  var markup: Markup {
    let peak = course.change.moment.map { moment -> Markup in
      let place = x(moment.milliseconds)
      return "<line class=\"peak\" x1=\"\(place)\" x2=\"\(place)\" y1=\"0\" y2=\"120\"/>"
    }
    let name = course.change.name
    // A feature that is one number has no name for it.
    let (behind, subject) = name.isEmpty ? ("", "") : (" " + name, name + " of ")
    return """
      <figure class="course"><figcaption><b><bdi>\(course.layer)</bdi>\(behind)</b> \
      <span><bdi>\(words)</bdi></span></figcaption>
      <div class="plot"><p class="scale"><span>\(Self.plain(high))</span>\
      <span>\(Self.plain(low))</span></p>\
      <svg viewBox="0 -4 600 128" preserveAspectRatio="none" role="img" \
      aria-label="\(subject)\(course.layer), expected and actual">\(peak ?? .none)\
      \(line(course.old, "agreed"))\(line(course.new, "actual"))</svg></div>
      <p class="time"><span>\(Self.plain(first.rounded())) ms</span>\
      <span>\(Self.plain(last.rounded())) ms</span></p></figure>

      """
  }

  private func x(_ time: Double) -> String {
    Self.text((time - first) / (last - first) * Self.width)
  }

  /// Description of the difference, without the name that stands in front.
  private var words: String {
    let all = course.change.words
    // Where both have other frames no moment is the one at which they differ most.
    if all == course.change.name { return "" }
    return all.hasPrefix(course.change.name + " ")
      ? String(all.dropFirst(course.change.name.count + 1)) : all
  }

  /// The numbers as a line, which is interrupted where there are none.
  private func line(_ numbers: [Double?], _ role: String) -> Markup {
    var path = ""
    var isDrawing = false
    for (index, number) in numbers.enumerated() {
      guard let number else {
        isDrawing = false
        continue
      }
      let y = (high - number) / (high - low) * Self.height
      path += "\(isDrawing ? "L" : "M")\(x(course.times[index])) \(Self.text(y))"
      isDrawing = true
    }
    return "<path class=\"\(role)\" d=\"\(path)\"/>"
  }

  private static func text(_ number: Double) -> String { NumberText.format(number, atMost: 1) }

  private static func plain(_ number: Double) -> String {
    NumberText.format(number, atMost: number.magnitude < 2 ? 2 : 1)
  }
}

/// A bar for each frame that differs, the higher the more of its pixels do.
///
/// Where a frame's picture is on the page, its bar leads there.
struct DifferenceGraph {
  private let item: ReportedCase
  private let number: Int

  /// The number of bars at most; longer films have several frames in one.
  private static let columnLimit = 240

  init(_ item: ReportedCase, number: Int) {
    self.item = item
    self.number = number
  }

  /// A number of frames in a row that have one bar.
  private struct Column {
    var share: PixelShare?
    var differs = false
    var target: String?
  }

  var markup: Markup {
    guard let count = item.frameCount, count > 1 else { return .none }
    let columns = columns(frameCount: count)
    guard columns.contains(where: \.differs) else { return .none }
    let highest = columns.compactMap(\.share).max { $0.part < $1.part }
    let bars = columns.enumerated().map { bar($1, at: $0, below: highest) }
    let total = item.result?.differingFrames.count ?? columns.filter(\.differs).count
    let words = total.counted("frame differs", "frames differ")
    let first =
      (item.result?.differingFrames.first ?? item.firstDifference).map { ", from frame \($0) on" }
      ?? ""
    let most = highest.map { ", in at most \($0) of pixels" } ?? ""
    return """
      <figure class="graph" data-frames="\(count)">
      <svg viewBox="0 0 \(columns.count) 40" preserveAspectRatio="none" role="img" \
      aria-label="\(words) of \(count)\(first)\(most)">\(Markup(bars))</svg>
      <figcaption><span>0</span><b>\(words)\(first)\(most)</b><span>\(count - 1)</span></figcaption>
      </figure>
      """
  }

  private func columns(frameCount: Int) -> [Column] {
    let columnCount = min(frameCount, Self.columnLimit)
    var columns = [Column](repeating: Column(), count: columnCount)
    func place(_ frame: Int) -> Int { frame * columnCount / frameCount }
    for frame in item.result?.differingFrames ?? [] where (0..<frameCount).contains(frame) {
      columns[place(frame)].differs = true
    }
    for (film, sheet) in item.films.enumerated() {
      for (index, frame) in sheet.frames.enumerated() {
        guard let position = frame.number, (0..<frameCount).contains(position) else { continue }
        let column = place(position)
        if frame.differs { columns[column].differs = true }
        if (frame.share?.count ?? 0) > (columns[column].share?.count ?? -1) {
          columns[column].share = frame.share
        }
        columns[column].target =
          columns[column].target ?? "case-\(number)-film-\(film + 1)-\(index)"
      }
    }
    return columns
  }

  private func bar(_ column: Column, at x: Int, below highest: PixelShare?) -> Markup {
    guard column.differs else { return .none }
    let height = column.share.map { Self.height($0, below: highest) } ?? 24
    let kind = column.share == nil ? "unmeasured" : "measured"
    let rect: Markup = """
      <rect class="\(kind)" x="\(x)" y="\(40 - height)" width="1" height="\(height)"/>
      """
    return column.target.map { "<a href=\"#\($0)\">\(rect)</a>" } ?? rect
  }

  /// From 3 to 40; the height grows with the root of the share, so that small shares are seen too.
  private static func height(_ share: PixelShare, below highest: PixelShare?) -> Int {
    let whole = highest?.part ?? 0
    guard whole > 0 else { return 3 }
    return 3 + Int(clamping: ((share.part / whole).squareRoot() * 37).rounded(), to: 0...37)
  }
}

extension PixelShare {
  /// The share of one.
  fileprivate var part: Double { Double(count) / Double(max(total, 1)) }
}
