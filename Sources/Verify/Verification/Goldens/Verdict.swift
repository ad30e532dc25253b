package import SegueMotion

/// Finds out what has become different, and what is only a consequence of it.
///
/// Each kind of golden of which both sides have evidence judges in its turn, and sees what those before it have
/// found.
public struct Verdict {
  /// Differences, the most important in front.
  package internal(set) var findings: [Difference] = []
  /// The numbers of the frames that differ.
  package var differingFrames: [Int] { frames.differing }

  /// The film itself, in which causes are looked for.
  let film: AnimatedScene?
  /// Tolerance for differences between pixels.
  let tolerance: Tolerance
  /// Pattern by which frames differ, as far as there are digests of them.
  let frames: FrameComparison
  private let evidence: (expected: CaseResult.Evidence, actual: CaseResult.Evidence)

  /// Judges a film by the evidence that was agreed on; with the film itself, causes are looked for.
  package init(
    expected: CaseResult.Evidence, actual: CaseResult.Evidence, of film: AnimatedScene? = nil,
    tolerance: Tolerance = .exact
  ) {
    self.film = film
    self.tolerance = tolerance
    evidence = (expected, actual)
    frames = FrameComparison(
      expected: expected.frames?.digests ?? [], actual: actual.frames?.digests ?? [])
    for golden in expected.kinds.filmGoldens { judge(by: golden) }
  }

  private mutating func judge<Golden: FilmGolden>(by golden: Golden) {
    let (expected, actual): (Golden.Value?, Golden.Value?) = (
      evidence.expected[golden.kind], evidence.actual[golden.kind]
    )
    guard let expected, let actual else { return }
    golden.judge(actual, expected: expected, in: &self)
  }

  /// Adds a difference that a kind of golden has found, in its words.
  public mutating func add(_ words: String, by golden: some FilmGolden) {
    findings.append(.content(golden.kind, words))
  }

  /// True if pixels differ while nothing else does.
  package var isPixelsOnly: Bool {
    findings.allSatisfy { finding in
      switch finding {
      case .pixels, .engine, .font, .detour, .beginning, .end, .picture: true
      default: false
      }
    }
  }
}
