import SegueGeometry
import SegueRaster

extension Movement {
  /// The turn, the growth or the shift of all that changes in a film, as one piece; nothing where it is neither.
  ///
  /// - Parameters:
  ///   - reel: the film as it is seen most clearly.
  ///   - area: the area of it in which something changes.
  static func ofOnePiece(in reel: LumaSequence, within area: PixelRect) -> Movement? {
    guard let track = WarpTrack(reel.withoutRepeats, in: area) else { return nil }
    let course = WarpCourse(track)
    return course.turn ?? course.growth ?? course.shift
  }
}

extension Movement {
  /// The movement of one piece as far as edges bear it out; nothing where they do not.
  ///
  /// Edges know better than whole pictures how far something has grown, but not always along which axis.
  ///
  /// - Parameter mayKeepSize: says of an axis if the pictures are made as well of one that grows along the other one alone;
  ///   true for the horizontal one.
  func borneOut(by edges: Movement, mayKeepSize: (Bool) -> Bool) -> Movement? {
    guard case .stretch(let width, let height, let x, let y) = kind else { return self }
    guard case .scale(let size, _, _) = edges.kind else { return nil }
    let isWidth = abs(width - size) < abs(height - size)
    let other = isWidth ? height : width
    guard abs((isWidth ? width : height) / size - 1) < Self.sameGrowth else { return nil }
    // What grows alike along both axes is no stretch.
    let isEven = abs(other / size - 1) < Self.sameGrowth
    let isPlain = abs(other - 1) < Self.noGrowth || !isEven && mayKeepSize(!isWidth)
    if !isPlain, abs(other - 1) < Self.otherGrowth { return nil }
    let plain = isPlain ? 1 : other
    // Along an axis along which it does not grow, it does not go either.
    let goes = abs(other - 1) < Self.noGrowth || !isPlain
    return edges.told(
      as: .stretch(
        width: isWidth ? size : plain, height: isWidth ? plain : size,
        x: goes || isWidth ? x : 0, y: goes || !isWidth ? y : 0))
  }

  /// By how much growth may differ that is the same, and growth that is none, as shares.
  private static let (sameGrowth, noGrowth) = (0.02, 0.015)
  /// By how much growth has to differ from none to be told: between both nothing is.
  private static let otherGrowth = 0.04
}

/// Turning and growth since the first picture.
private struct WarpCourse {
  /// Effect of a map on the piece, about its middle.
  private struct State {
    let map: AffineTransform
    /// Clockwise, in radians.
    var angle: Double
    let width: Double
    let height: Double
    let shear: Double

    init(_ map: AffineTransform, after before: Double) {
      self.map = map
      var angle = PortableMath.atan2(map.b - map.c, map.a + map.d)
      // More than half a turn goes on in the same direction.
      angle += 2 * Double.pi * ((before - angle) / (2 * Double.pi)).rounded()
      let (s, c) = PortableMath.sincos(angle)
      width = c * map.a + s * map.b
      height = c * map.d - s * map.c
      shear = c * map.b - s * map.a
      self.angle = angle
    }

    var growth: Double { max(abs(width - 1), abs(height - 1)) }
  }

  private let track: WarpTrack
  private let states: [State?]
  private let last: State?
  private let first: AffineTransform

  /// The least way of what is farthest out as a rule, in pixels.
  private static let least = 3.0
  /// Largest distance from what a turn or a growth would be: in pixels, and as a share of the way.
  private static let tolerance = (pixels: 0.5, share: 0.02)

  init(_ track: WarpTrack) {
    self.track = track
    first = track.maps.lazy.compactMap(\.self).first ?? .identity
    let back = first.inverted() ?? .identity
    var angle = 0.0
    states = track.maps.map { map in
      guard let map else { return nil }
      let state = State(back.followed(by: map), after: angle)
      angle = state.angle
      return state
    }
    last = states.last ?? nil
  }

  /// Typical distance of the piece from its middle in the first picture.
  private var radius: Double {
    track.radius * max(abs(first.determinant), 0.01).squareRoot()
  }

  private func allowed(_ way: Double) -> Double {
    max(Self.tolerance.pixels, Self.tolerance.share * way)
  }

