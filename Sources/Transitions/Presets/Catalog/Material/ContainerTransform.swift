import SegueGeometry
import SegueMotion
package import SegueSceneGraph
package import SegueTransitions

/// Material's container transform (`MaterialContainerTransform`): what was touched becomes the next
/// screen, and the screen becomes that again.
///
/// Where both ends are parts of screens, the screens fade over each other and nothing is dimmed,
/// as the guidelines ask for. Android rounds shadows and dimming to whole steps; nothing is rounded
/// here.
package struct ContainerTransform: Hashable, Sendable {
  /// Kinds of fades from the picture at the start to the one at the end.
  package enum Fade: String, Hashable, Sendable, CaseIterable {
    /// The larger picture fades in above the other one on the way there, and out on the way back.
    case `in`
    /// The smaller picture fades out above the other one on the way there, and in on the way back.
    case out
    /// One fades out while the other one fades in.
    case cross
    /// One fades out, then the other one fades in.
    case through
  }

  /// The sides of the pictures that always agree with the container's.
  package enum Fit: String, Hashable, Sendable, CaseIterable {
    /// Those that leave no part of the container empty.
    case auto
    /// Left and right.
    case width
    /// Top and bottom.
    case height
  }

  /// The direction that is shown: the way there or the way back.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The way there if what comes is larger than what goes.
    case auto
    /// The way there.
    case enter
    /// The way back.
    case `return`
  }

  /// The kind of fade between the pictures.
  package var fade = Fade.in
  /// The fit of the pictures into the container.
  package var fit = Fit.auto
  /// The direction that is shown.
  package var direction = Direction.auto
  /// True if the container moves on Material's arc.
  package var isArc = false
  /// The duration and timing curve on the way there.
  package var entering = TransitionTiming.curve(.known("material.emphasized"), 500)
  /// The duration and timing curve on the way back.
  package var returning = TransitionTiming.curve(.known("material.emphasized"), 400)
  /// The part of the way on which the pictures fade; `nil` for Material's.
  package var fadeThresholds: ClosedRange<Double>?
  /// The part of the way on which the pictures grow or shrink; `nil` for Material's.
  package var scaleThresholds: ClosedRange<Double>?
  /// The part of the way on which the box that cuts them changes; `nil` for Material's.
  package var scaleMaskThresholds: ClosedRange<Double>?
  /// The part of the way on which the corners change; `nil` for Material's.
  package var shapeMaskThresholds: ClosedRange<Double>?
  /// The fill of the container below the pictures.
  package var color: Color?
  /// The color below the picture at the start, which fades with it.
  package var startColor: Color?
  /// The color below the picture at the end, which fades with it.
  package var endColor: Color?
  /// The color that covers the screen around the container in the end; `nil` for black by 32 percent where the
  /// container becomes a whole screen, and for nothing elsewhere.
  package var scrim: Color?
  /// Elevation of the container above the screen at the start, in points.
  package var startElevation: Double?
  /// Elevation of the container above the screen at the end, in points.
  ///
  /// Where neither height is given, the shadows of what is there are blended.
  package var endElevation: Double?

  /// Material's container transform, straight or on its arc.
  package init(isArc: Bool = false) {
    self.isArc = isArc
  }
}

extension ContainerTransform: PreviewedTransition {
  /// Returns the transition plan; if the screens share nothing, one fades through to the other.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    guard let pair = ContainerPair(in: context) else { return FadeThrough().plan(for: context) }
    return ContainerMorph(self, pair, on: context.stage).plan
  }

  /// Layers with one key are what is touched and what becomes of it.
  package var matching: Matching? { .keys }

  /// The target of a touched element: a whole screen.
  package var target: SharedTarget? { .screen }

  /// Description of the fallback.
  package var fallback: String? { "one fades through to the other, and nothing grows" }
}

// MARK: - Predictive back

extension ContainerTransform {
  /// Under a finger a whole screen becomes a card of nine tenths, shifted to the edge.
  package func preview(for context: TransitionContext) -> TransitionPlan? {
    guard !context.operation.isForward, let pair = ContainerPair(in: context),
      pair.start.isScreen
    else { return nil }
    let (stage, run) = (context.stage, MaterialBack.drag)
    let page = MaterialSurface.card(.removal, on: stage, run)
    var plan = TransitionPlan(
      lasting: run.end, [TransitionLayer(.insertion)] + scrim(on: pair, stage) + [page],
      scrubbing: .timed)
    plan.lifted = pair.lifted
    return plan
  }

  /// Released, the card becomes what had been touched, from where it is.
  package func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    guard var pair = ContainerPair(in: context) else { return plan(for: context) }
    let (stage, part) = (context.stage, MaterialBack.part(of: release))
    pair.start.frame = MaterialSurface.frame(at: part, on: stage)
    pair.start.radii = CornerRadii(
      all: stage.cornerRadius * part * pair.start.frame.width / stage.size.width)
    var rule = self
    rule.direction = .return
    var plan = ContainerMorph(rule, pair, on: stage).plan
    plan.scrubbing = .timed
    return plan
  }

  /// The preview goes back as all of Material's do.
  package func cancellation(
    _ context: TransitionContext, after release: Release
  ) -> TransitionTiming {
    MaterialBack.cancellation
  }

  /// Returns the scrim over the screen below while a finger leads.
  private func scrim(on pair: ContainerPair, _ stage: TransitionEnvironment) -> [TransitionLayer] {
    guard let color = scrimColor(on: pair) else { return [] }
    return [TransitionLayer.scrim(color, on: stage)]
  }

  /// Returns the color that covers the screen below in the end.
  func scrimColor(on pair: ContainerPair) -> Color? {
    if let scrim { return scrim }
    let isWhole = pair.start.isScreen || pair.end.isScreen
    return isWhole ? Color(red: 0, green: 0, blue: 0, alpha: 82.0 / 255) : nil
  }
}
