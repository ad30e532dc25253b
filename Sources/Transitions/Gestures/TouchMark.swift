import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A finger made visible for a stretch of a film: a disk that moves with it, or fades as it lifts.
struct TouchMark {
  /// Where it is, touch by touch.
  var places: [Point]
  /// When it is there, in fractions of the stretch.
  var moments: [Double]
  /// How long the stretch takes.
  var duration: Time
  /// Whether the finger lifts.
  var isLifted: Bool

  /// How large a finger is, in points.
  private static let diameter = 44.0

  /// The disk, and what it does.
  var layer: PlanLayer {
    let last = places.last ?? .zero
    var layer = PlanLayer("touch", on: Stage(size: Size(Self.diameter, Self.diameter))).with {
      $0.position = last
      $0.background = .color(Color(red: 0.5, green: 0.5, blue: 0.55, alpha: 0.4))
      $0.border = Border(width: 1.5, color: Color(white: 1, alpha: 0.85))
      $0.cornerRadii = CornerRadii(all: Self.diameter / 2)
      $0.shadow = Shadow(opacity: 0.25, offset: Vector(0, 2), blur: 10)
    }
    if isLifted {
      let run = Run.curve(.easeOut, 180)
      return layer.moving(.opacity, from: 1, to: 0, run).scaling(from: 1, to: 1.35, run)
    }
    let course = Keyframes(places.map { .pair($0.x, $0.y) }, times: moments)
    layer.movements.append(
      Movement(.position, Animation(.keyframes(course), timing: Timing(duration: duration))))
    return layer
  }
}

extension Gesture {
  /// What is seen of the finger while it leads an exchange, or as it lifts; nothing unless it is
  /// shown.
  func mark(isLifted: Bool, in exchange: Exchange) -> TouchMark? {
    guard isShown, !touches.isEmpty else { return nil }
    let places = touches.map { place($0, exchange) }
    return TouchMark(places: places, moments: moments, duration: duration, isLifted: isLifted)
  }

  /// Where on the stage the finger is.
  ///
  /// It goes back towards the side where reading ends, or down; and on, the other way.
  private func place(_ touch: Touch, _ exchange: Exchange) -> Point {
    let stage = exchange.stage
    let isForward = exchange.operation.isForward
    let middle = stage.bounds.center
    switch direction {
    case .horizontal:
      let isRightward = isForward == stage.isRightToLeft
      let edge = isRightward ? 8 : stage.size.width - 8
      return Point(
        (start?.x ?? edge) + (isRightward ? touch.way : -touch.way), start?.y ?? middle.y)
    case .vertical:
      let edge = isForward ? stage.size.height - 24 : stage.size.height * 0.2
      return Point(start?.x ?? middle.x, (start?.y ?? edge) + (isForward ? -touch.way : touch.way))
    }
  }
}
