import SegueTextSupport
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// FFmpeg's moves: screens go in whole pixels, at an even pace, for a second.
///
/// What is left of the way, in pixels, is cut to a whole number; so the arriving picture is never
/// further than it should be, and at the beginning it is not yet seen.
struct PixelMove: ScreenTransition, Hashable {
  /// Kinds of movements, by the screens that move.
  enum Kind: String, CaseIterable { case slide, cover, reveal }

  /// Directions of movement.
  enum Direction: String, CaseIterable {
    case left, right, up, down

    var opposite: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      }
    }

    var isHorizontal: Bool { self == .left || self == .right }
    var isBackwards: Bool { self == .left || self == .up }
  }

  var kind: Kind
  var direction: Direction

  /// Back, the screens go the other way, and what has covered the other one is taken off it.
  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    guard context.operation.isForward else { return back.forward(on: stage) }
    return forward(on: stage)
  }

  private var back: PixelMove {
    let kind: Kind =
      switch kind {
      case .slide: .slide
      case .cover: .reveal
      case .reveal: .cover
      }
    return PixelMove(kind: kind, direction: direction.opposite)
  }

  private func forward(on stage: TransitionEnvironment) -> TransitionPlan {
    let side = direction.isHorizontal ? stage.size.width : stage.size.height
    let pixels = Int(clamping: (side * stage.scale).rounded(), to: 1...1_000_000)
    let length = Double(pixels) / stage.scale
    let way = direction.isBackwards ? length : -length
    let run = TransitionTiming.curve(Easing.steps(min(pixels, 1_000_000)).reversed, 1000)
    let property: Property = direction.isHorizontal ? .translateX : .translateY
    var (leaving, arriving) = (TransitionLayer(.removal), TransitionLayer(.insertion))
    if kind != .cover { leaving = leaving.moving(property, from: 0, to: -way, run) }
    if kind != .reveal { arriving = arriving.moving(property, from: way, to: 0, run) }
    return TransitionPlan(
      lasting: run.end, kind == .reveal ? [arriving, leaving] : [leaving, arriving],
      scrubbing: .timed)
  }
}
