public import SegueRaster
import SegueTextSupport

/// What came of holding a film to what was agreed.
public struct CaseResult: Sendable, Codable {
  /// In one word.
  public enum Outcome: String, Hashable, Sendable, Codable {
    /// It is as agreed.
    case same
    /// What it is has been written down as agreed.
    case recorded
    /// It is not as agreed.
    case different
    /// Nothing was agreed about it.
    case missing
  }

  /// What a film that is as it should be was held to.
  public enum Basis: Hashable, Sendable, Codable {
    /// Goldens, and whatever is expected besides.
    case goldens
    /// So many expectations alone: there are no goldens.
    case expectations(Int)
    /// The film that a scene makes.
    case scene(String)
  }

  /// The name of the case.
  public let name: String
  /// In one word.
  public var outcome: Outcome
  /// What is not as agreed, what matters most in front.
  public var findings: [Finding]
  /// The numbers of the frames that differ.
  public var differingFrames: [Int]
  /// Which goldens were written.
  public var recorded: [GoldenKind]
  /// What it was held to.
  public var basis = Basis.goldens
  /// How pixels were compared, where that is another question for each recording.
  public var judgement: Judgement?
  /// How the film is.
  public var actual: Evidence
  /// How it was agreed to be, as far as there are goldens; only kept where something differs.
  public var expected: Evidence?

  /// A result with its findings and what they are about.
  public init(
    name: String, outcome: Outcome, findings: [Finding], differingFrames: [Int] = [],
    recorded: [GoldenKind] = [], actual: Evidence, expected: Evidence? = nil
  ) {
    self.name = name
    self.outcome = outcome
    self.findings = findings
    self.differingFrames = differingFrames
    self.recorded = recorded
    self.actual = actual
    self.expected = expected
  }

  /// What a film is, as goldens keep it.
  public struct Evidence: Sendable {
    /// What its layers do.
    public var timeline: FilmTimeline?
    /// Its frames.
    public var frames: FrameRecord?
    /// Several moments of it.
    public var strip: Surface?

    /// What is known of a film.
    public init(
      timeline: FilmTimeline? = nil, frames: FrameRecord? = nil, strip: Surface? = nil
    ) {
      self.timeline = timeline
      self.frames = frames
      self.strip = strip
    }
  }

  /// The first frame in which anything is known to differ.
  public var firstDifference: Int? {
    let layers = findings.compactMap { finding -> Int? in
      if case .layer(let change) = finding { change.frame } else { nil }
    }
    return (differingFrames.prefix(1) + layers).min()
  }

  /// Where the film jumps, whatever was agreed.
  public var jumps: [Jump] {
    findings.compactMap { finding in
      if case .jump(let jump) = finding { jump } else { nil }
    }
  }

  /// The expectations that the film does not meet, whatever was agreed.
  public var failedExpectations: [FailedExpectation] {
    findings.compactMap { finding in
      if case .expectation(let failed) = finding { failed } else { nil }
    }
  }

  /// Whether the film is as agreed, but jumps or does not move as it is meant to.
  public var isAgreedButWrong: Bool {
    !findings.isEmpty && jumps.count + failedExpectations.count == findings.count
  }

  private var sameWords: String {
    switch basis {
    case .goldens: "as agreed"
    case .expectations(let count):
      "as expected, without goldens: \(count.counted("expectation"))"
    case .scene(let path): "as \(Quote(path: path)) draws it"
    }
  }

  /// The result in one sentence.
  public var sentence: String {
    switch outcome {
    case .same:
      sameWords + (judgement.map { ", \($0.words)" } ?? "")
    case .recorded: "recorded: " + recorded.map(\.words).joined(separator: ", ")
    case .missing, .different: findings.first.map { "\($0)" } ?? "not as agreed"
    }
  }
}

extension CaseResult: Plausible {
  /// Whether a film can have frames of these numbers.
  package var isPlausible: Bool { differingFrames.allSatisfy { $0 >= 0 } }
}
