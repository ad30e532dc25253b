import SegueGeometry
import SegueMotion
import SegueSceneGraph
package import SegueTransitions

/// The way back under a hand: the screen is a card that stays below the finger and becomes smaller the
/// farther it is carried.
extension ZoomTransition: DragDrivenTransition {
  /// The spring on which the screen goes back when it is not to be closed.
  private static let givingUp = Spring.response(0.4, dampingFraction: 0.84)

  /// It is pulled down.
  package var leavesVertically: Bool { true }

  /// Returns the transition plan for a drag trace, all in the time of the film.
  package func carried(_ context: TransitionContext, by hand: DragTrace) -> TransitionPlan? {
    guard let pair = closing(context) else { return nil }
    let cards = hand.grips.map { DraggedCard($0, from: hand.start, on: pair.stage) }
    return ZoomDrag(self, pair, cards: cards).plan(.linear, lasting: hand.duration)
  }

  /// Returns true if the finger would come to rest more than an eighth of the environment's height away, or two
  /// fingers have come closer by a fifth.
  package func isFinished(_ context: TransitionContext, by hand: DragTrace) -> Bool {
    let projected = hand.last.offset + hand.velocity * 0.099
    return projected.dy > context.stage.size.height / 8 || hand.last.spread < 0.8
  }

  /// The card flies on as fast as the hand has moved, and shrinks into the element.
  package func released(_ context: TransitionContext, by hand: DragTrace) -> TransitionPlan {
    guard let pair = closing(context) else { return plan(for: context) }
    let card = DraggedCard(hand.last, from: hand.start, on: pair.stage)
    let way = pair.source.frame.center - card.frame.center
    var runs = ZoomRuns(all: .spring(closing))
    runs.across = closing.run(at: hand.velocity.dx, over: way.dx)
    runs.down = closing.run(at: hand.velocity.dy, over: way.dy)
    return ZoomPlanner(
      self, pair, between: ZoomPair.Card(frame: card.frame, radius: card.radius), runs: runs,
      darkness: card.darkness
    ).plan
  }

  /// The card goes back on a spring of 0.84, which takes over how fast the hand has moved away.
  package func undone(
    _ context: TransitionContext, by hand: DragTrace
  ) -> (plan: TransitionPlan, back: TransitionTiming) {
    guard let pair = closing(context) else {
      return (plan(for: context), .spring(Self.givingUp))
    }
    let cards = [
      DraggedCard(DragTrace.Grip(.zero), from: hand.start, on: pair.stage),
      DraggedCard(hand.last, from: hand.start, on: pair.stage),
    ]
    let plan = ZoomDrag(self, pair, cards: cards).plan(.linear, lasting: .seconds(1))
    let way = cards[0].frame.center - cards[1].frame.center
    let distance = max(way.length, 1)
    let speed = (hand.velocity.dx * way.dx + hand.velocity.dy * way.dy) / distance
    return (plan, Self.givingUp.run(at: speed, over: distance))
  }

  // MARK: - Where a finger only leads

  /// Returns the preview for a finger that moves straight down.
  package func preview(for context: TransitionContext) -> TransitionPlan? {
    carried(context, by: straightDown(1, context.stage))
  }

  /// From where that finger has let go.
  package func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    var hand = straightDown(release.progress, context.stage)
    hand.velocity = Vector(0, release.velocity)
    return released(context, by: hand)
  }

  /// Back on the spring of all that is given up.
  package func cancellation(
    _ context: TransitionContext, after release: Release
  ) -> TransitionTiming {
    .spring(Self.givingUp)
  }

  private func straightDown(_ part: Double, _ stage: TransitionEnvironment) -> DragTrace {
    let way = Vector(0, stage.size.height * part)
    return DragTrace(
      at: stage.bounds.center, for: .seconds(1),
      (0...120).map { DragTrace.Grip(way * (Double($0) / 120)) }, velocity: .zero)
  }

  /// The pair of a transition that leads back; `nil` for another one.
  private func closing(_ context: TransitionContext) -> ZoomPair? {
    guard !context.operation.isForward, let pair = ZoomPair(in: context), !pair.isOpening else {
      return nil
    }
    return pair
  }
}

