import SegueVerification
import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueSceneGraph
import SegueRendering
import SegueTransitions
import SegueTextSupport

/// while screens are exchanged, something covers all of the window, and no black rectangle does.
///
/// What a plan puts behind the screens is meant, and so is what shines through where a transition accepts
/// that.
struct UncoveredWindow: AuditRule {
  let rule = GuidelineRule.uncoveredPixels
  let measures: [Measure] = [.uncovered, .blackened]
  let summary =
    "while screens are exchanged, something covers all of the window, and no black rectangle does"
  let remedy = "give the transition a background, or let the screen below stay until it is covered"
  let warnings: Set<TransitionWarning.Kind> = [.dip, .gap]

  /// The most frames of a transition that are drawn.
  private static let frames = 24
  /// The least alpha that counts as covered: at edges, what is drawn small is rounded.
  private static let covered: UInt32 = 250

  func findings(in audit: AuditContext) throws(RenderError) -> [AuditFinding] {
    let small = SmallFilm(audit.audited.item, isSeenThrough: true)
    var findings: [AuditFinding] = []
    for context in audit.audited.transitions {
      guard let span = context.span, context.played.plan.background == nil,
        context.played.standsOut(audit.film.canvas.background)
      else { continue }
      let frames = audit.frames(in: span)
      guard frames.count > 2, try isCovered(frames, of: context, in: small, audit: audit) else {
        continue
      }
      if let found = try worst(of: frames, in: small, during: context, audit: audit) {
        findings.append(found)
      } else if let black = try BlackRectangles(frames, of: context, in: audit)?.worst {
        findings += [finding(about: black, context, audit)].compactMap(\.self)
      }
    }
    return findings
  }

  /// Returns true if nothing is uncovered where the transition begins at rest, and where it ends there.
  private func isCovered(
    _ frames: ClosedRange<Int>, of context: AuditedTransition, in small: SmallFilm,
    audit: AuditContext
  ) throws(RenderError) -> Bool {
    if !context.played.isTurned, try holes(in: frames.lowerBound, small, audit) != nil {
      return false
    }
    if context.played.interruption != nil { return true }
    return try holes(in: frames.upperBound, small, audit) == nil
  }

  private func finding(
    about black: BlackRectangles.Spot, _ context: AuditedTransition, _ audit: AuditContext
  ) -> AuditFinding? {
    let span =
      audit.time(ofFrame: black.frames.lowerBound)...audit.time(ofFrame: black.frames.upperBound)
    func whole(_ value: Double) -> String { NumberText.format(value.rounded(), atMost: 0) }
    var found = audit.finding(
      self, .blackened, value: black.share, of: context.name(.insertion), during: span, in: context,
      hint: "draw what belongs there from the first frame on, or let the place stay as it is"
    ) { bound in
      "a black rectangle that neither screen shows at rest takes \(NumberText.format(black.share * 100, atMost: 1)) %"
        + " of the window at frame \(black.frame), within \(whole(black.box.minX)),\(whole(black.box.minY))"
        + " \(whole(black.box.size.width))x\(whole(black.box.size.height)), expected at most"
        + " \(NumberText.format(bound * 100, atMost: 0)) %"
    }
    found?.area = black.box
    found?.worst = black.frame
    return found
  }

  private func worst(
    of frames: ClosedRange<Int>, in small: SmallFilm, during context: AuditedTransition,
    audit: AuditContext
  ) throws(RenderError) -> AuditFinding? {
    let stride = max(1, frames.count / Self.frames)
    var (worst, first, last) = (Holes(share: 0, box: .zero, frame: 0), Int.max, 0)
    for frame in Swift.stride(from: frames.lowerBound + 1, to: frames.upperBound, by: stride) {
      guard let found = try holes(in: frame, small, audit) else { continue }
      (first, last) = (min(first, frame), max(last, frame))
      if found.share > worst.share { worst = found }
    }
    guard worst.share > 0 else { return nil }
    let span = audit.time(ofFrame: first)...audit.time(ofFrame: last)
    let box = worst.box
    func whole(_ value: Double) -> String { NumberText.format(value.rounded(), atMost: 0) }
    var found = audit.finding(
      self, .uncovered, value: worst.share, of: context.name(.insertion), during: span, in: context
    ) { _ in
      "the canvas is seen through \(NumberText.format(worst.share * 100, atMost: 2)) % of the window at"
        + " frame \(worst.frame), within \(whole(box.minX)),\(whole(box.minY))"
        + " \(whole(box.size.width))x\(whole(box.size.height))"
    }
    found?.area = box
    found?.worst = worst.frame
    return found
  }

  private struct Holes {
    let share: Double
    /// The box around them, in points.
    let box: Rect
    let frame: Int
  }

  /// Finds the uncovered parts of the window in a frame; `nil` where all is covered.
  private func holes(
    in frame: Int, _ small: SmallFilm, _ audit: AuditContext
  ) throws(RenderError) -> Holes? {
    let surface = try small.surface(frame)
    let area = PixelRect(around: audit.stage.insetBy(1), scale: small.scale)
      .intersection(surface.bounds)
    var (count, box) = (0, (minX: Int.max, minY: Int.max, maxX: 0, maxY: 0))
    let pixels = surface.pixels
    for y in area.rows {
      for x in area.columns where pixels[y * surface.width + x] >> 24 < Self.covered {
        count += 1
        box = (min(box.minX, x), min(box.minY, y), max(box.maxX, x + 1), max(box.maxY, y + 1))
      }
    }
    guard count > 0 else { return nil }
    let scale = 1 / small.scale
    return Holes(
      share: Double(count) / Double(max(area.rows.count * area.columns.count, 1)),
      box: Rect(
        minX: Double(box.minX) * scale, minY: Double(box.minY) * scale,
        maxX: Double(box.maxX) * scale, maxY: Double(box.maxY) * scale), frame: frame)
  }
}

extension PlayedTransition {
  /// The contrast from which on one color is told from another.
  private static let visible = 1.25

  /// Returns true if a color is not that of one of the screens; behind screens of its own color nothing looks
  /// open.
  fileprivate func standsOut(_ color: Color) -> Bool {
    let grounds = screens.values.compactMap { screen -> Color? in
      guard case .color(let ground) = screen.background else { return nil }
      return ground
    }
    return grounds.allSatisfy { $0.contrast(with: color) > Self.visible }
  }
}

extension Rect {
  /// The box without a margin.
  fileprivate func insetBy(_ margin: Double) -> Rect {
    Rect(minX: minX + margin, minY: minY + margin, maxX: maxX - margin, maxY: maxY - margin)
  }
}

extension Measure {
  /// The part of the window that nothing covers.
  static let uncovered = Measure(
    "uncovered", in: .share, defect: Limit(warning: 0, error: 0.01))
  /// The part of the window that a black rectangle takes which neither screen shows.
  static let blackened = Measure("blackened", in: .share, defect: Limit(warning: 0.01))
}
