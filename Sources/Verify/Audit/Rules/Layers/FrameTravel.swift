import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTextSupport

/// from one frame to the next nothing moves further than the eye can follow.
struct FrameTravel: AuditRule {
  let rule = GuidelineRule.frameTravel
  let measures: [Measure] = [.frameTravel]
  let summary = "from one frame to the next nothing moves further than the eye can follow"
  let remedy = "take more time for the way, a softer curve, or a higher frame rate"

  /// The most frames in which a layer is looked at.
  private static let frames = 1200
  /// The most layers.
  private static let layers = 100

  func findings(in audit: AuditContext) -> [AuditFinding] {
    let names = audit.view.layers { $0.property.moves }.prefix(Self.layers)
    return names.compactMap { name in
      guard let span = audit.view.movement(of: name) else { return nil }
      let course = audit.view.course(name)
      var worst: (way: Double, time: Time) = (0, .zero)
      var last: Point?
      for frame in audit.frames(in: span).prefix(Self.frames) {
        let time = audit.time(ofFrame: frame)
        let place = course.moment(at: time).flatMap { $0.isSeen ? $0.box.middle : nil }
        if let place, let last, (place - last).length > worst.way {
          worst = ((place - last).length, time)
        }
        last = place
      }
      let share = worst.way / audit.stage.size.width
      return audit.finding(
        self, .frameTravel, value: share, of: name, during: worst.time...worst.time
      ) { bound in
        "it moves by \(NumberText.format(share * 100, atMost: 0)) % of the window's width from one frame"
          + " to the next, expected at most \(NumberText.format(bound * 100, atMost: 0)) %"
      }
    }
  }
}

extension Measure {
  /// The way from one frame to the next, as a part of the window's width.
  static let frameTravel = Measure("frameTravel", in: .share, guideline: Limit(remark: 0.25))
}
