import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueTextSupport

/// nothing flashes so often that it may bring about a seizure (WCAG 2.3.1).
struct Flashes: AuditRule {
  let rule = GuidelineRule.flashes
  let measures: [Measure] = [.flashWarning, .flashFailure]
  let publications: [Publication] = [.flashes]
  let scansFrames = true
  let summary = "nothing flashes more than three times within a second"
  let remedy = "let light change less, less often, or in a smaller part of the picture"

  func findings(in audit: AuditContext) -> [AuditFinding] {
    (audit.scan?.flashes ?? []).compactMap { spot -> AuditFinding? in
      guard let measure = measure(of: spot) else { return nil }
      let end = audit.time(ofFrame: spot.frame)
      let start = max(.zero, end - .seconds(1))
      var found = audit.finding(
        self, measure, value: Double(spot.steps), during: start...end
      ) { _ in sentence(about: spot) }
      found?.area = spot.window
      return found
    }
  }

  /// The measure of a spot; `nil` for one that does no harm.
  func measure(of spot: FlashSpot) -> Measure? {
    // In a window, pages that pass change light as often; only what fails counts there.
    if spot.level == .warning { return spot.window == nil ? .flashWarning : nil }
    return .flashFailure
  }

  /// The flashes of a spot, in words.
  func sentence(about spot: FlashSpot) -> String {
    let what = spot.kind == .luminance ? "light" : "saturated red"
    return "\(what) changes \(spot.steps) times to and fro within a second\(place(of: spot))"
      + (spot.level == .extendedFail ? ", for four of five seconds" : "")
      + ", expected at most 6, and 3 for long"
  }

  private func place(of spot: FlashSpot) -> String {
    guard let box = spot.window else { return "" }
    func whole(_ value: Double) -> String { NumberText.format(value.rounded(), atMost: 0) }
    return " within \(whole(box.minX)),\(whole(box.minY))"
      + " \(whole(box.size.width))x\(whole(box.size.height))"
  }
}

extension Measure {
  // WCAG 2.3.1: more than three flashes within a second. Two are allowed, and common where pages pass.
  /// Flashes that warn, as a flag.
  static let flashWarning = Measure(
    "flashWarning", in: .flag, defect: Limit(remark: 0), own: [.a11y: Limit(warning: 0)])
  /// Flashes that fail, as a flag.
  static let flashFailure = Measure("flashFailure", in: .flag, defect: Limit(error: 0))
}
