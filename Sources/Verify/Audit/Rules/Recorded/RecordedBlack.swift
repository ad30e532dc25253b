import SegueGeometry
import SegueMotion
import SegueMotionAssertions
import SegueTextSupport

extension UncoveredWindow: RecordedRule {
  /// The least part of a picture that counts.
  private static let least = 0.005
  /// The rest that ends a transition, in seconds, where the picture is mostly black; any other rest ends one.
  private static let blackRest = 0.5

  /// Finds black rectangles that are seen on the way from one rest to another one, and at neither of them.
  func findings(in recording: RecordedContext) -> [AuditFinding] {
    transitions(in: recording).compactMap { finding(between: $0.first, and: $0.last, recording) }
  }

  /// The pictures at which transitions begin and end at rest; one rests amid a transition where it is mostly black.
  private func transitions(in recording: RecordedContext) -> [(first: Int, last: Int)] {
    var found: [(first: Int, last: Int)] = []
    var end = -Double.infinity
    for movement in recording.course.movements() {
      guard let first = movement.steps.first, let last = movement.steps.last, first.picture > 0
      else { continue }
      let rest = recording.scan.pictures[first.picture - 1]
      let isBlack = 2 * rest.darkest > recording.scan.pixelCount
      if isBlack, first.time - end < Self.blackRest, !found.isEmpty {
        found[found.count - 1].last = last.picture
      } else {
        found.append((first.picture - 1, last.picture))
      }
      end = last.time
    }
    return found
  }

  private func finding(
    between first: Int, and last: Int, _ recording: RecordedContext
  ) -> AuditFinding? {
    let scan = recording.scan
    let known = max(scan.pictures[first].darkest, scan.pictures[last].darkest)
    let least = Self.least * Double(scan.pixelCount)
    let black = (first + 1..<last).filter { picture in
      guard let part = scan.pictures[picture].black else { return false }
      return part.count > 2 * known && Double(part.count) >= least
    }
    func count(_ picture: Int) -> Int { scan.pictures[picture].black?.count ?? 0 }
    guard let worst = black.max(by: { count($0) < count($1) }), let begin = black.first,
      let end = black.last, let part = scan.pictures[worst].black
    else { return nil }
    let share = Double(part.count) / Double(scan.pixelCount)
    let box = scan.box(part.box)
    func whole(_ value: Double) -> String { NumberText.format(value.rounded(), atMost: 0) }
    var found = recording.finding(
      self, .blackened, value: share, during: begin...end,
      hint: "draw what belongs there from the first frame on, or let the place stay as it is"
    ) { bound in
      "black that neither end shows takes \(NumberText.format(share * 100, atMost: 1)) % of the picture at frame"
        + " \(worst), within \(whole(box.minX)),\(whole(box.minY))"
        + " \(whole(box.size.width))x\(whole(box.size.height)), expected at most"
        + " \(NumberText.format(bound * 100, atMost: 0)) %"
    }
    found?.area = box
    found?.worst = worst
    return found
  }
}
