import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Android's launch of an app out of what was touched, and its way back.
///
/// The window's color fades in over what was touched; below it the window takes the place, and the color fades out.
/// Android rounds boxes to whole pixels; nothing is rounded here.
struct AppLaunch: ScreenTransition, Hashable {
  /// Kinds of runs from one box to the other.
  enum Run: Hashable {
    /// Along curves, in half a second.
    case curves
    /// On springs for both ways of the middle, and for the size.
    case springs(x: Spring, y: Spring, scale: Spring)
  }

  var opening: Run
  var closing: Run

  /// Returns the transition plan; if the screens share nothing, one fades into the other.
  func plan(for context: TransitionContext) -> TransitionPlan {
    guard let pair = ContainerPair(in: context) else {
      return CrossFade(.curve(.linear, 183)).plan(for: context)
    }
    let stage = context.stage
    let launch = Launch(pair.grows ? opening : closing, pair, on: stage)
    let pages = pair.pages { page in
      pair.grows
        ? page.moving(.opacity, from: 0, to: 1, launch.course.run)
        : page.moving(.opacity, from: 1, to: 0, launch.course.run)
    }
    var plan = TransitionPlan(
      lasting: launch.course.run.end, pages + [launch.container], scrubbing: .timed)
    plan.lifted = pair.lifted
    return plan
  }

  var matching: Matching? { .keys }

  var target: SharedTarget? { .screen }

  /// Description of the fallback.
  var fallback: String? { "one fades into the other, and nothing grows" }
}

/// The way from one box to another, and what is seen of both pictures meanwhile.
private struct LaunchCourse {
  /// All of it, evenly.
  let run: TransitionTiming
  /// The box.
  let frame: (Double) -> Rect
  /// The part of the way, for corners.
  let part: (Double) -> Double
  /// Opacity of the color over both.
  let cover: (Double) -> Double
  /// True once the picture at the end is below the color.
  let hasChanged: (Double) -> Bool

  init(_ kind: AppLaunch.Run, from start: Rect, to end: Rect, on stage: TransitionEnvironment) {
    switch kind {
    case .curves: self.init(from: start, to: end)
    case .springs(let x, let y, let scale):
      self.init(from: start, to: end, x: x, y: y, scale: scale, on: stage)
    }
  }

  /// Half a second along Android's curves, on an arc.
  private init(from start: Rect, to end: Rect) {
    let duration = 500.0
    let (down, across) = (
      Easing.fastOutExtraSlowIn, Easing.known("android.emphasized-complement")
    )
    let (appears, vanishes) = (Easing.linearOutSlowIn, Easing.cubicBezier(0, 0, 0.6, 1))
    run = .curve(.linear, duration)
    frame = { time in
      let (part, x) = (down.value(at: time), across.value(at: time))
      let width = start.width + (end.width - start.width) * part
      let middle = start.center.x + (end.center.x - start.center.x) * x
      return Rect(
        minX: middle - width / 2, minY: start.minY + (end.minY - start.minY) * part,
        maxX: middle + width / 2, maxY: start.maxY + (end.maxY - start.maxY) * part)
    }
    part = { down.value(at: $0) }
    cover = { time in
      let milliseconds = time * duration
      return milliseconds < 150
        ? appears.value(at: milliseconds / 150)
        : 1 - vanishes.value(at: min(1, (milliseconds - 150) / 183))
    }
    // A piece of the course before the color begins to fade.
    hasChanged = { $0 * duration > 147 }
  }

