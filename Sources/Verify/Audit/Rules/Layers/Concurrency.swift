import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTextSupport

/// what moves together does so at few paces, and in few directions.
struct Concurrency: AuditRule {
  let rule = GuidelineRule.concurrency
  let measures: [Measure] = [.paces, .directions]
  let publications: [Publication] = [.motion]
  let summary = "what moves together does so at few paces and in few directions"
  let remedy = "give what belongs together one curve and one duration, and let it move one way"

  /// At how many moments the directions are looked at.
  private static let moments = 24
  /// The way from one of them to the next that counts, in points.
  private static let least = 4.0

  func findings(in audit: AuditContext) -> [AuditFinding] {
    [paces(audit), directions(audit)].compactMap(\.self)
  }

  /// The most paces at once.
  private func paces(_ audit: AuditContext) -> AuditFinding? {
    var worst: (count: Int, time: Time) = (0, .zero)
    for (index, epoch) in audit.film.epochs.enumerated() {
      let isLast = index + 1 == audit.film.epochs.count
      let end = isLast ? audit.film.duration : audit.film.epochs[index + 1].start
      let runs = epoch.timeline.entries.filter(\.property.moves).compactMap { entry in
        epoch.span(of: entry, until: end, at: audit.film.frameRate).map { (entry, $0) }
      }.prefix(500)
      var known: [Way: Int] = [:]
      var ways: [Int] = []
      for (entry, _) in runs {
        let way = Way(pace: entry.animation.pace, entry.animation.timing)
        let number = known[way] ?? known.count
        known[way] = number
        ways.append(number)
      }
      for (_, own) in runs {
        let time = own.lowerBound
        let paces = Set(
          zip(runs, ways).lazy.filter { $0.0.1.lowerBound <= time && time < $0.0.1.upperBound }
            .map(\.1))
        if paces.count > worst.count { worst = (paces.count, time) }
      }
    }
    return audit.finding(
      self, .paces, value: Double(worst.count), during: worst.time...worst.time
    ) { bound in
      "\(worst.count) layers move at once, each with a curve or a duration of its own, expected at most"
        + " \(NumberText.format(bound))"
    }
  }

  private struct Way: Hashable {
    let pace: TimingCurve
    let duration: Time

    init(pace: TimingCurve, _ timing: Timing) {
      self.pace = pace
      duration = timing.duration
    }
  }

  /// The most directions at once.
  private func directions(_ audit: AuditContext) -> AuditFinding? {
    let courses = audit.view.layers { $0.property.movesPlace }.map { audit.view.course($0) }
    guard courses.count > 2, audit.film.duration > .zero else { return nil }
    let step = audit.film.duration.scaled(by: 1 / Double(Self.moments))
    let epsilon = Time.milliseconds(16)
    var worst: (count: Int, time: Time) = (0, .zero)
    for index in 0..<Self.moments {
      let time = step.scaled(by: Double(index) + 0.5)
      let ways = courses.compactMap { course -> Int? in
        guard let old = course.moment(at: time), let new = course.moment(at: time + epsilon),
          old.isSeen, new.isSeen
        else { return nil }
        return Self.direction(new.box.middle - old.box.middle)
      }
      let count = Set(ways).count
      if count > worst.count { worst = (count, time) }
    }
    return audit.finding(
      self, .directions, value: Double(worst.count), during: worst.time...worst.time
    ) { bound in
      "layers move in \(worst.count) directions at once, expected at most \(NumberText.format(bound))"
    }
  }

  /// One of eight directions; `nil` for what hardly moves.
  private static func direction(_ way: Vector) -> Int? {
    guard way.length * 60 > least * 15 else { return nil }
    let part = 0.382_683 * way.length
    let x = way.dx > part ? 1 : way.dx < -part ? -1 : 0
    let y = way.dy > part ? 1 : way.dy < -part ? -1 : 0
    return x * 3 + y
  }
}

extension Property {
  /// True if it determines the position of a layer.
  fileprivate var movesPlace: Bool {
    part == .place || [.translateX, .translateY].contains(self)
  }
}

extension Measure {
  /// Number of timing curves seen at once.
  static let paces = Measure("paces", in: .count, guideline: Limit(remark: 5))
  /// In how many directions layers move at once.
  static let directions = Measure("directions", in: .count, guideline: Limit(remark: 2))
}
