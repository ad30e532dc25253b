import SegueVerification
import SegueTextSupport

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
    return 3 + Int(((share.part / whole).squareRoot() * 37).rounded(), keptWithin: 0...37)
  }
}

extension PixelShare {
  /// The share of one.
  fileprivate var part: Double { Double(count) / Double(max(total, 1)) }
}
