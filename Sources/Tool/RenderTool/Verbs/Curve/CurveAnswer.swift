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