  private func most(_ value: (State) -> Double) -> Double {
    states.compactMap { $0.map(value) }.max() ?? 0
  }

  // MARK: - Turns

  /// The movement, where the piece turns about one point.
  var turn: Movement? {
    guard let last, abs(last.angle) * radius > Self.least else { return nil }
    let limit = allowed(abs(last.angle) * radius)
    guard most({ max($0.growth, abs($0.shear)) }) * radius < limit, let center,
      most({ distance($0, about: center) }) < limit
    else { return nil }
    return movement(
      .turn(degrees: last.angle * 180 / Double.pi), pixels: abs(last.angle) * radius
    ) { $0.angle / last.angle }
  }

  /// The point that stays where it is.
  private var center: Vector? {
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for state in states.compactMap(\.self) {
      let map = state.map
      x += (1 - map.a) * map.tx - map.b * map.ty
      y += (1 - map.d) * map.ty - map.c * map.tx
      sum += (1 - map.a) * (1 - map.a) + map.b * map.b
    }
    return sum > 0 ? Vector(x / sum, y / sum) : nil
  }

  /// Distance of the piece from where a turn about a point has it.
  private func distance(_ state: State, about center: Vector) -> Double {
    let map = state.map
    let x = map.a * center.dx + map.c * center.dy + map.tx - center.dx
    let y = map.b * center.dx + map.d * center.dy + map.ty - center.dy
    return (x * x + y * y).squareRoot()
  }

  // MARK: - Growth

  /// The movement, where the piece grows and moves straight on.
  var growth: Movement? {
    guard let last, last.growth * radius > Self.least else { return nil }
    // Edges will say more precisely how far it has grown.
    let limit = 2 * allowed(last.growth * radius)
    let (width, height) = (last.width - 1, last.height - 1)
    let square = width * width + height * height
    func share(_ state: State) -> Double {
      ((state.width - 1) * width + (state.height - 1) * height) / square
    }
    func off(_ state: State) -> Double {
      let share = share(state)
      let x = abs(state.width - 1 - share * width)
      let y = abs(state.height - 1 - share * height)
      let away = Vector(
        state.map.tx - share * last.map.tx, state.map.ty - share * last.map.ty)
      return max(max(x, y) * radius, (away.dx * away.dx + away.dy * away.dy).squareRoot())
    }
    guard most({ max(abs($0.angle), abs($0.shear)) }) * radius < limit, most(off) < limit else {
      return nil
    }
    let scale = Double(track.reel.shrink)
    let end = track.boxMiddle
    let start = first.map(Point(end.dx, end.dy))
    return movement(
      .stretch(
        width: last.width, height: last.height, x: (end.dx - start.x) * scale,
        y: (end.dy - start.y) * scale),
      pixels: square.squareRoot() * radius, share)
  }

  // MARK: - Shifts

  /// The movement, where the piece goes straight on.
  var shift: Movement? {
    guard let last else { return nil }
    let (x, y) = (last.map.tx, last.map.ty)
    let way = (x * x + y * y).squareRoot()
    let limit = allowed(way)
    func share(_ state: State) -> Double {
      (state.map.tx * x + state.map.ty * y) / (way * way)
    }
    guard way > Self.least,
      most({ max($0.growth, abs($0.angle), abs($0.shear)) }) * radius < limit,
      most({ Vector($0.map.tx - share($0) * x, $0.map.ty - share($0) * y).length }) < limit
    else { return nil }
    let scale = Double(track.reel.shrink)
    return movement(.shift(x: x * scale, y: y * scale), pixels: way, share)
      .going(x: x * scale, y: y * scale)
  }

  private func movement(
    _ kind: Movement.Kind, pixels: Double, _ share: (State) -> Double
  ) -> Movement {
    let reel = track.reel
    let progress = states.map { $0.map(share) }
    return Movement(
      kind: kind,
      samples: ProgressSamples(
        times: reel.times, progress: progress, knowledge: progress.map { $0 == nil ? 0 : 1 },
        pixels: pixels * Double(reel.shrink), changes: reel.changes),
      edgeCount: 0, area: reel.inFilm(track.area))
  }
}
