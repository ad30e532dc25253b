import SegueMotionAssertions
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

/// A-07: what moves is seen for at least half of its way.
struct UnseenMovement: AuditRule {
  let rule = GuidelineRule.unseenMovement
  let measures: [Measure] = [.unseen]
  let summary = "what moves is seen for at least half of its way"
  let remedy = "leave out what nobody sees, or let it begin nearer to the window"

  /// At how many moments of its movement a layer is looked at.
  private static let moments = 32

  func findings(in audit: AuditContext) -> [AuditFinding] {
    // Screens come and go at edges and behind fades.
    let screens = Set(
      audit.audited.transitions.flatMap { [$0.name(.removal), $0.name(.insertion)] })
    let names = audit.view.layers { $0.property.moves }.filter { !screens.contains($0) }
    var covers = LayerCovers(audit.film)
    return names.compactMap { name in
      let course = audit.view.course(name)
      guard let span = audit.view.movement(of: name), span.lowerBound < span.upperBound else {
        return nil
      }
      let length = span.upperBound - span.lowerBound
      let looks = (0..<Self.moments).compactMap { index -> (time: Time, moment: LayerMoment)? in
        let part = (Double(index) + 0.5) / Double(Self.moments)
        let time = span.lowerBound + length.scaled(by: part)
        return course.moment(at: time).map { (time, $0) }
      }
      guard !looks.isEmpty, !audit.view.work.isSpent else { return nil }
      // What turns its back or fades for a while is only on its way.
      let outside = looks.count { $0.moment.seen == nil }
      let hidden = looks.count { look in
        look.moment.seen.map { covers.hide($0, of: name, at: look.time) } ?? false
      }
      let isSeen = looks.contains { $0.moment.isSeen }
      let unseen = Double(isSeen ? outside + hidden : looks.count) / Double(looks.count)
      return audit.finding(self, .unseen, value: unseen, of: name, during: span) { bound in
        "it is not seen for \(NumberText.format(unseen * 100, atMost: 0)) % of the time in which it"
          + " moves\(isSeen && hidden > outside ? ", because something lies in front of it" : ""),"
          + " expected at most \(NumberText.format(bound * 100, atMost: 0)) %"
      }
    }
  }
}

extension Measure {
  /// The part of its movement in which nobody sees a layer.
  static let unseen = Measure("unseen", in: .share, defect: Limit(remark: 0.5))
}
