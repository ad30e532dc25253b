public import SegueFiles
import SegueRaster
public import SegueRendering

/// Holds films to the goldens of a folder, or writes the goldens.
public struct Verifier: Sendable {
  /// Folder of the goldens.
  public let folder: GoldenFolder
  /// Mode that determines when goldens are written.
  public let mode: RecordMode
  /// The version of the program, which goldens remember.
  public let engine: String
  /// True if expectations alone suffice for a film that has no goldens.
  public var acceptsExpectationsAlone = false
  /// Number of a film's frames that are drawn at once.
  public var concurrency = 1
  /// The files that no golden may replace.
  package var spared: Set<FileIdentity> = []
  /// Folder where goldens are written, if it is not the one where they are read.
  package var destination: GoldenFolder?

  /// A verifier that reads the goldens of `folder`, and writes them in this mode.
  public init(_ folder: GoldenFolder, mode: RecordMode, engine: String) {
    self.folder = folder
    self.mode = mode
    self.engine = engine
  }

  /// Draws a film and holds it to its goldens.
  public func result(of item: SnapshotCase) async throws(FilmFailure) -> CaseResult {
    try folder.check(item.kinds, of: item.name)
    let actual = CaseResult.Evidence(
      timeline: item.timeline(),
      frames: try await item.frames(engine: engine, concurrency: concurrency))
    let jumps = item.kinds == [.timeline] ? [] : try item.jumps().map { Difference.jump($0) }
    let wrong = try item.failedExpectations().map { Difference.expectation($0) } + jumps
    if mode == .all { return try record(item, actual, Array(item.kinds), wrong) }
    let agreed = try GoldenSet(item, in: folder)
    if !agreed.missing.isEmpty, agreed.missing.count == item.kinds.count {
      if mode != .never { return try record(item, actual, agreed.missing, wrong) }
      return item.expectations.isEmpty || !acceptsExpectationsAlone
        ? result(item, .missing, agreed.findings + wrong, actual) : expected(item, actual, wrong)
    }
    return try compare(item, agreed, actual, wrong)
  }

  /// Judges a film without goldens by what is expected of it alone.
  private func expected(
    _ item: SnapshotCase, _ actual: CaseResult.Evidence, _ wrong: [Difference]
  ) -> CaseResult {
    var found = result(item, wrong.isEmpty ? .same : .different, wrong, actual)
    found.basis = .expectations(item.expectations.count)
    return found
  }

  /// Compares a film with what was expected, of which at least a part is there.
  private func compare(
    _ item: SnapshotCase, _ agreed: GoldenSet, _ actual: CaseResult.Evidence, _ wrong: [Difference]
  ) throws(FilmFailure) -> CaseResult {
    let verdict = Verdict(expected: agreed.evidence, actual: actual, of: item.film)
    var findings = verdict.findings
    var actual = actual
    if let strip = agreed.evidence.strip {
      let now = try item.strip()
      actual.strip = now
      if verdict.isPixelsOnly, item.tolerance.accepts(strip, now) {
        findings = []
      } else if let finding = PictureComparison(expected: strip, actual: now).finding {
        findings.append(.picture(finding))
      }
    }
    findings += agreed.findings
    if let difference = agreed.difference(
      from: actual, tolerating: item.tolerance != .exact && verdict.isPixelsOnly)
    {
      findings.append(difference)
    }
    switch mode {
    case _ where findings.isEmpty && wrong.isEmpty: return result(item, .same, [], actual)
    case .failed where !findings.isEmpty:
      return try record(item, actual, Array(item.kinds), findings + wrong)
    case .missing where !findings.isEmpty && findings.count == agreed.missing.count:
      return try record(item, actual, agreed.missing, wrong)
    default:
      var different = result(item, .different, findings + wrong, actual)
      different.differingFrames = verdict.differingFrames
      different.expected = agreed.evidence
      return different
    }
  }