extension Spring {
  /// The run over a way of so many points that sets off as fast as something moves along it.
  fileprivate func run(at velocity: Double, over way: Double) -> TransitionTiming {
    guard way.magnitude >= 1, let launched = try? launched(at: velocity / way) else {
      return .spring(self)
    }
    return .spring(launched)
  }
}

/// The zoomed screen as a hand holds it.
private struct DraggedCard {
  /// Its box.
  var frame: Rect
  /// The radius of its corners.
  var radius: Double
  /// The share of the dimming behind it that is left.
  var darkness: Double

  /// The part by which it has shrunk when it has been carried by the stage's height.
  private static let shrinking = 0.8
  /// The smallest scale.
  private static let least = 0.5

  init(_ grip: DragTrace.Grip, from start: Point, on stage: TransitionEnvironment) {
    let size = stage.size
    var offset = grip.offset
    // Up it follows less and less, like a rubber band.
    if offset.dy < 0 { offset.dy = -Self.banded(-offset.dy, size.height) }
    let progress = offset.length / size.height
    let spread = grip.spread > 1 ? 1 + Self.banded(grip.spread - 1, 1) / 4 : grip.spread
    let scale = max(Self.least, spread * (1 - Self.shrinking * progress))
    let held = start - stage.bounds.center
    let center = stage.bounds.center + offset + held * (1 - scale)
    let shown = size * scale
    frame = Rect(origin: center - UnitPoint.center.offset(in: shown), size: shown)
    // Where nothing masks the display's corners, the page begins with square ones.
    let away = 1 - min(scale, 1) + progress
    radius = stage.cornerRadius * min(away / 0.05, 1) * scale
    darkness = min(max(1 - away, 0), 1)
  }

  /// UIScrollView's rubber band.
  private static func banded(_ way: Double, _ length: Double) -> Double {
    (1 - 1 / (way * 0.55 / length + 1)) * length
  }
}

/// Makes the layers of a card that is carried from place to place.
private struct ZoomDrag {
  private let zoom: ZoomTransition
  private let pair: ZoomPair
  private let cards: [DraggedCard]

  init(_ zoom: ZoomTransition, _ pair: ZoomPair, cards: [DraggedCard]) {
    self.zoom = zoom
    self.pair = pair
    self.cards = cards
  }

  /// The plan through all places, at even intervals.
  func plan(_ pace: TimingCurve, lasting duration: Time) -> TransitionPlan {
    let (run, stage) = (TransitionTiming(duration, pace), pair.stage)
    let size = stage.size
    let shrunk = cards.map { 1 + (zoom.backdropScale - 1) * $0.darkness }
    let backdrop = zoom.backdrop(pair.source.role, on: stage, run) { _ in 1 }
      .moving(.scale, through: shrunk.map { .pair($0, $0) }, run)
    let dim = TransitionLayer("dim", on: stage).with { $0.background = .color(.black) }
      .moving(.opacity, through: cards.map { zoom.dimming * $0.darkness }, run)
    let content = TransitionLayer(pair.role)
      .with {
        $0.anchor = .topLeft
        $0.size = size
        $0.position = .zero
      }
      .moving(
        .scale,
        through: cards.map { .pair($0.frame.width / size.width, $0.frame.width / size.width) }, run)
    let card = TransitionLayer("card", [content], on: stage)
      .with {
        $0.clipsToBounds = true
        $0.cornerCurve = .continuous
      }
      .moving(.position, through: cards.map { .pair($0.frame.center.x, $0.frame.center.y) }, run)
      .moving(.size, through: cards.map { .pair($0.frame.width, $0.frame.height) }, run)
      .moving(
        .cornerRadius, through: cards.map { .numbers(SIMD4(repeating: $0.radius)) }, run)
    var plan = TransitionPlan(
      lasting: duration, [backdrop, dim, card], background: zoom.ground, scrubbing: .timed)
    plan.lifted = Set(pair.source.lifted)
    return plan
  }
}
