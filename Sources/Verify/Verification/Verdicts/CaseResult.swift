import SegueTextSupport

/// Result of comparing a film with its goldens.
package struct CaseResult: Sendable, Codable {
  /// In one word.
  package enum Outcome: String, Hashable, Sendable, Codable {
    /// It is as expected.
    case same
    /// The film has been recorded as the new golden.
    case recorded
    /// It is not as expected.
    case different
    /// Nothing was expected about it.
    case missing
    /// A recording says too little about its movement.
    case open
  }

  /// Standards against which a passing film was checked.
  package enum Basis: Hashable, Sendable, Codable {
    /// Goldens, and whatever is expected besides.
    case goldens
    /// So many expectations alone: there are no goldens.
    case expectations(Int)
    /// The film that a scene makes.
    case scene(String)
    /// The movement of a scene.
    case movement(of: String)
  }

  /// The name of the case.
  package let name: String
  /// In one word.
  package var outcome: Outcome
  /// Differences from the goldens, the most important in front.
  package var findings: [Difference]
  /// The numbers of the frames that differ.
  package var differingFrames: [Int]
  /// Kinds of the goldens that were written.
  package var recorded: [GoldenKind]
  /// Standard against which the film was checked.
  package var basis = Basis.goldens
  /// Comparison mode of the pixels, where each recording has its own.
  package var judgement: ComparisonMode?
  /// Size of the differences between the frames of two recordings, as far as they were measured.
  package var magnitude: DifferenceMagnitude?
  /// Reasons why it can't be told if a recording moves as expected.
  package var reasons: [String] = []
  /// Remarks about the way of comparison.
  package var remarks: [String] = []
  /// Evidence of the film as it is.
  package var actual: Evidence
  /// Evidence of the film as expected, as far as there are goldens; only kept where something differs.
  package var expected: Evidence?

  /// A result with its findings and what they are about.
  package init(
    name: String, outcome: Outcome, findings: [Difference], differingFrames: [Int] = [],
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

  /// Evidence of a film, as goldens keep it: a value for each kind of golden.
  package struct Evidence: Sendable {
    private var values: [GoldenKind: any Sendable] = [:]

    /// Evidence of nothing yet.
    package init() {}

    /// Evidence of one kind, as far as there is any.
    package init(_ kind: GoldenKind, _ value: (some Sendable)?) { self[kind] = value }

    /// Kinds of goldens of which there is a value.
    package var kinds: Set<GoldenKind> { Set(values.keys) }

    /// Value that a kind of golden keeps.
    package subscript<Value: Sendable>(kind: GoldenKind) -> Value? {
      get { values[kind] as? Value }
      set {
        if let newValue { values[kind] = newValue } else { remove(kind) }
      }
    }

    /// Removes the value of a kind.
    package mutating func remove(_ kind: GoldenKind) { values[kind] = nil }
  }

  /// The first frame in which anything is known to differ.
  package var firstDifference: Int? {
    let layers = findings.compactMap { finding -> Int? in
      if case .layer(let change) = finding { change.frame } else { nil }
    }
    return (differingFrames.prefix(1) + layers).min()
  }

  /// Jumps of the film, whatever the goldens say.
  package var jumps: [Jump] {
    findings.compactMap { finding in
      if case .jump(let jump) = finding { jump } else { nil }
    }
  }

  /// The expectations that the film does not meet, whatever was expected.
  package var failedExpectations: [FailedExpectation] {
    findings.compactMap { finding in
      if case .expectation(let failed) = finding { failed } else { nil }
    }
  }

  /// True if the film matches its goldens, but jumps or does not move as it is meant to.
  package var isAgreedButWrong: Bool {
    !findings.isEmpty && jumps.count + failedExpectations.count == findings.count
  }

  private var sameWords: String {
    switch basis {
    case .goldens: "as expected"
    case .expectations(let count):
      "as expected, without goldens: \(count.counted("expectation"))"
    case .scene(let path): "as \(Quote(path: path)) draws it"
    case .movement(let path): "moves as \(Quote(path: path)) does"
    }
  }

  /// The result in one sentence.
  package var sentence: String {
    switch outcome {
    case .same:
      sameWords
        + (magnitude.map { ", but for \($0.words)" } ?? judgement.map { ", \($0.words)" } ?? "")
    case .open: "can't tell" + (reasons.first.map { ": \($0)" } ?? "")
    case .recorded: "recorded: " + recorded.map(\.words).joined(separator: ", ")
    case .missing, .different: findings.first.map { "\($0)" } ?? "not as expected"
    }
  }
}

extension CaseResult: Plausible {
  /// True if a film can have frames of these numbers.
  package var isPlausible: Bool { differingFrames.allSatisfy { $0 >= 0 } }
}
