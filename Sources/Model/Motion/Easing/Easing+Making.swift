extension Easing {
  /// No easing: the value is the progress.
  public static let linear = Easing(.linear)

  /// CSS's `ease`: a quick start and a long end.
  public static let ease = cubicBezier(0.25, 0.1, 0.25, 1)

  /// CSS's and UIKit's slow start.
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)

  /// CSS's and UIKit's slow end.
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)

  /// CSS's and UIKit's slow start and end.
  public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)

  /// The curve with these control points; `x1` and `x2` must lie in 0...1.
  ///
  /// Numbers that come from a user go through `CubicBezier`, which throws.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Easing {
    checked { () throws(MotionError) in curve(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)) }
  }

  /// The one cubic that the easing is, if it is one; even progress is one too.
  package var singleCubic: CubicBezier? {
    switch form {
    case .linear: try? CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    case .cubic(let curve, .exact): curve
    default: nil
    }
  }

  /// The easing of one cubic.
  package static func curve(_ curve: CubicBezier) -> Easing {
    Easing(.cubic(curve, .exact))
  }

  /// The easing of several cubics.
  package static func path(_ path: CubicPath) -> Easing {
    Easing(.path(path, .exact))
  }

  /// The easing of these cubics, which must be right; see `CubicPath`.
  package static func path(_ segments: CubicPath.Segment...) -> Easing {
    checked { () throws(MotionError) in path(try CubicPath(segments)) }
  }

  /// A staircase of `count` steps, of which there must be one or more; see `Steps`.
  public static func steps(_ count: Int, _ jump: Steps.Jump = .end) -> Easing {
    checked { () throws(MotionError) in steps(try Steps(count, jump)) }
  }

  /// A staircase.
  package static func steps(_ steps: Steps) -> Easing {
    Easing(.steps(steps))
  }

  /// A polyline.
  package static func stops(_ stops: LinearStops) -> Easing {
    Easing(.stops(stops))
  }

  /// A smooth curve through stops.
  package static func monotone(_ stops: MonotoneStops) -> Easing {
    Easing(.monotone(stops))
  }

  /// A power of the progress; the exponent must be positive.
  ///
  /// `power(2, .out)` is the classic deceleration, 1 - (1 - t)².
  package static func power(_ exponent: Double, _ side: Side) -> Easing {
    precondition(exponent > 0 && exponent.isFinite, "an exponent must be a positive number")
    return Easing(.shape(.power(exponent), side))
  }

  /// A quarter of a circle.
  package static func circular(_ side: Side) -> Easing {
    Easing(.shape(.circular, side))
  }

  /// A quarter of a cosine wave: 1 - cos(πt/2) on the way in.
  package static func sine(_ side: Side) -> Easing {
    Easing(.shape(.sine, side))
  }

  /// A growth that doubles ten times, as GSAP has it.
  package static func expo(_ side: Side) -> Easing {
    Easing(.shape(.expo, side))
  }

  /// A swing through the end values; `period`, a fraction of the duration, must be positive.
  package static func elastic(_ side: Side, period: Double) -> Easing {
    precondition(period > 0 && period.isFinite, "a period must be a positive number")
    return Easing(.shape(.elastic(period: period), side))
  }

  /// A ball that bounces three times.
  package static func bounce(_ side: Side) -> Easing {
    Easing(.shape(.bounce, side))
  }

  /// Android's ball that bounces three times.
  package static let androidBounce = Easing(.androidBounce)

  /// So many waves of a sine, which need not be whole ones; more than none.
  package static func cycle(_ count: Double) -> Easing {
    precondition(count > 0 && count.isFinite, "a number of cycles is positive")
    return Easing(.cycle(count))
  }

  /// The linear easing `count` times over; one or more.
  package static func sawtooth(_ count: Int) -> Easing {
    precondition(count >= 1, "a sawtooth has at least one tooth")
    return Easing(.sawtooth(count))
  }

  /// 0 before `edge`, 1 from there on; `edge` must lie in 0...1.
  package static func threshold(_ edge: Double) -> Easing {
    precondition((0...1).contains(edge), "a threshold lies in 0...1")
    return Easing(.threshold(edge))
  }

  /// The easing squeezed into a part of the time, 0 before it and 1 after it.
  ///
  /// The part must not be empty and must lie in 0...1.
  package func during(_ start: Double, _ end: Double) -> Easing {
    precondition(0 <= start && start < end && end <= 1, "an interval lies in 0...1")
    return Easing(.interval(from: start, to: end, self))
  }

  /// The easing turned by half a turn: slow ends become slow starts; twice is the easing itself.
  package var reversed: Easing {
    if case .flipped(let easing) = form { return easing }
    return self == .linear ? self : Easing(.flipped(self))
  }

  /// The easing as Flutter's solver draws it, which stops at the first time within a thousandth.
  ///
  /// Only curves differ, by up to 0.002, and then hold their ends outside 0...1.
  package var quantized: Easing {
    switch form {
    case .cubic(let curve, _): Easing(.cubic(curve, .quantized))
    case .path(let path, _): Easing(.path(path, .quantized))
    case .interval(let start, let end, let easing):
      Easing(.interval(from: start, to: end, easing.quantized))
    case .flipped(let easing): Easing(.flipped(easing.quantized))
    case .linear, .steps, .stops, .monotone, .shape, .androidBounce, .cycle, .sawtooth, .threshold:
      self
    }
  }

  /// The value, for arguments that are written in code and hence known to be right.
  private static func checked(_ make: () throws(MotionError) -> Easing) -> Easing {
    do throws(MotionError) {
      return try make()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
