import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph

/// An animation as its author wrote it, before it is known which property it moves.
struct AnimationDraft: Sendable {
  var from: Value?
  var to: Value?
  var by: Value?
  /// The layer's own value, which shows where the animation does not.
  var rest: Value?
  var keyframes: [KeyframeDraft] = []
  var mode: KeyframeMode?
  var arc = PointArc.Mode.linear
  /// Part of the layer that moves, where the values are the corners of a box.
  var boxPart: BoxPart?
  /// The outline along which a point moves, instead of values.
  var outline: Path?
  /// Orientation of the layer along the outline.
  var turning: PathTurning?
  /// Coasting movement from a velocity, instead of a target.
  var coast: CoastTrack?
  /// The number that leads the animation in place of time.
  var progress: ProgressDraft?

  var duration: Time?
  var delay = Time.zero
  var speed = 1.0
  var offset = Time.zero
  var repeatCount = 1.0
  var repeatDuration: Time?
  var autoreverses = false
  var fill = Fill.both

  var pace: TimingCurve?
  var composition = Animation.Composition.replace
  var isCumulative = false

  /// Position of the animation.
  var range: SourceRange

  init(at range: SourceRange) {
    self.range = range
  }

  /// The value that the layer has when the animation does not show: the given one, or else the
  /// last one, except for additions, which do not say what they are added to.
  var restingValue: Value? {
    if let rest { return rest }
    return composition == .add
      ? nil : to ?? keyframes.last?.value ?? outline?.end.map { .pair($0.x, $0.y) }
  }
}

/// Orientations of a layer along the outline on which it moves, by the words that scene files use.
enum PathTurning: String, CaseIterable, Sendable {
  /// So that its right side leads.
  case auto
  /// So that its left side leads.
  case autoReverse = "auto-reverse"

  /// Angle added to the heading.
  var angle: Angle { self == .auto ? .zero : .degrees(180) }
}

extension AnimationDraft {
  /// The animation, or `nil` when something about it has been reported.
  func animation(_ reading: inout ReadContext) -> Animation? {
    guard followsProgress(&reading), let course = withMatchedOutlines.course(&reading),
      let duration = length(&reading)
    else { return nil }
    let timing = Timing(
      begin: delay, duration: duration, speed: speed, offset: offset, repeatCount: repeatCount,
      repeatDuration: repeatDuration, autoreverses: autoreverses, fill: fill)
    let isEven = !keyframes.isEmpty || coast != nil || progress != nil
    let usual = isEven ? .linear : TimingCurve.standard
    var animation = Animation(
      course, timing: timing, pace: pace ?? usual,
      composition: composition, isCumulative: isCumulative)
    animation.boxPart = boxPart
    return animation
  }

  /// The animation that turns the layer along its way, added to its own turn, while `animation`
  /// moves it.
  func turn(besides animation: Animation) -> Animation? {
    guard let turning, case .along(var way) = animation.course else { return nil }
    way.part = .heading(turnedBy: turning.angle)
    var turn = animation
    turn.course = .along(way)
    turn.composition = .add
    turn.isCumulative = false
    return turn
  }

  /// Returns true unless a number leads what only time can; reports that.
  private func followsProgress(_ reading: inout ReadContext) -> Bool {
    guard progress != nil else { return true }
    if case .spring? = pace {
      reading.report(
        "a spring takes time, and no number can lead it", at: range,
        hint: "give the spring to the layer that leads, and a curve to this one")
      return false
    }
    if let timed = keyframes.first(where: { $0.time != nil }) {
      reading.report(
        "a number leads this keyframe, and no time", at: timed.range,
        hint: "'at' is a percentage of the number's way, such as \"50%\"")
      return false
    }
    return true
  }

  private func course(_ reading: inout ReadContext) -> Animation.Course? {
    if let outline { return .along(PathTrack(outline, mode: (mode ?? .paced).pathMode)) }
    if var coast {
      coast.start = from
      return .coasting(coast)
    }
    if keyframes.isEmpty { return .basic(FromTo(from: from, to: to, by: by, arc: arc)) }
    return KeyframeTimes(self).keyframes(&reading).map { .keyframes($0) }
  }

  /// True if the animation determines its own duration.
  var knowsItsLength: Bool {
    if case .spring? = pace { return true }
    return coast != nil || keyframes.contains { $0.time != nil }
  }

  /// Drops a duration that the file's defaults gave to an animation that says itself how long it
  /// takes, by a spring or by keyframes with times of its own; and a pace where no time passes.
  mutating func forgetDefaultDuration(besides object: JSONObject) {
    if progress != nil, object["easing"] == nil { pace = nil }
    guard object["duration"] == nil, object["easing"] != nil || object["keyframes"] != nil,
      knowsItsLength
    else { return }
    duration = nil
  }

  /// The length of all of the way of a number for the one animation that it leads; nobody sees it.
  static let ledSpan = Time.seconds(1)

  /// Returns the duration of a run: as given, or as long as the spring, the keyframes or the friction takes.
  func length(_ reading: inout ReadContext) -> Time? {
    if progress != nil { return Self.ledSpan }
    if let coast { return coast.length(at: range, &reading) }
    if let duration { return duration }
    if case .spring? = pace {
      guard let natural = pace?.naturalDuration, natural <= 3600 else {
        reading.report(
          "this spring never comes to rest", at: range, hint: "give it damping, or a 'duration'")
        return nil
      }
      return .seconds(roundingUp: natural)
    }
    if let last = keyframes.compactMap(\.time).max(), last > .zero { return last }
    reading.report(
      "an animation needs a 'duration'", at: range,
      hint: "such as \"duration\": 350, here or once for all in 'defaults'")
    return nil
  }
}

extension TimingCurve {
  /// The pace of changes that do not say otherwise: `ease-in-out`.
  static let standard = TimingCurve.easing(.cubicBezier(0.42, 0, 0.58, 1))
}

/// Interpolation modes between keyframes, or between places on an outline, by the words that scene files use.
enum KeyframeMode: String, CaseIterable, Sendable {
  case linear
  case discrete
  case paced
  case cubic
  case cubicPaced = "cubic-paced"
  case catmullRom = "catmull-rom"
  case monotone

  /// The mode, with the tangents that its keyframes give.
  func mode(_ tangents: [KochanekBartels]) -> Keyframes.Mode {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic(tangents)
    case .cubicPaced: .cubicPaced(tangents)
    case .catmullRom: .catmullRom(tangents.map(\.tension))
    case .monotone: .monotone
    }
  }

  /// The mode of a way along an outline.
  var pathMode: PathTrack.Mode {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    case .catmullRom: .catmullRom
    case .monotone: .monotone
    }
  }
}
