import SegueCommandLine
import SegueFilmRequests
import SegueJSON
import SegueMotion
import SegueTextSupport

/// The values of a curve at moments that somebody has asked for.
struct CurveValues {
  private let rows: [(milliseconds: Double, value: Double)]

  /// - Parameter length: how long the curve takes; `nil` for what suits it.
  init(_ pace: TimingCurve, lasting length: Duration?, at moments: [Duration]) {
    let duration = length.map { Time($0).seconds } ?? pace.naturalDuration ?? 1
    rows = moments.map { moment in
      let seconds = Time(moment).seconds
      return (seconds * 1000, pace.fraction(at: min(seconds, duration), of: duration))
    }
  }

  /// A line for each value.
  var text: String { rows.map { NumberText.format($0.value, atMost: 6) + "\n" }.joined() }

  /// The same for programs.
  var json: JSONValue {
    let samples = rows.map {
      JSONValue.object([
        .init("time", .listed($0.milliseconds)), .init("value", .listed($0.value)),
      ])
    }
    return .object([.init("schemaVersion", 1), .init("samples", .array(samples))])
  }
}
