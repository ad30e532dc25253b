import SegueCommandLine
import SegueFilmRequests
import SegueJSON
import SegueMotion
import SegueTextSupport

/// The facts about a curve or a spring.
struct CurveAnswer {
  let pace: TimingCurve
  let name: String
  /// The seconds over which the curve is looked at.
  let duration: Double
  private let samples: [Sample]
  let peak: Sample
  let lowest: Sample

  /// A moment and the value there.
  struct Sample {
    var seconds: Double
    var value: Double
  }

  /// In how many steps extremes are looked for.
  private static let resolution = 4096

  /// - Parameters:
  ///   - name: the curve as it was typed.
  ///   - length: how long it is looked at; `nil` for what suits it.
  ///   - count: how many values are listed.
  init(_ pace: TimingCurve, name: String, duration length: Duration?, samples count: Int) {
    self.name = name
    self.pace = pace
    duration = length.map { Time($0).seconds } ?? pace.naturalDuration ?? 1
    let duration = self.duration
    func sample(_ index: Int, of count: Int) -> Sample {
      let seconds = duration * Double(index) / Double(count)
      return Sample(seconds: seconds, value: pace.fraction(at: seconds, of: duration))
    }
    samples = (0..<count).map { sample($0, of: count - 1) }
    let fine = (0...Self.resolution).map { sample($0, of: Self.resolution) }
    peak = fine.reduce(fine[0]) { $1.value > $0.value ? $1 : $0 }
    lowest = fine.reduce(fine[0]) { $1.value < $0.value ? $1 : $0 }
  }

  // MARK: - Text

  /// The graph, what is special about the curve, and its values.
  func text(columns: Int, rows: Int) -> String {
    var graph = TextGraph(columns: max(columns - 8, 8), rows: rows, in: bounds)
    let steps = graph.dotColumns
    for column in 0..<steps {
      let seconds = duration * Double(column) / Double(steps - 1)
      graph.plot(column, pace.fraction(at: seconds, of: duration))
    }
    return ([name.visible, ""] + graph.lines + ["", facts, ""] + table).joined(separator: "\n")
      + "\n"
  }

  private var bounds: ClosedRange<Double> { min(lowest.value, 0)...max(peak.value, 1) }

  /// The notable facts about the curve.
  var facts: String {
    var facts = ["\(format(duration * 1000)) ms"]
    if let settling { facts.append("settles in \(format(settling * 1000)) ms") }
    if let overshoot {
      facts.append(
        "overshoots by \(format(overshoot.value * 100)) % at \(format(overshoot.seconds * 1000)) ms"
      )
    } else {
      facts.append("does not overshoot")
    }
    if lowest.value < -1e-9 { facts.append("falls to \(format(lowest.value))") }
    return facts.joined(separator: ", ")
  }

  private var table: [String] {
    let rows = samples.map { [format($0.seconds * 1000), format($0.value)] }
    let width = (rows.map { $0[0].count } + [2]).max() ?? 2
    return ([["ms", "value"]] + rows).map { $0[0].rightAligned(in: width) + "  " + $0[1] }
  }

  /// The number with at most three decimals.
  private func format(_ number: Double) -> String {
    NumberText.format(number, atMost: 3)
  }

  /// Distance by which the curve overshoots its end, and the time; `nil` when it does not.
  var overshoot: Sample? {
    peak.value > 1 + 1e-9 ? Sample(seconds: peak.seconds, value: peak.value - 1) : nil
  }

  /// The settling time of a spring, in seconds.
  var settling: Double? {
    if case .spring(let spring, _) = pace { spring.settlingDuration() } else { nil }
  }

  // MARK: - JSON

  /// The same for programs.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("schemaVersion", 1), .init("curve", .string(name)),
      .init("duration", number(duration * 1000)),
    ]
    if let settling { members.append(.init("settling", number(settling * 1000))) }
    if let overshoot {
      members.append(
        .init(
          "overshoot",
          ["value": number(overshoot.value), "time": number(overshoot.seconds * 1000)]))
    }
    members.append(
      .init(
        "samples",
        .array(samples.map { ["time": number($0.seconds * 1000), "value": number($0.value)] })))
    return .object(members)
  }

  /// The number rounded as listings round, so that both say the same.
  private func number(_ number: Double) -> JSONValue { .listed(number) }
}

/// A curve drawn with Braille characters: two dots across and four down for each character.
private struct TextGraph {
  private let columns: Int
  private let rows: Int
  private let bounds: ClosedRange<Double>
  private var dots: [Bool]
  /// The row of dots where the last one was set, so that steep curves have no gaps.
  private var lastRow: Int?

  /// An empty graph of so many characters, whose bottom and top are the ends of `bounds`.
  init(columns: Int, rows: Int, in bounds: ClosedRange<Double>) {
    self.columns = columns
    self.rows = rows
    self.bounds = bounds
    dots = Array(repeating: false, count: columns * 2 * rows * 4)
  }

  /// The number of dots across.
  var dotColumns: Int { columns * 2 }
  private var dotRows: Int { rows * 4 }

  /// Sets the dot for a value, and those between it and the last one.
  mutating func plot(_ column: Int, _ value: Double) {
    let row = dotRow(of: value)
    let from = lastRow.map { $0 < row ? $0 + 1 : $0 > row ? $0 - 1 : $0 } ?? row
    for row in min(from, row)...max(from, row) { dots[row * dotColumns + column] = true }
    lastRow = row
  }

  private func dotRow(of value: Double) -> Int {
    let fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    let row = ((1 - fraction) * Double(dotRows - 1)).rounded()
    return Int(clamping: row, to: 0...dotRows - 1)
  }

  /// The characters, with 1 and 0 marked on the left; both in one row where the curve goes far beyond.
  var lines: [String] {
    let labels = Dictionary([(dotRow(of: 0) / 4, "0"), (dotRow(of: 1) / 4, "1")]) { "\($0),\($1)" }
    return (0..<rows).map { row in
      let cells = (0..<columns).map { cell(row, $0) }
      let label = (labels[row] ?? "").rightAligned(in: 3)
      var line = "\(label) \(labels[row] == nil ? "│" : "┤")"
      line.unicodeScalars.append(contentsOf: cells)
      while line.unicodeScalars.last == TextGraph.blank { line.unicodeScalars.removeLast() }
      return line
    }
  }

  private static let blank: Unicode.Scalar = "\u{2800}"

  /// The Braille character of 2 x 4 dots.
  private func cell(_ row: Int, _ column: Int) -> Unicode.Scalar {
    // The bits of Unicode's Braille patterns, from the top left dot downward, then the right ones.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    var pattern: UInt32 = 0
    for y in 0..<4 {
      for x in 0..<2 where dots[(row * 4 + y) * dotColumns + column * 2 + x] {
        pattern |= bits[y][x]
      }
    }
    return Unicode.Scalar(0x2800 + pattern) ?? TextGraph.blank
  }
}
