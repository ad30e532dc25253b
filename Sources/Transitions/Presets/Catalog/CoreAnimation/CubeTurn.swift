import SegueGeometry
import SegueMotion
import SegueSceneGraph
package import SegueTransitions

/// The screens are two faces of a cube that turns about the middle of its depth.
package struct CubeTurn: ScreenTransition, Hashable {
  /// The side on which the arriving face lies.
  package var side: LayerTransition.Side
  /// The duration and timing curve.
  package var run: TransitionTiming
  /// Distance of the viewer in front of the front face, in lengths of the face in the direction of its turn.
  package var distance: Double

  /// The cube that shows the face on this side; back, it turns the other way.
  package init(
    from side: LayerTransition.Side, _ run: TransitionTiming = .curve(.easeInOut, 750),
    distance: Double = 2.5
  ) {
    self.side = side
    self.run = run
    self.distance = distance
  }

  /// A quarter turn of both faces.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let turn: Double = side == .right || side == .top ? -90 : 90
    let faces = [
      face(.removal, from: 0, to: turn, on: stage),
      face(.insertion, from: -turn, to: 0, on: stage),
    ]
    let cube = TransitionLayer("cube", faces, on: stage).with {
      $0.perspective = 2 * distance * depth(on: stage)
    }
    return TransitionPlan(lasting: run.end, [cube], background: .black)
      .turned(for: context.operation)
  }

  private var isUpright: Bool { side == .left || side == .right }

  /// Half the depth of the cube.
  private func depth(on stage: TransitionEnvironment) -> Double {
    (isUpright ? stage.size.width : stage.size.height) / 2
  }

  /// A face on its way about the middle of the cube, in sixty-four steps.
  private func face(
    _ role: Role, from start: Double, to end: Double, on stage: TransitionEnvironment
  ) -> TransitionLayer {
    let depth = depth(on: stage)
    let turns = (0...64).map {
      PortableMath.sincos(degrees: start + (end - start) * Double($0) / 64)
    }
    return TransitionLayer(role).with { $0.isDoubleSided = false }
      .moving(isUpright ? .rotateY : .rotateX, from: start, to: end, run)
      .moving(
        isUpright ? .translateX : .translateY,
        through: turns.map { (isUpright ? depth : -depth) * $0.sin }, run
      )
      .moving(.translateZ, through: turns.map { depth * ($0.cos - 1) }, run)
  }
}

extension CubeTurn: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [Adjustment(.viewerDistance, \.distance)]
  }
}
