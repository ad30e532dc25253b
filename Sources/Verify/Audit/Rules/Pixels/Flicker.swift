import SegueGeometry
import SegueMotionAssertions
import SegueMotion
import SegueRendering
import SegueTextSupport

/// no place becomes lighter and darker again and again within 150 ms.
struct Flicker: AuditRule {
  let rule = GuidelineRule.flicker
  let measures: [Measure] = [.flickerTurns]
  let scansFrames = true
  let summary = "no place of the picture becomes lighter and darker again and again"
  let remedy = "let opacities and colors go one way, more slowly"

  func findings(in audit: AuditContext) -> [AuditFinding] {
    guard let spot = audit.scan?.flicker else { return [] }
    let span =
      audit.time(ofFrame: spot.frames.lowerBound)...audit.time(ofFrame: spot.frames.upperBound)
    func whole(_ value: Double) -> String { NumberText.format(value.rounded(), atMost: 0) }
    var found = audit.finding(
      self, .flickerTurns, value: Double(spot.turns), during: span
    ) { bound in
      "the place at \(whole(spot.box.minX)),\(whole(spot.box.minY)) turns \(spot.turns) times from"
        + " lighter to darker or back within 150 ms, expected at most \(whole(bound))"
    }
    found?.area = spot.box
    return [found].compactMap(\.self)
  }
}

extension Measure {
  /// Number of times a tile of the picture turns from lighter to darker or back within 150 ms.
  static let flickerTurns = Measure("flickerTurns", in: .count, defect: Limit(warning: 2))
}
