extension CodeCall {
  /// The curve of a call that is known.
  var curve: TimingCurve? {
    get throws(MotionError) {
      if Self.repeats.contains(name) { try refuseToRepeat() }
      let isSpring = Self.springs.contains(name)
      guard isSpring || Self.cubics.contains(name) || Self.easings.contains(name) else {
        return nil
      }
      try checkNumbers()
      if isSpring { return try spring }
      if Self.cubics.contains(name) { return try cubic }
      return try easing
    }
  }

  /// Names of the calls that make a cubic of four numbers.
  private static let cubics: Set<String> = [
    "timingCurve", "CubicBezierEasing", "Cubic", "bezier", "cubicBezier", "UICubicTimingParameters",
    "CAMediaTimingFunction", "PathInterpolator", "PathInterpolatorCompat", "init",
  ]

  /// Names of the other calls that make curves, or have one.
  private static let easings: Set<String> = [
    "tween", "linear", "easeIn", "easeOut", "easeInOut", "in", "out", "inOut", "poly",
    "Interval", "FlippedCurve", "Threshold", "SawTooth", "speed", "delay",
    "AccelerateInterpolator", "DecelerateInterpolator", "AnticipateInterpolator",
    "OvershootInterpolator", "LinearInterpolator", "FastOutSlowInInterpolator",
    "LinearOutSlowInInterpolator", "FastOutLinearInInterpolator", "BounceInterpolator",
    "CycleInterpolator", "AccelerateDecelerateInterpolator", "AnticipateOvershootInterpolator",
    "create", "ThreePointCubic",
  ]

  /// Names of Compose's calls that repeat the animation they are given.
  private static let repeats: Set<String> = ["repeatable", "infiniteRepeatable"]

  /// Refuses what would be read as less than it says: a curve leads once from its start to its end.
  private func refuseToRepeat() throws(MotionError) {
    throw MotionError(
      found: "'\(name)'",
      expected: "the animation that it repeats, such as 'tween(300, easing = LinearEasing)'",
      hint: "a scene repeats an animation by \"repeat\": \"forever\" and \"autoreverse\": true")
  }

  /// The numbers but those whose labels say that they are no coordinates.
  private var coordinates: [Double] {
    numbers.filter { $0.label != "duration" }.map(\.value)
  }

  private var easing: TimingCurve? {
    get throws(MotionError) {
      switch name {
      case "tween":
        return try inner ?? .named("compose.fast-out-slow-in")
      case "linear", "easeIn", "easeOut", "easeInOut":
        return owner == "" || owner == "Animation" ? CodeNames.curve(["", name]) : nil
      case "in", "out", "inOut", "poly": return try sided
      case "speed": return try faster
      case "delay": return try inner
      case "create": return try owner == "PathInterpolatorCompat" ? cubic : custom
      case "ThreePointCubic": return try threePoints
      case "Interval", "FlippedCurve", "Threshold", "SawTooth":
        return try flutter.map { .easing($0) }
      default: return try interpolator.map { .easing($0) }
      }
    }
  }

  /// The first curve among the arguments.
  private var inner: TimingCurve? {
    get throws(MotionError) {
      for argument in arguments {
        if let curve = try argument.value.curve { return curve }
      }
      // `.easeIn.delay(0.2)`, which is called on a name.
      return ["delay", "speed"].contains(name) ? CodeNames.curve(path.dropLast()) : nil
    }
  }

  /// SwiftUI's faster animation; a curve has any length anyway.
  private var faster: TimingCurve? {
    get throws(MotionError) {
      guard let factor = unlabeled.last, factor > 0, let curve = try inner else { return nil }
      if case .spring(let spring, _) = curve {
        try SpringBound.check(spring.angularFrequency * factor, by: factor, "speed")
      }
      return curve.faster(by: factor)
    }
  }

  // MARK: - Cubics

  /// A cubic by four numbers, or by the name that Apple's frameworks give it.
  private var cubic: TimingCurve? {
    get throws(MotionError) {
      // Swift's `.init(...)`, whose type stands elsewhere, is a spring's where it has no such label.
      if name == "init", argument("name", "controlPoints", "animationCurve") == nil {
        return try spring
      }
      if case .name(let path)? = argument("name", "animationCurve") ?? arguments.first?.value {
        return CodeNames.apple[path.last ?? ""].map { .easing($0) }
      }
      let numbers = Array(coordinates.prefix(4))
      return numbers.count == 4 || name.hasPrefix("PathInterpolator")
        || owner == "PathInterpolatorCompat" ? try Self.cubic(numbers) : nil
    }
  }

  /// A cubic by its four numbers; by two, the quadratic curve of Android's `PathInterpolator`.
  private static func cubic(_ numbers: [Double]) throws(MotionError) -> TimingCurve? {
    if numbers.count == 2 {
      let (x, y) = (numbers[0], numbers[1])
      return try cubic([x * 2 / 3, y * 2 / 3, (1 + 2 * x) / 3, (1 + 2 * y) / 3])
    }
    guard numbers.count == 4 else { return nil }
    let curve = try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    return .easing(.curve(curve))
  }

