import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueTransitions
import SegueTextSupport

/// A-05: what a finger has let go of goes on as fast as the finger was.
struct HandOverVelocity: AuditRule {
  let rule = GuidelineRule.handOverVelocity
  let measures: [Measure] = [.handOver, .timedHandOver]
  let summary = "what a finger has let go of goes on as fast as the finger was"
  let remedy =
    "let a spring take over the finger's velocity, as the release rules 'ios' and 'flutter' do"

  /// Duration for which the finger is observed.
  private static let memory = Time.milliseconds(100)
  /// At how many moments.
  private static let samples = 11
  /// The part of the window's width a second below which a finger counts as resting.
  private static let slowest = 0.2

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.transitions.compactMap { context -> AuditFinding? in
      let stretches = context.played.stretches
      guard let last = stretches.last, stretches.dropLast().contains(where: \.isLed),
        last.start < last.end
      else { return nil }
      let led = stretches[0].start
      return finding(context, from: led, letGoAt: last.start, audit)
    }
  }

  private func finding(
    _ context: AuditedTransition, from start: Time, letGoAt time: Time, _ audit: AuditContext
  ) -> AuditFinding? {
    // Both screens may move; the one that moves more is the one under the finger.
    let both = [context.name(.removal), context.name(.insertion)].compactMap(\.self).compactMap {
      name in velocities(of: name, from: start, at: time, audit).map { (name, $0) }
    }
    guard
      let (name, (finger, after)) = both.max(by: { $0.1.before.length < $1.1.before.length })
    else { return nil }
    let least = context.played.context.stage.size.width * Self.slowest
    let speed = finger.length
    // What follows a finger that rests is a movement of its own.
    guard speed > least else { return nil }
    let ratio = (after - finger).length / max(speed, least)
    let isTurned = !context.played.isGivenUp && finger.dot(after) < 0
    let isTimed = context.played.gesture?.rule.isTimed ?? false
    let measure = isTimed ? Measure.timedHandOver : .handOver
    return audit.finding(
      self, measure, value: isTurned ? max(ratio, 2) : ratio, of: name, during: time...time,
      in: context
    ) { _ in
      "the finger lets go at \(points(speed)) a second, and it goes on at"
        + " \(isTurned ? "minus " : "")\(points(after.length))"
        + (isTimed ? ", because its time is fixed" : "")
    }
  }

  private func points(_ length: Double) -> String {
    "\(NumberText.format(length.rounded(), atMost: 0)) points"
  }

  /// Returns the velocities of the middle of a layer before and after it is let go, in points a second.
  private func velocities(
    of layer: String, from start: Time, at time: Time, _ audit: AuditContext
  ) -> (before: Vector, after: Vector)? {
    let course = audit.view.course(layer)
    let tick = Time(nanoseconds: 1)
    let first = max(start, time - Self.memory)
    let length = time - first
    let points = (0..<Self.samples).compactMap { index -> (seconds: Double, place: Point)? in
      let moment = first + length.scaled(by: Double(index) / Double(Self.samples - 1))
      return course.moment(at: min(moment, time - tick)).map { (moment.seconds, $0.box.middle) }
    }
    let next = time + .seconds(0.25 / audit.film.frameRate.framesPerSecond)
    guard points.count == Self.samples, let here = course.moment(at: time),
      let there = course.moment(at: next)
    else { return nil }
    let after = (there.box.middle - here.box.middle) * (1 / (next - time).seconds)
    return (slope(points), after)
  }

  /// The line with the least squares.
  private func slope(_ points: [(seconds: Double, place: Point)]) -> Vector {
    let mean = points.map(\.seconds).reduce(0, +) / Double(points.count)
    var (dx, dy, weight) = (0.0, 0.0, 0.0)
    for point in points {
      let distance = point.seconds - mean
      dx += distance * point.place.x
      dy += distance * point.place.y
      weight += distance * distance
    }
    return weight > 0 ? Vector(dx / weight, dy / weight) : .zero
  }
}

extension Rect {
  /// The middle.
  var middle: Point { Point(minX + size.width / 2, minY + size.height / 2) }

  /// The area that it covers.
  var area: Double { isEmpty ? 0 : size.width * size.height }
}

extension ReleaseRule {
  /// True if the movement after the finger takes a time of its own, whatever the finger's velocity.
  fileprivate var isTimed: Bool {
    switch self {
    case .percentDriven, .predictiveBack, .composed: true
    case .ios, .reactNavigation, .flutter, .flutterSheet, .sheet: false
    }
  }
}

extension Measure {
  /// The change of velocity at a hand-over, as a part of the velocity before.
  static let handOver = Measure("handOver", in: .share, defect: Limit(warning: 0.5, error: 1))
  /// The hand-over of a movement that knows no velocity.
  static let timedHandOver = Measure("timedHandOver", in: .share, defect: Limit(remark: 0.5))
}
