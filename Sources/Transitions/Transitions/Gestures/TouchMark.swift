import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A finger made visible for a stretch of a film: a disk that moves with it, or fades as it lifts.
struct TouchMark {
  /// Touch-down point.
  var start: Point
  /// Another place on the straight line along which it moves.
  var end: Point
  /// Progress from the one to the other, over the stretch; `nil` for a tap.
  var course: Easing?
  /// Duration of the stretch.
  var duration: Time
  /// True if the finger lifts.
  var isLifted: Bool
  /// Part of the stretch that has passed before it is visible.
  var age = Time.zero
  /// Additional movements of each finger; none for one finger.
  var fingers: [[Sway]] = [[]]

  /// A way that is added, by as much as a course says.
  struct Sway {
    var way: Vector
    var course: Easing
  }

  /// Diameter of a finger, in points.
  private static let diameter = 44.0

  /// The disks, and what they do.
  var layers: [TransitionLayer] {
    fingers.map { sways in
      var layer = freshLayer(sways)
      for index in layer.movements.indices where age != .zero {
        layer.movements[index].animation.timing.begin = .zero - age
      }
      return layer
    }
  }

  /// A disk as it is from the beginning of the stretch on.
  private func freshLayer(_ sways: [Sway]) -> TransitionLayer {
    let last = sways.reduce(start.interpolated(to: end, at: course?.value(at: 1) ?? 1)) {
      $0 + $1.way * $1.course.value(at: 1)
    }
    var layer = TransitionLayer(
      "touch", on: TransitionEnvironment(size: Size(Self.diameter, Self.diameter))
    ).with {
      $0.position = last
      $0.background = .color(Color(red: 0.5, green: 0.5, blue: 0.55, alpha: 0.4))
      $0.border = Border(width: 1.5, color: Color(white: 1, alpha: 0.85))
      $0.cornerRadii = CornerRadii(all: Self.diameter / 2)
      $0.shadow = Shadow(opacity: 0.25, offset: Vector(0, 2), blur: 10)
    }
    if isLifted {
      let run = TransitionTiming.curve(.easeOut, 180)
      return layer.moving(.opacity, from: 1, to: 0, run).scaling(from: 1, to: 1.35, run)
    }
    guard let course else { return layer }
    let way = Animation(
      from: .pair(start.x, start.y), to: .pair(end.x, end.y), timing: Timing(duration: duration),
      pace: .easing(course))
    layer.movements.append(Movement(.position, way))
    for sway in sways {
      var animation = Animation(
        from: .pair(0, 0), to: .pair(sway.way.dx, sway.way.dy), timing: Timing(duration: duration),
        pace: .easing(sway.course))
      animation.composition = .add
      layer.movements.append(Movement(.position, animation))
    }
    return layer
  }
}

extension Gesture {
  /// Returns the visible mark of the finger while it drives a transition, or as it lifts; `nil` unless it is
  /// shown.
  func mark(isLifted: Bool, in context: TransitionContext) -> TouchMark? {
    guard isShown, let last = touches.last else { return nil }
    guard let course = course(of: touches.map { $0.way / Self.unit }) else {
      let place = place(last.way, context)
      return TouchMark(
        start: place, end: place, course: nil, duration: duration, isLifted: isLifted)
    }
    var mark = TouchMark(
      start: place(0, context), end: place(Self.unit, context), course: course,
      duration: duration, isLifted: isLifted)
    mark.fingers = fingers
    return mark
  }

  /// Movements of each finger besides that in the direction of the transition.
  private var fingers: [[TouchMark.Sway]] {
    var aside: [TouchMark.Sway] = []
    if touches.contains(where: { $0.across != 0 }),
      let course = course(of: touches.map { $0.across / Self.unit })
    {
      aside = [TouchMark.Sway(way: side(Self.unit), course: course)]
    }
    guard touches.contains(where: { $0.spread != 1 }),
      let course = course(of: touches.map { $0.spread })
    else { return [aside] }
    return [Self.reach, Self.reach * -1].map { aside + [TouchMark.Sway(way: $0, course: course)] }
  }

  /// Offset of two fingers from their middle as they touch down.
  private static let reach = Vector(58, -74)

  /// The way in which ways are counted, in points.
  private static let unit = 128.0

  /// Returns the position of the finger in the environment.
  ///
  /// It goes back towards the side where reading ends, or down; and on, the other way.
  func place(_ way: Double, _ context: TransitionContext) -> Point {
    let stage = context.stage
    let isForward = context.operation.isForward
    let middle = stage.bounds.center
    switch direction {
    case .horizontal:
      let isRightward = isForward == stage.isRightToLeft
      let edge = isRightward ? 8 : stage.size.width - 8
      return Point(
        (start?.x ?? edge) + (isRightward ? way : -way), start?.y ?? middle.y)
    case .vertical:
      let edge = isForward ? stage.size.height - 24 : stage.size.height * 0.2
      return Point(start?.x ?? middle.x, (start?.y ?? edge) + (isForward ? -way : way))
    }
  }
}
