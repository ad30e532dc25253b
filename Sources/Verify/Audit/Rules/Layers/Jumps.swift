import SegueMotionAssertions
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTransitions
import SegueVerification
import SegueTextSupport

/// A-03, L10, L19: movement ends as the rest after it.
struct EndJump: AuditRule {
  let rule = GuidelineRule.endJump
  let measures: [Measure] = [.jump, .jumpingPixels, .pictureJump]
  let summary = "movement ends as the rest after it"
  let remedy = "let the movement end where the layer rests, and give a spring the time to settle"
  let warnings: Set<TransitionWarning.Kind> = [.jump, .leftOver]

  func findings(in audit: AuditContext) -> [AuditFinding] {
    let layers = audit.layerJumps.filter(\.hasMoved).compactMap { jump in
      audit.finding(
        self, .jump, value: jump.length, of: jump.layer, during: jump.time...jump.time
      ) {
        jump.sentence($0)
      }
    }
    return layers + unfinished(audit) + audit.seamJumps(.end, self)
  }

  /// Finds the movements that the end of the film cuts off.
  private func unfinished(_ audit: AuditContext) -> [AuditFinding] {
    let end = audit.film.duration
    return audit.failures(of: EndsAtRest(within: 0.5)).compactMap { failure in
      guard let value = failure.value else { return nil }
      // What jumps in its looks has no length.
      let isLong = failure.bound == 0.5
      var found = audit.finding(
        self, .jump, value: isLong ? value : 1, of: failure.layer, during: end...end
      ) { _ in failure.sentence }
      if !isLong { found?.measure = nil }
      return found
    }
  }
}

/// movement begins as the rest before it.
struct StartJump: AuditRule {
  let rule = GuidelineRule.startJump
  let measures: [Measure] = [.jump, .jumpingPixels, .pictureJump]
  let summary = "movement begins as the rest before it"
  let remedy = "let the movement begin where the layer is"
  let warnings: Set<TransitionWarning.Kind> = [.jump]

  func findings(in audit: AuditContext) -> [AuditFinding] {
    let layers = audit.layerJumps.filter { !$0.hasMoved }.compactMap { jump in
      audit.finding(
        self, .jump, value: jump.length, of: jump.layer, during: jump.time...jump.time
      ) {
        jump.sentence($0)
      }
    }
    return layers + audit.seamJumps(.beginning, self)
  }
}

/// A layer that is elsewhere at once.
private struct LayerJump {
  let layer: String
  let time: Time
  let length: Double
  /// True if it has moved just before.
  let hasMoved: Bool

  func sentence(_ bound: Double) -> String {
    "it jumps by \(NumberText.format(length, atMost: 2)) points at"
      + " \(NumberText.format(time.milliseconds, atMost: 1)) ms, expected at most"
      + " \(NumberText.format(bound, atMost: 2))"
  }
}

extension AuditContext {
  /// The way in which a layer counts as moving, in points.
  private static let stir = 0.01

  /// The layers of a film without screens that jump, each where it does most; seams tell of screens.
  fileprivate var layerJumps: [LayerJump] {
    guard film.seams.isEmpty else { return [] }
    let failures = view.movingLayers.flatMap {
      NeverJumps(within: 0.5).failures(of: $0, in: view)
    }
    return failures.compactMap { failure in
      guard let time = failure.time, let length = failure.value, failure.bound == 0.5 else {
        return nil
      }
      let course = view.course(failure.layer)
      let sides = [time - Time(nanoseconds: 1), time - .milliseconds(8)].map {
        course.moment(at: max($0, .zero))
      }
      let hasMoved = sides[0].flatMap { now in sides[1].map { now.distance(from: $0) > Self.stir } }
      return LayerJump(
        layer: failure.layer, time: time, length: length, hasMoved: hasMoved ?? false)
    }
  }

  /// Finds the screens whose pictures jump between movement and rest, at one side of the boundaries.
  fileprivate func seamJumps(
    _ side: MotionBoundary.Side, _ rule: some AuditRule
  ) -> [AuditFinding] {
    jumps.filter { $0.side == side }.compactMap { jump in
      guard case .pixels(let count, let levels, _) = jump.picture, levels > 2 else { return nil }
      let time = film.seams[jump.seam].time
      let share = Double(count) / Double(film.canvas.pixelWidth * film.canvas.pixelHeight)
      return finding(
        rule, .jumpingPixels, value: share, of: jump.screen, during: time...time
      ) { _ in
        "\(jump.subject): \(NumberText.format(share * 100, atMost: 2)) % of the picture changes by up"
          + " to \(levels) levels at once"
      }
    }
  }
}

extension Measure {
  /// Length of a layer's jump, in points.
  static let jump = Measure("jump", in: .points, defect: Limit(warning: 0.5, error: 2))
  /// The share of a picture that changes where movement meets rest; pictures that differ there are told from
  /// rounding where they are compared.
  static let jumpingPixels = Measure(
    "jumpingPixels", in: .share, defect: Limit(warning: 0, error: 0.01))
}
