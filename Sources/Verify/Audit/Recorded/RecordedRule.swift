import SegueGeometry
import SegueMotion
import SegueMotionAssertions

/// One thing that guidelines ask of a film, and that its pixels alone can tell.
protocol RecordedRule: AuditRule {
  /// Returns the violations in a recording.
  func findings(in recording: RecordedContext) -> [AuditFinding]
}

/// A recording, and how findings are made of it.
struct RecordedContext {
  let scan: RecordedScan
  let course: PictureCourse
  private let thresholds: Thresholds

  init(_ scan: RecordedScan, _ thresholds: Thresholds) {
    (self.scan, self.thresholds) = (scan, thresholds)
    course = PictureCourse(scan)
  }

  /// The time at which a picture is seen first.
  func time(of picture: Int) -> Time {
    scan.pictures.indices.contains(picture)
      ? .seconds(scan.pictures[picture].begin) : .seconds(scan.end)
  }

  /// The finding that a value makes, if it makes one; pictures are numbered from 0.
  func finding(
    _ rule: some AuditRule, _ measure: Measure, value: Double, during pictures: ClosedRange<Int>,
    hint: String? = nil, sentence: (_ bound: Double) -> String
  ) -> AuditFinding? {
    guard let (severity, bound) = thresholds.judge(measure, value) else { return nil }
    let span = time(of: pictures.lowerBound)...time(of: pictures.upperBound)
    return AuditFinding(
      rule: rule.rule, severity: severity, span: span, frames: pictures, measure: measure,
      value: value, bound: bound, sentence: sentence(bound), hint: hint ?? rule.remedy)
  }
}