  /// On springs, each until what is left of it is seen no more; what fades follows the size.
  private init(
    from start: Rect, to end: Rect, x: Spring, y: Spring, scale: Spring,
    on stage: TransitionEnvironment
  ) {
    let middle = (
      SpringMotion(x, from: start.center.x, to: end.center.x),
      SpringMotion(y, from: start.center.y, to: end.center.y)
    )
    let size = SpringMotion(scale, from: 0, to: 1)
    let pixel = 1 / stage.scale
    let ends = [
      Self.rest(middle.0, visible: pixel), Self.rest(middle.1, visible: pixel),
      Self.rest(size, visible: pixel / max(start.height, pixel)),
    ]
    let duration = ends.max() ?? 0
    run = TransitionTiming(.seconds(roundingUp: duration), .linear)
    func value(_ motion: SpringMotion, at time: Double, until end: Double) -> Double {
      time * duration >= end ? motion.target : motion.value(at: time * duration)
    }
    let part = { (time: Double) in min(1, value(size, at: time, until: ends[2])) }
    self.part = part
    frame = { time in
      let (width, height) = (
        start.width + (end.width - start.width) * part(time),
        start.height + (end.height - start.height) * part(time)
      )
      let (x, y) = (
        value(middle.0, at: time, until: ends[0]), value(middle.1, at: time, until: ends[1])
      )
      return Rect(
        minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2)
    }
    let (appears, vanishes) = (Easing.power(3, .out), Easing.known("android.slow-out-linear-in"))
    cover = { time in
      let share = part(time)
      return share < 0.8
        ? appears.value(at: max(0, share / 0.8))
        : 1 - vanishes.value(at: min(1, max(0, (share - 0.85) / 0.135)))
    }
    hasChanged = { part($0) > 0.825 }
  }

  /// The seconds until a spring is within three quarters of what can be seen, and slow.
  private static func rest(_ motion: SpringMotion, visible: Double) -> Double {
    motion.restTime(distance: 0.75 * visible, speed: 62.5 * 0.75 * visible) ?? 1
  }
}

/// The box of a launch with both pictures and the color.
private struct Launch {
  let course: LaunchCourse
  private let pair: ContainerPair
  private let stage: TransitionEnvironment

  init(_ run: AppLaunch.Run, _ pair: ContainerPair, on stage: TransitionEnvironment) {
    course = LaunchCourse(run, from: pair.start.frame, to: pair.end.frame, on: stage)
    self.pair = pair
    self.stage = stage
  }

  var container: TransitionLayer {
    let (start, end) = (radii(pair.start), radii(pair.end))
    let box = ContainerBox(course.run, frame: course.frame) {
      start.mixed(with: end, at: course.part($0))
    }
    let first = picture(pair.start, in: box)
      .fading(course.run) { course.hasChanged($0) ? 0 : pair.start.element.opacity }
    let last = picture(pair.end, in: box)
      .fading(course.run) { course.hasChanged($0) ? pair.end.element.opacity : 0 }
    let cover = TransitionLayer("cover", on: stage)
      .with {
        $0.anchor = .topLeft
        $0.position = .zero
        $0.background = .color(windowColor)
      }
      .following(.size, course.run, in: ContainerBox.pieces) {
        [course.frame($0).width, course.frame($0).height, 0, 0]
      }
      .fading(course.run, course.cover)
    let layer = box.layer("launch", [first, last, cover], on: stage)
    guard let fill = (pair.grows ? pair.start : pair.end).element.properties.background else {
      return layer
    }
    // What was touched fills the box with its own background, however small its picture is there.
    return layer.with { $0.background = fill }
  }

  /// A window has the display's corners.
  private func radii(_ end: ContainerEnd) -> CornerRadii {
    end.isScreen ? CornerRadii(all: stage.cornerRadius) : end.radii
  }

  private func picture(_ end: ContainerEnd, in box: ContainerBox) -> TransitionLayer {
    let layer = end.layer(on: stage).with { $0.cornerRadii = .zero }
    return box.picture(layer) { [course] time in
      let frame = course.frame(time)
      let (across, down) = (frame.width / end.frame.width, frame.height / end.frame.height)
      // A window covers the box from its top, what was touched stands whole in its middle.
      let factor = end.isScreen ? max(across, down) : min(across, down)
      let (width, height) = (end.frame.width * factor, end.frame.height * factor)
      return ContainerBox.Placement(
        origin: Point(
          frame.center.x - width / 2, end.isScreen ? frame.minY : frame.center.y - height / 2),
        scale: end.scale * factor)
    }
  }

  /// The color of the screen that is a window, or of Material where it has none.
  private var windowColor: Color {
    let window = pair.grows ? pair.end : pair.start
    if case .color(let color)? = window.element.properties.background { return color }
    return .materialSurface(isDark: stage.isDark)
  }
}
