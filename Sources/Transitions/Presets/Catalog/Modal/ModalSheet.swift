import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// A box that slides in from an edge of the stage, over a dim, and stays until it is dismissed.
///
/// The screen's upper leading corner is that of the box. Pushed instead of presented, a screen
/// slides in the same way and fills the stage.
struct ModalSheet: ScreenTransition, Hashable {
  /// The edge from which the box comes.
  enum Edge { case bottom, end }

  /// The timing of the parts, one way.
  struct Pace: Hashable {
    /// The duration and timing curve of the box's slide.
    var slide: TransitionTiming
    /// The duration and timing curve of its fade, if it fades.
    var fade: TransitionTiming?
    /// The duration and timing curve of the dim.
    var dim: TransitionTiming

    /// Everything in one run.
    init(
      _ run: TransitionTiming, fading fade: TransitionTiming? = nil,
      dimming dim: TransitionTiming? = nil
    ) {
      slide = run
      self.fade = fade
      self.dim = dim ?? run
    }
  }

  var edge = Edge.bottom
  /// The free space between the box and the opposite edge of the environment.
  var gap = Extent.zero
  /// Maximum width of a box at the bottom, or at the side.
  var limit = Double.infinity
  /// The radius of the corners that the box turns to the stage.
  var radius = 0.0
  /// The part of the stage through which the box slides; `nil` for its own length.
  var way: Double?
  /// Darkness of the dim.
  var dim: Double
  var opening: Pace
  var closing: Pace

  func plan(for context: TransitionContext) -> TransitionPlan {
    let (stage, operation) = (context.stage, context.operation)
    let isModal = operation == .present || operation == .dismiss
    let isForward = operation.isForward
    let pace = isForward ? opening : closing
    let role = isForward ? Role.insertion : .removal
    let frame = isModal ? frame(on: stage) : stage.bounds
    var box = TransitionLayer("sheet", [content(role, in: frame, on: stage)], on: stage)
      .with { $0.frame = frame }
      .rounded(isModal ? radii(on: stage) : .zero)
    let apart = offset(of: frame, on: stage)
    box = box.moving(
      .translate, from: .pair(isForward ? apart.dx : 0, isForward ? apart.dy : 0),
      to: .pair(isForward ? 0 : apart.dx, isForward ? 0 : apart.dy), pace.slide)
    if let fade = pace.fade {
      box = box.moving(.opacity, from: isForward ? 0 : 1, to: isForward ? 1 : 0, fade)
    }
    let dimming = TransitionLayer.dim(
      from: isForward ? 0 : dim, to: isForward ? dim : 0, on: stage, pace.dim)
    let below = TransitionLayer(isForward ? .removal : .insertion)
    return TransitionPlan(
      lasting: max(pace.slide.end, pace.fade?.end ?? .zero, pace.dim.end), [below, dimming, box],
      keepsRemoval: operation == .present)
  }

  /// Returns the frame of the box at rest.
  func frame(on stage: TransitionEnvironment) -> Rect {
    let size = stage.size
    switch edge {
    case .bottom:
      let top = stage.below(displayTop: gap.length(of: stage.displayHeight, scale: stage.scale))
      let width = min(size.width, limit)
      return Rect(
        x: (size.width - width) / 2, y: top, width: width, height: size.height - top)
    case .end:
      let width = min(size.width - gap.length(of: size.width, scale: stage.scale), limit)
      return Rect(
        x: stage.isRightToLeft ? 0 : size.width - width, y: 0, width: width, height: size.height)
    }
  }

  /// Returns the offset from there at which it is not seen.
  func offset(of frame: Rect, on stage: TransitionEnvironment) -> Vector {
    switch edge {
    case .bottom: Vector(0, way.map { $0 * stage.size.height } ?? frame.height)
    case .end:
      Vector((way.map { $0 * stage.size.width } ?? frame.width) * (stage.isRightToLeft ? -1 : 1), 0)
    }
  }

  /// Returns the radii of its corners.
  func radii(on stage: TransitionEnvironment) -> CornerRadii {
    switch edge {
    case .bottom: .top(radius)
    case .end: .side(radius, isRight: stage.isRightToLeft)
    }
  }

  /// The screen in the box.
  func content(_ role: Role, in frame: Rect, on stage: TransitionEnvironment) -> TransitionLayer {
    // In a box at the left edge, what is cut off of a screen is its start.
    let shift = edge == .end && stage.isRightToLeft ? frame.width - stage.size.width : 0
    return TransitionLayer(role).with { $0.position.x = shift }
  }
}

extension ModalSheet: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [Adjustment(.dimming, \.dim), Adjustment(.cornerRadius, \.radius)]
  }
}