  private func result(
    _ item: SnapshotCase, _ outcome: CaseResult.Outcome, _ findings: [Difference],
    _ actual: CaseResult.Evidence
  ) -> CaseResult {
    CaseResult(
      name: item.name, outcome: outcome, findings: findings, differingFrames: [], recorded: [],
      actual: actual)
  }

  /// Writes goldens, those that take longest to make last.
  private func record(
    _ item: SnapshotCase, _ actual: CaseResult.Evidence, _ kinds: [GoldenKind],
    _ findings: [Difference]
  ) throws(FilmFailure) -> CaseResult {
    var actual = actual
    for kind in GoldenKind.allCases where kinds.contains(kind) {
      let bytes: [UInt8]?
      switch kind {
      case .timeline: bytes = actual.timeline.map { Array($0.text.utf8) }
      case .frames: bytes = actual.frames.map { Array($0.text.utf8) }
      case .strip:
        if actual.strip == nil { actual.strip = try item.strip() }
        bytes = try actual.strip.map { (strip) throws(FilmFailure) in try strip.png() }
      case .recording, .looks: bytes = nil
      }
      guard let bytes else { continue }
      do throws(FileError) {
        try (destination ?? folder).golden(kind, of: item.name).write(bytes, sparing: spared)
      } catch {
        throw .file(error)
      }
    }
    var recorded = result(item, .recorded, findings, actual)
    recorded.recorded = GoldenKind.allCases.filter { kinds.contains($0) }
    return recorded
  }
}

/// Golden set of a case: its goldens, as far as they are there and can be read.
private struct GoldenSet {
  private(set) var evidence = CaseResult.Evidence()
  /// The texts among the goldens, byte for byte.
  private var texts: [(kind: GoldenKind, file: String, bytes: [UInt8])] = []
  /// The goldens that are not there.
  private(set) var missing: [GoldenKind] = []
  /// Problems with the goldens.
  private(set) var findings: [Difference] = []

  /// True if a golden is there and cannot be read.
  var isDamaged: Bool { findings.count > missing.count }

  /// Reads the goldens of a case.
  init(_ item: SnapshotCase, in folder: GoldenFolder) throws(FilmFailure) {
    for kind in GoldenKind.allCases where item.kinds.contains(kind) {
      let bytes: [UInt8]?
      do throws(FileError) {
        bytes = try folder.golden(kind, of: item.name).read()
      } catch {
        throw .file(error)
      }
      if let bytes {
        read(bytes, kind, from: folder.file(kind, of: item.name))
      } else {
        missing.append(kind)
        findings.append(.missing(kind))
      }
    }
  }

  private mutating func read(_ bytes: [UInt8], _ kind: GoldenKind, from file: String) {
    do throws(GoldenDamage) {
      let text = String(decoding: bytes, as: UTF8.self)
      switch kind {
      case .timeline: evidence.timeline = try FilmTimeline(reading: text)
      case .frames: evidence.frames = try FrameRecord(reading: text)
      case .strip:
        evidence.strip = try Surface(goldenStrip: bytes)
        return
      case .recording, .looks: return
      }
      texts.append((kind, file, bytes))
    } catch {
      var damage = error
      damage.file = file
      findings.append(.damaged(kind, damage))
    }
  }

  /// The first place in which a text says something else than the film does, whatever that is.
  ///
  /// Where pixels are tolerated, digests are, and with what the frames were drawn.
  func difference(from actual: CaseResult.Evidence, tolerating: Bool) -> Difference? {
    for (kind, file, bytes) in texts {
      var frames = actual.frames
      if tolerating, let agreed = evidence.frames {
        frames?.engine = agreed.engine
        frames?.fonts = agreed.fonts
        frames?.digests = agreed.digests
      }
      let text = kind == .timeline ? actual.timeline?.text : frames?.text
      guard var damage = GoldenDamage(comparing: bytes, to: Array((text ?? "").utf8)) else {
        continue
      }
      damage.file = file
      return .text(kind, damage)
    }
    return nil
  }
}
