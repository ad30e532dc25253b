import SegueAudit
package import SegueCommandLine
package import SegueCompositing
import SegueJSON
package import SegueMotion
import SegueMotionAssertions
import SegueMotionDescriptions
import SegueSceneGraph
import SegueTextSupport

/// The work of a compositor for each frame of a scene.
package struct CostExplanation {
  private let name: String
  private let film: AnimatedScene
  private let cost: FilmCost
  private let runs: [Run]

  /// Frames one after the other of which the same is said.
  private struct Run {
    let frames: ClosedRange<Int>
    let values: [String]
  }

  package init(_ name: String, _ film: AnimatedScene, by compositor: Compositor) {
    self.name = name
    self.film = film
    cost = FilmCost(of: film, by: compositor, within: WorkBudget())
    var runs: [Run] = []
    for (number, frame) in cost.frames.enumerated() {
      let values = CostMeasure.allCases.map { $0.plain($0.value(of: frame)) }
      if let last = runs.last, last.values == values {
        runs[runs.count - 1] = Run(frames: last.frames.lowerBound...number, values: values)
      } else {
        runs.append(Run(frames: number...number, values: values))
      }
    }
    self.runs = runs
  }

  /// The sentence about frames that were not looked at; `nil` where all were.
  package var shortfall: String? {
    guard cost.isCut else { return nil }
    return
      "\(cost.frames.count) of \(cost.frameCount) frames are counted: all of them are more work than an"
      + " answer takes"
  }

  // MARK: - Text

  /// A line for each stretch of frames that cost the same, and the most of each measure.
  package var text: String {
    let pixels = "\(film.canvas.pixelWidth)x\(film.canvas.pixelHeight) pixels"
    var lines = [
      "\(name.visible): \(film.duration.plain), \(film.frameCount) frames at \(film.frameRate.text) fps, \(pixels)",
      "",
      Self.line("frames", at: "ms", has: CostMeasure.allCases.map(\.rawValue)),
    ]
    lines += runs.map { run in
      Self.line(
        words(for: run.frames), at: milliseconds(run.frames.lowerBound), has: run.values)
    }
    lines += ["", "most, and the first frame that has it:"]
    lines += CostMeasure.allCases.map { measure in
      guard let frame = cost.costliestFrame(by: measure) else {
        return "  \(measure.rawValue.leftAligned(in: 9))  0  \(measure.summary)"
      }
      let value = measure.plain(measure.value(of: cost.frames[frame]))
      return
        "  \(measure.rawValue.leftAligned(in: 9))  \(value)  \(measure.summary): frame \(frame)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func words(for frames: ClosedRange<Int>) -> String {
    frames.count == 1 ? "\(frames.lowerBound)" : "\(frames.lowerBound)-\(frames.upperBound)"
  }

  private func milliseconds(_ frame: Int) -> String {
    NumberText.format(film.frameRate.time(ofFrame: frame).seconds() * 1000, atMost: 0)
  }

  private static func line(_ frames: String, at time: String, has values: [String]) -> String {
    let cells = values.map { $0.rightAligned(in: 11) }.joined()
    return frames.leftAligned(in: 9) + time.rightAligned(in: 6) + cells
  }

  // MARK: - JSON

  /// The same for programs, frame by frame.
  var json: JSONValue {
    let frames = cost.frames.enumerated().map { number, frame -> JSONValue in
      .object(
        [
          .init("frame", JSONValue(number)),
          .init(
            "time", .plain(film.frameRate.time(ofFrame: number).seconds() * 1000)),
        ] + members { $0.value(of: frame) })
    }
    let most = members { measure in
      cost.costliestFrame(by: measure).map { measure.value(of: cost.frames[$0]) } ?? 0
    }
    var answer: [JSONValue.Member] = [
      .init("schemaVersion", 1), .init("file", .string(name)),
      .init("duration", .plain(film.duration.milliseconds)),
      .init("frames", JSONValue(film.frameCount)), .init("fps", .string(film.frameRate.text)),
      .init(
        "canvas", [JSONValue(film.canvas.pixelWidth), JSONValue(film.canvas.pixelHeight)]),
      .init("most", .object(most)),
      .init("costliest", .array(cost.costliestFrames(5).map { JSONValue($0) })),
      .init("costs", .array(frames)),
    ]
    if let shortfall { answer.append(.init("shortfall", .string(shortfall))) }
    return .object(answer)
  }

  private func members(_ value: (CostMeasure) -> Double) -> [JSONValue.Member] {
    CostMeasure.allCases.map { .init($0.rawValue, .plain(value($0))) }
  }
}

extension Option {
  package static let cost = Option(
    "cost", in: .scene, summary: "What each frame of a scene costs a compositor",
    details: """
      Counts, for each frame, the surfaces that are drawn apart, the areas that are blurred, drawn through masks \
      and drawn at all (1 is the whole canvas), and the layers whose words or outlines are drawn anew. A frame \
      that shows what the one before it shows costs nothing. How long a phone takes for that is not said.
      """)
}
