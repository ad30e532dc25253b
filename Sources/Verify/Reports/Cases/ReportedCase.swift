package import SegueJSON
package import SegueRendering
import SegueTextSupport
package import SegueVerification

/// One film of a run, with all that a report says of it.
package struct ReportedCase: Sendable, Codable {
  /// The name of the case.
  package let name: String
  /// Outcome of the case.
  package let outcome: ReportOutcome
  /// The verdict in one sentence.
  package let sentence: String
  /// Everything that is not as expected, what matters most in front.
  package let findings: [String]
  /// The comparison, without its pictures; nothing if the film could not be drawn.
  package let result: CaseResult?
  /// Title of the scene, as it says itself.
  package var title: String?
  /// Source location of the scene.
  package var place: Location?
  /// Command that reproduces the result.
  package var reproduceCommand: String?
  /// Command that accepts the actual film.
  package var acceptCommand: String?
  /// Reason why it may differ as it does, where a tolerance lets that pass.
  package var allowance: String?
  /// Duration of drawing and comparing, in milliseconds.
  package var milliseconds: Int?
  /// Files about the case that CI systems may show, such as pictures.
  package var attachments: [String] = []
  /// Messages about a scene that cannot be drawn, line by line.
  private(set) var messageLines: [String] = []
  /// The same for programs.
  package var mistakes: [PlacedMessage] = []
  /// Its pictures, those that show both films in front: a page opens on the first.
  package var films: [ReportedFilm] = []
  /// Movements of an aligned recording, beside those of the scene.
  package var movements: [ReportedMovement] = []
  /// Tracks of values that a test has recorded, where they differ.
  package var valueCourses: ReportedCourses?
  /// Number of the film's frames, and of frames a second, as far as the comparison knows.
  private let knownFrameCount: Int?
  let rate: String?

  /// A film that was compared or recorded.
  ///
  /// If it failed, the pictures of the result are taken over: of a film strip, its five moments.
  package init(_ result: CaseResult) throws(RenderError) {
    name = result.name
    outcome = ReportOutcome(result.outcome)
    sentence = result.sentence
    findings = result.findings.map { "\($0)" }
    if outcome.isFailure {
      films = try ReportedFilm.all(expected: result.expected, actual: result.actual)
    }
    knownFrameCount = result.frameCount
    rate = result.actual.timeline?.setting.rate
    self.result = outcome.isFailure ? result.withoutPictures : result.withoutEvidence
  }

  /// A scene that cannot be drawn, and why; the first line of the message is the verdict.
  package init(broken name: String, because message: String) {
    self.name = name
    outcome = .broken
    messageLines = message.split(whereSeparator: \.isNewline).map(String.init)
    sentence = messageLines.first ?? "it cannot be drawn"
    findings = [sentence]
    (result, knownFrameCount, rate) = (nil, nil, nil)
  }

  /// The number of frames of the film, as far as it is known.
  var frameCount: Int? {
    knownFrameCount ?? films.flatMap(\.frames).compactMap(\.number).max().map { $0 + 1 }
  }

  /// Number of the first frame that differs.
  var firstDifference: Int? {
    result?.firstDifference
      ?? films.flatMap(\.frames).filter(\.differs).compactMap(\.number).min()
  }
}

extension ReportedCase {
  /// Location of a scene: its file, and the line if one is to blame.
  package struct Location: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The file, as the user named it.
    package var file: String
    /// The line, from 1.
    package var line: Int?

    /// A place in a file.
    package init(file: String, line: Int? = nil) {
      self.file = file
      self.line = line
    }

    /// The place as messages write it.
    package var description: String { line.map { "\(file):\($0)" } ?? file }
  }
}

extension CaseResult {
  /// The result without pictures, which are large.
  package var withoutPictures: CaseResult {
    var result = self
    result.actual.removePictures()
    result.expected?.removePictures()
    return result
  }

