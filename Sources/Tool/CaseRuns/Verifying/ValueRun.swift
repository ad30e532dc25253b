import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueJSON
import SegueRecordedValues
import SegueRendering
import SegueReports
import SegueTextSupport
import SegueVerification

/// Holds values that a test has recorded to their golden, or writes it.
struct ValueRun {
  let plan: CasePlan
  let mode: RecordMode
  /// The files that no golden may replace.
  var spared: Set<FileIdentity> = []
  /// The folder to which the golden is written, if that is not where it is read.
  var destination: GoldenFolder?
  /// True if a page shows the values that differ.
  var isShown = false

  /// Result about values, and the tracks of those that differ.
  struct Answer {
    let result: CaseResult
    var courses: ReportedCourses?
  }

  func answer() throws(CaseError) -> Answer {
    try checkOptions()
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(plan.scene, limit: JSONLimits().fileSize).bytes
    } catch {
      throw CaseError(RunError(error))
    }
    var diagnostics = Diagnostics()
    guard let actual = Self.timeline(bytes, called: plan.scene, &diagnostics) else {
      throw CaseError(diagnostics)
    }
    do throws(RenderError) {
      return try answer(of: actual, bytes)
    } catch {
      throw CaseError(RunError(error))
    }
  }

  /// Refuses what is about pixels.
  private func checkOptions() throws(CaseError) {
    let words: String? =
      plan.against != nil
      ? "has only values, and is not held to a scene"
      : !plan.hidden.isEmpty || !plan.ignored.isEmpty
        ? "has only values, and no pixels that could be ignored"
        : plan.tolerance != .exact ? "has only values, which differ by no levels or pixels" : nil
    guard let words else { return }
    throw CaseError(
      RunError(
        .usage, "\(Quote(path: plan.scene)) \(words)",
        hint: plan.tolerance != .exact
          ? "a suite says {\"values\": 0.5, \"because\": \"...\"}" : nil))
  }

  private static func timeline(
    _ bytes: [UInt8], called name: String, _ diagnostics: inout Diagnostics
  ) -> ValueTimeline? {
    var reader = ValueTimelineReader(SourceText(name: name, bytes: bytes))
    return reader.read(into: &diagnostics)
  }

  private func answer(
    of actual: ValueTimeline, _ bytes: [UInt8]
  ) throws(RenderError) -> Answer {
    guard mode != .all, let golden = try plan.folder.bytes(.values, of: plan.name) else {
      let result = mode == .never ? found(.missing, [.missing(.values)]) : try record(bytes, [])
      return Answer(result: result)
    }
    var diagnostics = Diagnostics()
    let file = plan.folder.file(.values, of: plan.name)
    guard let agreed = Self.timeline(golden, called: file, &diagnostics) else {
      let damage = Difference.damaged(.values, GoldenError(diagnostics, in: file))
      return Answer(result: try settle([damage], bytes))
    }
    let differences = TimelineDifferences(from: agreed, to: actual, beyond: plan.valueTolerance)
    if differences.words.isEmpty { return Answer(result: found(.same, [])) }
    let words = causes(from: agreed, to: actual) + differences.words
    var answer = Answer(
      result: try settle(words.map { .content(.values, $0) }, bytes, differences.frames))
    if isShown, answer.result.outcome == .different {
      answer.courses = ReportedCourses(from: agreed, to: actual, beyond: plan.valueTolerance)
    }
    return answer
  }

  /// Description of the curves that are others, of features that differ.
  private func causes(from agreed: ValueTimeline, to actual: ValueTimeline) -> [String] {
    var curves = CurveChanges(from: agreed, to: actual)
    let areSameFrames = actual.frameWords(insteadOf: agreed) == nil
    return actual.features(insteadOf: agreed).compactMap { pair in
      guard case .both(let feature, let other) = pair else { return nil }
      if areSameFrames,
        ComponentChange.all(from: feature, to: other, beyond: plan.valueTolerance).isEmpty
      {
        return nil
      }
      return curves.words(from: feature, to: other).map { "\(pair.words): \($0)" }
    }
  }

  private func settle(
    _ findings: [Difference], _ bytes: [UInt8], _ frames: [Int] = []
  ) throws(RenderError) -> CaseResult {
    mode == .failed ? try record(bytes, findings) : found(.different, findings, frames)
  }

  private func found(
    _ outcome: CaseResult.Outcome, _ findings: [Difference], _ frames: [Int] = []
  ) -> CaseResult {
    CaseResult(
      name: plan.name, outcome: outcome, findings: findings, differingFrames: frames,
      actual: CaseResult.Evidence())
  }

  private func record(
    _ bytes: [UInt8], _ findings: [Difference]
  ) throws(RenderError) -> CaseResult {
    try (destination ?? plan.folder).write(bytes, .values, of: plan.name, sparing: spared)
    return CaseResult(
      name: plan.name, outcome: .recorded, findings: findings, recorded: [.values],
      actual: CaseResult.Evidence())
  }
}

extension GoldenError {
  /// The first mistake in a golden that is JSON.
  fileprivate init(_ diagnostics: Diagnostics, in file: String) {
    let first = diagnostics.placed.first
    self.init(
      line: first?.place?.line, column: first?.place?.column, found: first?.message ?? "no JSON",
      expected: "the values that a test has recorded")
    self.file = file
  }
}