  /// A cubic by a list of four numbers and nothing else.
  static func cubic(_ elements: [CodeExpression]) throws(MotionError) -> TimingCurve? {
    let numbers = elements.compactMap { element in
      if case .number(let number) = element { number } else { nil }
    }
    guard elements.count == 4, numbers.count == 4 else { return nil }
    return try cubic(numbers)
  }

  /// A cubic by four numbers with commas between them, as design tools show it.
  static func cubic(listed text: String) throws(MotionError) -> TimingCurve? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in Double(word.filter { !$0.isWhitespace }) }
    guard words.count == 4, numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return try cubic(numbers)
  }

  // MARK: - The web

  /// React Native's `Easing.out(Easing.cubic)`, and GSAP's `back.out(1.7)`.
  private var sided: TimingCurve? {
    get throws(MotionError) {
      switch (owner, name) {
      case ("Easing", "poly"):
        return try unlabeled.first.map { (exponent) throws(MotionError) in
          try Self.power(exponent, .in)
        }
      case ("Easing", _):
        guard let side = CodeNames.side(name), case .easing(let easing)? = try inner else {
          return nil
        }
        return easing.turned(to: side).map { .easing($0) }
      case ("back", _):
        guard let side = CodeNames.side(name) else { return nil }
        return CodeNames.back(unlabeled.first ?? 1.70158, side).map { .easing($0) }
      case ("elastic", _):
        guard let side = CodeNames.side(name), (unlabeled.first ?? 1) == 1 else { return nil }
        let period = unlabeled.dropFirst().first ?? (side == .inOut ? 0.45 : 0.3)
        try CurveBound.checkPositive(period, of: "period")
        return .easing(.elastic(side, period: period))
      default: return nil
      }
    }
  }

  private static func power(
    _ exponent: Double, _ side: Easing.Side
  ) throws(MotionError) -> TimingCurve {
    try CurveBound.checkPositive(exponent, of: "the exponent")
    return .easing(.power(exponent, side))
  }

  /// GSAP's `CustomEase.create("hop", "M0,0 C0.2,0 0,1 1,1")`, whose data may be the four numbers of a cubic.
  private var custom: TimingCurve? {
    get throws(MotionError) {
      guard owner == "CustomEase", case .text(let data)? = arguments.last?.value else {
        return nil
      }
      if let cubic = try Self.cubic(listed: data) { return cubic }
      return try CustomEase(data)?.easing.map { .easing($0) }
    }
  }

  // MARK: - Flutter and Android

  /// Flutter's two cubics that meet in a point: control points before it, the point, control points behind it.
  private var threePoints: TimingCurve? {
    get throws(MotionError) {
      let numbers = unlabeled
      guard numbers.count == 10 else { return nil }
      let points = stride(from: 0, to: 10, by: 2).map { CurvePoint(numbers[$0], numbers[$0 + 1]) }
      return .easing(
        .path(
          try CubicPath([
            CubicPath.Segment(control1: points[0], control2: points[1], to: points[2]),
            CubicPath.Segment(control1: points[3], control2: points[4], to: .one),
          ])))
    }
  }

  private var flutter: Easing? {
    get throws(MotionError) {
      let base: Easing = if case .easing(let easing)? = try inner { easing } else { .linear }
      switch name {
      case "FlippedCurve": return base.reversed
      case "Interval":
        guard unlabeled.count == 2, unlabeled[0] >= 0, unlabeled[0] < unlabeled[1],
          unlabeled[1] <= 1
        else { return nil }
        return base.during(unlabeled[0], unlabeled[1])
      case "Threshold":
        guard let share = unlabeled.first, (0...1).contains(share) else { return nil }
        return .threshold(share)
      default:
        guard let count = unlabeled.first, (1...1000).contains(count), count == count.rounded()
        else {
          return nil
        }
        return .sawtooth(Int(count))
      }
    }
  }

  /// Android's interpolators; a factor doubled is the exponent.
  private var interpolator: Easing? {
    get throws(MotionError) {
      switch name {
      case "LinearInterpolator": return .linear
      case "AccelerateDecelerateInterpolator": return .sine(.inOut)
      case "BounceInterpolator": return .androidBounce
      case "CycleInterpolator":
        let count = unlabeled.first ?? 1
        try CurveBound.checkPositive(count, of: "the number of cycles")
        return .cycle(count)
      case "AnticipateOvershootInterpolator":
        let tension = unlabeled.first ?? 2
        return CodeNames.back(tension * (unlabeled.dropFirst().first ?? 1.5), .inOut)
      case "AnticipateInterpolator": return CodeNames.back(unlabeled.first ?? 2, .in)
      case "OvershootInterpolator": return CodeNames.back(unlabeled.first ?? 2, .out)
      case "AccelerateInterpolator", "DecelerateInterpolator":
        let side: Easing.Side = name.hasPrefix("A") ? .in : .out
        guard case .easing(let easing) = try Self.power(2 * (unlabeled.first ?? 1), side) else {
          return nil
        }
        return easing
      default:
        guard case .easing(let easing)? = CodeNames.curve([String(name.dropLast(12)) + "Easing"])
        else { return nil }
        return easing
      }
    }
  }
}