  /// The result of a film of which nobody asks what exactly it is, because it is as expected.
  fileprivate var withoutEvidence: CaseResult {
    var result = self
    (result.actual, result.expected) = (Evidence(), nil)
    return result
  }

  /// The number of frames, as far as it is known.
  fileprivate var frameCount: Int? {
    (actual.frames ?? expected?.frames)?.digests.count ?? actual.timeline?.setting.frameCount
  }
}

extension ReportedCase: Plausible {
  /// True if it tells of a film that can be, and took a time.
  package var isPlausible: Bool {
    (knownFrameCount ?? 0) >= 0 && (milliseconds ?? 0) >= 0
  }
}

extension ReportedCase {
  /// All layers that differ on their own account, where a verdict lists only some.
  var layerChanges: [LayerChange] {
    if let old = result?.expected?.timeline, let new = result?.actual.timeline {
      return TimelineComparison(expected: old, actual: new).changes
    }
    return (result?.findings ?? []).compactMap { finding in
      if case .layer(let change) = finding { change } else { nil }
    }
  }

  /// Tracks of the numbers that differ, those of the first layers in front, as far as timelines are known.
  var courses: ReportedCourses {
    if let valueCourses { return valueCourses }
    guard let old = result?.expected?.timeline, let new = result?.actual.timeline else {
      return ReportedCourses([])
    }
    return ReportedCourses(
      layerChanges.flatMap { ValueTrajectory.all(of: $0, expected: old, actual: new) })
  }

  /// The frames in which a layer differs, as far as its timelines are known.
  func differingFrames(of layer: String) -> [FrameRun] {
    guard let expected = result?.expected?.timeline, let actual = result?.actual.timeline else {
      return []
    }
    let (old, new) = (expected.track(layer), actual.track(layer))
    let count = min(expected.setting.frameCount, actual.setting.frameCount)
    let starts = Set(((old?.entries ?? []) + (new?.entries ?? [])).map(\.frame))
      .filter { $0 < count }.sorted()
    var frames: [Int] = []
    for (place, start) in starts.enumerated()
    where old?.state(at: start) != new?.state(at: start) {
      frames += start..<(place + 1 < starts.count ? starts[place + 1] : count)
    }
    return FrameRun.all(of: frames)
  }
}

/// Outcomes of a case, the gravest in front; reports list cases in this order.
package enum ReportOutcome: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// It is not as expected.
  case different
  /// Nothing was expected about it.
  case missing
  /// It could not be drawn at all.
  case broken
  /// A recording says too little about its movement.
  case open
  /// The film has been recorded as the new golden.
  case recorded
  /// It is as expected.
  case same

  /// Creates the outcome that a comparison reports.
  package init(_ outcome: CaseResult.Outcome) {
    self =
      switch outcome {
      case .same: .same
      case .recorded: .recorded
      case .different: .different
      case .missing: .missing
      case .open: .open
      }
  }

  /// True if the case needs attention.
  package var isFailure: Bool { self < .open }

  /// The graver one comes first.
  package static func < (a: ReportOutcome, b: ReportOutcome) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .different: 0
    case .missing: 1
    case .broken: 2
    case .open: 3
    case .recorded: 4
    case .same: 5
    }
  }
}

extension ReportOutcome {
  /// Name of the outcome in headings and counts.
  var words: String {
    switch self {
    case .same: "as expected"
    case .open: "can't tell"
    default: rawValue
    }
  }
}

/// Frames that follow each other.
struct FrameRun: Hashable, Sendable {
  /// The number of the first frame.
  let first: Int
  /// The number of the last frame.
  private(set) var last: Int

  /// The number of frames.
  var count: Int { last - first + 1 }

  /// Ascending numbers, those in a row taken together.
  static func all(of numbers: [Int]) -> [FrameRun] {
    var runs: [FrameRun] = []
    for number in numbers {
      if let end = runs.last?.last, number == end + 1 {
        runs[runs.count - 1].last = number
      } else {
        runs.append(FrameRun(first: number, last: number))
      }
    }
    return runs
  }
}
