import SegueTransitions
import SegueMotionAssertions
import SegueMotion
import SegueRaster
import SegueRendering
import SegueTextSupport

/// what begins to move is seen to.
///
/// A frame counts in which a screen should be elsewhere, of another size or seen more or less, and the
/// picture is still the one from before the transition; delays do not count.
struct FirstFrameFreeze: AuditRule {
  let rule = GuidelineRule.firstFrameFreeze
  let measures: [Measure] = [.freeze]
  let summary = "what begins to move is seen to"
  let remedy = "let the movement begin where it is seen, and with a curve that sets out at once"

  /// The most frames of a transition that are looked at.
  private static let frames = 24

  func findings(in audit: AuditContext) throws(RenderError) -> [AuditFinding] {
    let small = SmallFilm(audit.audited.item)
    var findings: [AuditFinding] = []
    for context in audit.audited.transitions where context.beginsFreely {
      guard let span = context.span, let moves = begin(of: context) else { continue }
      let frames = audit.frames(in: span)
      guard frames.count > 1 else { continue }
      let first = try small.surface(frames.lowerBound)
      let scene = small.scene(frames.lowerBound)
      var seen: Time?
      for frame in frames.dropFirst().prefix(Self.frames) where seen == nil {
        if small.scene(frame) == scene { continue }
        if try small.surface(frame) != first { seen = audit.time(ofFrame: frame) }
      }
      let end = seen ?? audit.time(ofFrame: min(frames.upperBound, frames.lowerBound + Self.frames))
      let frozen = (end - moves).milliseconds - 1000 / audit.film.frameRate.framesPerSecond
      let found = audit.finding(
        self, .freeze, value: frozen, of: context.name(.insertion), during: moves...max(moves, end),
        in: context
      ) { bound in
        "nothing is seen to move for \(NumberText.format(frozen, atMost: 0)) ms although something"
          + " does, expected at most \(NumberText.format(bound, atMost: 0)) ms"
      }
      findings += [found].compactMap(\.self)
    }
    return findings
  }

  /// Returns the time at which one of the screens should first look different; what is drawn small shows no
  /// less.
  private func begin(of context: AuditedTransition) -> Time? {
    let motion = TransitionMotion(context.played)
    let duration = context.played.plan.duration
    let moments = (0...Self.moments).map {
      duration.scaled(by: Double($0) / Double(Self.moments))
    }
    let first = moments.first { moment in
      Role.allCases.contains { motion.hasChanged($0, at: moment, byMoreThan: Self.way) }
    }
    return first.map { motion.filmTime($0) }
  }

  /// Distance that a screen has to move, in points.
  private static let way = 6.0
  /// Number of moments of a transition sampled for that.
  private static let moments = 240
}

extension Measure {
  /// Milliseconds in which something should be seen to move, and nothing does.
  static let freeze = Measure(
    "freeze", in: .milliseconds, defect: Limit(warning: 34, error: 100))
}
