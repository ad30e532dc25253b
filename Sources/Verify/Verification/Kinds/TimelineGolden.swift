import SegueFiles
import SegueMotion
import SegueRendering

extension GoldenKind {
  /// The timeline of every layer, in numbers.
  package static let timeline = GoldenKind(TimelineGolden())
}

extension CaseResult.Evidence {
  /// Timeline of the film's layers.
  package var timeline: FilmTimeline? {
    get { self[.timeline] }
    set { self[.timeline] = newValue }
  }
}

/// Golden of where and what every layer is: the text that people read in reviews, and that names causes.
struct TimelineGolden: TextGolden {
  let name = "timeline"
  let ending = ".timeline.txt"
  let words = "timeline"
  let summary = "what every layer does, as text"

  /// The number of layers that a verdict lists.
  private static let layerLimit = 5

  func value(of item: SnapshotCase, engine: String, concurrency: Int) -> FilmTimeline {
    FilmTimeline(of: item.film)
  }

  func text(of timeline: FilmTimeline) -> String { timeline.text }

  func value(reading text: String) throws(GoldenError) -> FilmTimeline {
    try FilmTimeline(reading: text)
  }

  func judge(_ actual: FilmTimeline, expected: FilmTimeline, in verdict: inout Verdict) {
    verdict.judge(actual.setting, expected: expected.setting)
    let layers = TimelineComparison(expected: expected, actual: actual)
    // Of what comes as before, only later, no layer has a cause of its own.
    if verdict.frames.pattern.isShift { return }
    if let film = verdict.film {
      let causes = CauseFinder.causes(of: layers.changes, in: film, agreed: expected)
      verdict.findings.insert(contentsOf: causes.map { .cause($0) }, at: 0)
    }
    if layers.isReordered, layers.changes.isEmpty { verdict.findings.append(.structure) }
    verdict.findings += layers.changes.prefix(Self.layerLimit).map { .layer($0) }
    let more = layers.changes.count - Self.layerLimit
    if more > 0 { verdict.findings.append(.moreLayers(more)) }
  }
}

extension Verdict {
  fileprivate mutating func judge(_ new: FilmSetting, expected old: FilmSetting) {
    if old.canvasWords != new.canvasWords {
      findings.append(.canvas(old: old.canvasWords, new: new.canvasWords))
    }
    if old.rate != new.rate { findings.append(.rate(old: old.rate, new: new.rate)) }
    if (old.duration, old.frameCount) != (new.duration, new.frameCount) {
      findings.append(
        .length(
          old: old.duration, new: new.duration, oldCount: old.frameCount,
          newCount: new.frameCount))
    }
    if old.background != new.background {
      findings.append(.background(old: old.background, new: new.background))
    }
  }
}

extension FilmSetting {
  /// Description of the canvas.
  fileprivate var canvasWords: String { "\(size) points at scale \(scale)" }
}

/// A timeline is told as its golden.
extension FilmTimeline: Codable {
  /// Creates the timeline that another run has reported.
  package init(from decoder: any Decoder) throws {
    try self.init(reading: decoder.singleValueContainer().decode(String.self))
  }

  /// Tells it another run.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
