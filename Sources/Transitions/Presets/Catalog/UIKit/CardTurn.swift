import SegueGeometry
import SegueMotion
import SegueSceneGraph
package import SegueTransitions

/// One screen is the back of the other, and both turn over like a card.
package struct CardTurn: ScreenTransition, Hashable {
  /// The axis about which a card turns, and the direction.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The right edge comes up and goes to the left.
    case left
    /// The left edge comes up and goes to the right.
    case right
    /// The lower edge comes up and goes to the top.
    case up
    /// The upper edge comes up and goes to the bottom.
    case down

    var opposite: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      }
    }

    var isHorizontal: Bool { self == .left || self == .right }
  }

  /// The duration and timing curve.
  package var run: TransitionTiming
  /// The direction of the card's turn when an app goes on; back, it turns the other way.
  package var direction: Direction
  /// Distance of the viewer in front of the environment, in points; `nil` for two and a half lengths of the
  /// card in the direction of its turn.
  package var distance: Double?
  /// Darkness of the card while it stands on edge.
  package var dimming: Double
  /// True if the card steps back just so far that its near edge stays as long as the environment.
  package var stepsBack: Bool

  /// The turn to the left, as UIKit presents.
  package init(
    _ run: TransitionTiming, _ direction: Direction = .left, distance: Double? = nil,
    dimming: Double = 0,
    stepsBack: Bool = false
  ) {
    self.run = run
    self.direction = direction
    self.distance = distance
    self.dimming = dimming
    self.stepsBack = stepsBack
  }

  /// UIKit's flip.
  static let system = CardTurn(.flip, distance: 1000, dimming: 0.15, stepsBack: true)

  /// Half a turn, of which each screen is seen in one half.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let direction = context.operation.isForward ? direction : direction.opposite
    let angle: Double = direction == .left || direction == .down ? -180 : 180
    let property: Property = direction.isHorizontal ? .rotateY : .rotateX
    let sides = [TransitionLayer(.removal), TransitionLayer(.insertion)].map { side in
      let isBack = side.content == .screen(.insertion)
      return side.with { $0.isDoubleSided = false }
        .moving(property, from: isBack ? -angle : 0, to: isBack ? 0 : angle, run)
    }
    var card = TransitionLayer("card", sides, on: stage).with {
      $0.perspective = viewer(on: stage)
    }
    if stepsBack { card = card.moving(.scale, through: scales(on: stage), run) }
    if dimming > 0 {
      card = card.moving(.opacity, through: Self.edgewise.map { 1 - dimming * $0 }, run)
    }
    return TransitionPlan(lasting: run.end, [card], background: .black)
  }

  /// The sines of the card's angle, which are 1 where it stands on edge, for thirty-two steps of half a turn.
  private static let edgewise = (0...32).map {
    PortableMath.sincos(degrees: Double($0) * 180 / 32).sin
  }

  /// The length of the card in the direction of its turn.
  private func length(on stage: TransitionEnvironment) -> Double {
    direction.isHorizontal ? stage.size.width : stage.size.height
  }

  private func viewer(on stage: TransitionEnvironment) -> Double {
    distance ?? 2.5 * length(on: stage)
  }

  /// The factors that undo what the viewer's nearness does to the edge that comes up.
  private func scales(on stage: TransitionEnvironment) -> [Value] {
    let half = length(on: stage) / 2
    return Self.edgewise.map {
      let factor = max(1 - half * $0 / viewer(on: stage), 0)
      return .pair(factor, factor)
    }
  }
}

extension TransitionTiming {
  /// React Navigation's measure of UIKit's flip: 0.7 s, slow at both ends.
  static let flip = TransitionTiming.curve(
    .known("react-navigation.flip"), 700)
}

extension CardTurn: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [Adjustment(.perspective, \.distance), Adjustment(.dimming, \.dimming)]
  }
}
