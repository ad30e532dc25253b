package import SegueFiles
package import SegueRendering

/// Holds films to the goldens of a folder, or writes the goldens.
package struct Verifier: Sendable {
  /// Folder of the goldens.
  package let folder: GoldenFolder
  /// Mode that determines when goldens are written.
  package let mode: RecordMode
  /// The version of the program, which goldens remember.
  package let engine: String
  /// True if expectations alone suffice for a film that has no goldens.
  package var acceptsExpectationsAlone = false
  /// Number of a film's frames that are drawn at once.
  package var concurrency = 1
  /// The files that no golden may replace.
  package var spared: Set<FileIdentity> = []
  /// Folder where goldens are written, if it is not the one where they are read.
  package var destination: GoldenFolder?

  /// A verifier that reads the goldens of `folder`, and writes them in this mode.
  package init(_ folder: GoldenFolder, mode: RecordMode, engine: String) {
    self.folder = folder
    self.mode = mode
    self.engine = engine
  }

  /// Draws a film and holds it to its goldens.
  package func result(of item: SnapshotCase) async throws(RenderError) -> CaseResult {
    try folder.check(item.kinds, of: item.name)
    let actual = try await item.evidence(engine: engine, concurrency: concurrency)
    let jumps = item.seesPixels ? try item.jumps().map { Difference.jump($0) } : []
    let wrong = try item.failedExpectations().map { Difference.expectation($0) } + jumps
    if mode == .all { return try await record(item, actual, as: item.kinds, finding: wrong) }
    let agreed = try GoldenSet(item, in: folder)
    if !agreed.missing.isEmpty, agreed.missing.count == item.kinds.count {
      if mode != .never {
        return try await record(item, actual, as: Set(agreed.missing), finding: wrong)
      }
      return item.expectations.isEmpty || !acceptsExpectationsAlone
        ? result(of: item, .missing, finding: agreed.findings + wrong, actual)
        : expected(item, actual, finding: wrong)
    }
    return try await compare(item, actual, with: agreed, finding: wrong)
  }

  /// Judges a film without goldens by what is expected of it alone.
  private func expected(
    _ item: SnapshotCase, _ actual: CaseResult.Evidence, finding wrong: [Difference]
  ) -> CaseResult {
    var found = result(of: item, wrong.isEmpty ? .same : .different, finding: wrong, actual)
    found.basis = .expectations(item.expectations.count)
    return found
  }

  /// Compares a film with what was expected, of which at least a part is there.
  private func compare(
    _ item: SnapshotCase, _ actual: CaseResult.Evidence, with agreed: GoldenSet,
    finding wrong: [Difference]
  ) async throws(RenderError) -> CaseResult {
    let actual = try await completed(actual, of: item, in: agreed.evidence.kinds)
    let verdict = Verdict(
      expected: agreed.evidence, actual: actual, of: item.film, tolerance: item.tolerance)
    var findings = verdict.findings.map { $0.located(in: folder, of: item.name) } + agreed.findings
    let isTolerant = item.tolerance != .exact && verdict.isPixelsOnly
    if let difference = try agreed.difference(from: actual, tolerating: isTolerant),
      !findings.contains(difference)
    {
      findings.append(difference)
    }
    switch mode {
    case _ where findings.isEmpty && wrong.isEmpty:
      return result(of: item, .same, finding: [], actual)
    case .failed where !findings.isEmpty:
      return try await record(item, actual, as: item.kinds, finding: findings + wrong)
    case .missing where !findings.isEmpty && findings.count == agreed.missing.count:
      return try await record(item, actual, as: Set(agreed.missing), finding: wrong)
    default:
      var different = result(of: item, .different, finding: findings + wrong, actual)
      different.differingFrames = verdict.differingFrames
      different.expected = agreed.evidence
      return different
    }
  }

  private func result(
    of item: SnapshotCase, _ outcome: CaseResult.Outcome, finding findings: [Difference],
    _ actual: CaseResult.Evidence
  ) -> CaseResult {
    CaseResult(
      name: item.name, outcome: outcome, findings: findings, differingFrames: [], recorded: [],
      actual: actual)
  }

  /// Returns the evidence with that of all kinds, drawn where it is not there yet.
  private func completed(
    _ evidence: CaseResult.Evidence, of item: SnapshotCase, in kinds: Set<GoldenKind>
  ) async throws(RenderError) -> CaseResult.Evidence {
    var evidence = evidence
    for golden in kinds.filmGoldens {
      try await golden.take(
        of: item, engine: engine, concurrency: concurrency, into: &evidence)
    }
    return evidence
  }

  /// Writes goldens, those that take longest to make last.
  private func record(
    _ item: SnapshotCase, _ actual: CaseResult.Evidence, as kinds: Set<GoldenKind>,
    finding findings: [Difference]
  ) async throws(RenderError) -> CaseResult {
    var actual = actual
    for golden in kinds.filmGoldens {
      actual = try await completed(actual, of: item, in: [golden.kind])
      guard let bytes = try golden.bytes(of: actual) else { continue }
      try (destination ?? folder).write(bytes, golden.kind, of: item.name, sparing: spared)
    }
    var recorded = result(of: item, .recorded, finding: findings, actual)
    recorded.recorded = kinds.ordered
    return recorded
  }
}

extension SnapshotCase {
  /// True unless everything that is kept is about something else than pixels.
  fileprivate var seesPixels: Bool { kinds.isEmpty || kinds.contains(where: \.seesPixels) }
}

extension GoldenKind {
  fileprivate var seesPixels: Bool { filmGolden?.seesPixels ?? true }
}

/// Golden set of a case: its goldens, as far as they are there and can be read.
private struct GoldenSet {
  private(set) var evidence = CaseResult.Evidence()
  /// The texts among the goldens, byte for byte.
  private var texts: [(golden: any FilmGolden, bytes: [UInt8])] = []
  /// The goldens that are not there.
  private(set) var missing: [GoldenKind] = []
  /// Problems with the goldens.
  private(set) var findings: [Difference] = []

  private let folder: GoldenFolder
  private let name: String

  /// Reads the goldens of a case.
  init(_ item: SnapshotCase, in folder: GoldenFolder) throws(RenderError) {
    self.folder = folder
    name = item.name
    for kind in item.kinds.ordered {
      if let bytes = try folder.bytes(kind, of: name) {
        if let golden = kind.filmGolden { read(bytes, as: golden) }
      } else {
        missing.append(kind)
        findings.append(.missing(kind))
      }
    }
  }

  private mutating func read(_ bytes: [UInt8], as golden: some FilmGolden) {
    do throws(GoldenError) {
      evidence[golden.kind] = try golden.value(reading: bytes)
      if golden.isText { texts.append((golden, bytes)) }
    } catch {
      findings.append(.damaged(golden.kind, error).located(in: folder, of: name))
    }
  }

  /// The first place in which a text says something else than the film does, whatever that is.
  ///
  /// Where pixels are tolerated, digests are, and with what the frames were drawn.
  func difference(
    from actual: CaseResult.Evidence, tolerating: Bool
  ) throws(RenderError) -> Difference? {
    for (golden, bytes) in texts {
      let now = try golden.bytes(of: actual, tolerating: tolerating ? evidence : actual)
      if let place = GoldenError(comparing: bytes, to: now ?? []) {
        return .text(golden.kind, place).located(in: folder, of: name)
      }
    }
    return nil
  }
}
