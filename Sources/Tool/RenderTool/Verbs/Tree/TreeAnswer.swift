import SegueCommandLine
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// The layers of a scene at one moment, each in one line.
struct TreeAnswer {
  private let scene: Scene
  private let time: Time
  private let duration: Time
  private let reports: [LayerReport]

  init(_ animated: AnimatedScene, at time: Time) {
    self.time = time
    duration = animated.duration
    scene = animated.still(at: time)
    reports = scene.reports
  }

  /// A line for the canvas, and one for each layer in the order of painting.
  var text: String {
    let canvas = scene.canvas
    let head =
      "canvas size=\(NumberText.format([canvas.size.width, canvas.size.height]))"
      + " scale=\(NumberText.format(canvas.scale)) background=\(canvas.background.listed)"
      + " time=\(NumberText.format(time.milliseconds))"
      + " duration=\(NumberText.format(duration.milliseconds))"
    return ([head] + reports.map(\.line)).joined(separator: "\n") + "\n"
  }

  /// The same for programs.
  var json: JSONValue {
    let canvas = scene.canvas
    return [
      "schemaVersion": 1,
      "canvas": [
        "size": [.listed(canvas.size.width), .listed(canvas.size.height)],
        "scale": .listed(canvas.scale), "background": .string(canvas.background.listed),
      ],
      "time": .listed(time.milliseconds), "duration": .listed(duration.milliseconds),
      "layers": .array(reports.map(layer)),
    ]
  }

  /// Number of lines, which is that of the layers.
  var lineCount: Int { reports.count }

  private func layer(_ report: LayerReport) -> JSONValue {
    let head: [JSONValue.Member] = [
      .init("id", .string(report.id.name)), .init("depth", JSONValue(report.depth)),
    ]
    return .object(head + report.fields.map { .init($0.name, JSONValue($0.value)) })
  }
}

extension JSONValue {
  fileprivate init(_ value: LayerReport.Value) {
    switch value {
    case .number(let number): self = .listed(number)
    case .numbers(let numbers): self = .array(numbers.map { .listed($0) })
    case .text(let text): self = .string(text)
    case .flag: self = true
    }
  }
}
