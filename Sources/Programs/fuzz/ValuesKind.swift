import SegueFitting
import SegueJSON
import SegueRecordedValues

/// Timelines of values, whose numbers are put together to movements, and the first of them fitted.
struct ValuesKind: FuzzKind {
  let name = "values"
  let words = [
    "\"before\"", "null", "{\"type\": \"not_found\"}", "\"#80FF0102\"", "1e308", "-1e308", "5e-324",
    "{\"x\": 1, \"pivot\": {\"y\": 2}}", "true", "[", "]", "\"frame_ids\": [", "\"features\": [",
    "0.1",
  ]

  var seeds: [[UInt8]] {
    let frames = (0..<24).map { "\(16 * $0)" }.joined(separator: ",")
    let bounds = (0..<24).map { #"{"left": \#($0 * $0), "top": \#(100 - 3 * $0)}"# }
      .joined(separator: ",")
    let alpha = (0..<24).map { "0.\($0 * 4)" }.joined(separator: ",")
    return [
      #"""
      {"frame_ids": [\#(frames)], "features": [
       {"name": "bounds", "type": "rect", "data_points": [\#(bounds)]},
       {"name": "alpha", "type": "float", "data_points": [\#(alpha)]}]}
      """#
    ].map { Array($0.utf8) }
  }

  func accepts(_ input: [UInt8]) -> Bool {
    var diagnostics = Diagnostics()
    var reader = ValueTimelineReader(SourceText(name: "input", bytes: input))
    guard let timeline = reader.read(into: &diagnostics) else { return false }
    let places = timeline.frames.indices.filter { timeline.frames[$0].milliseconds != nil }
    let times = places.compactMap { timeline.frames[$0].milliseconds.map { $0 / 1_000 } }
    for feature in timeline.features {
      let series = feature.components.prefix(8).map { component in
        places.map { component.numbers[$0] }
      }
      let movements = ValueMovement.all(times: times, series: Array(series))
      if let first = movements.first { _ = CurveFinder(first.samples).answer }
    }
    return true
  }
}
