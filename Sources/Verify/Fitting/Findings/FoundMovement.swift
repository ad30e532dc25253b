import SegueMotion
package import SegueRaster

/// A movement of a film, with the curve by which it goes.
package struct FoundMovement: Sendable {
  /// The movement, with all the bodies that go by its curve.
  package private(set) var movement: Movement
  /// The curve.
  package private(set) var curve: FoundCurve
  /// The radius of its corners, where pictures show them.
  package internal(set) var corners: CornerCourse?
  /// Number of the stretch of the film in which it is, between two rests; from zero on.
  package let stretch: Int

  /// All that moves in a film: one stretch after the other, and in each the largest movement first.
  ///
  /// - Parameter region: where to look, in pixels of the film; nothing for all of it.
  package static func all(
    in reel: LumaSequence, region: PixelRect? = nil, kinds: CurveFinder.Kinds = .all
  ) -> [FoundMovement] {
    reel.stretches(in: region).enumerated().flatMap { number, part in
      MovementSearch(reel: part, region: region, kinds: kinds, number: number).movements.map {
        $0.withCorners(in: part)
      }
    }
  }

  /// The least pictures that show a spring on its way where whole pictures do not bear out its edges.
  private static let leastOfEdges = 9

  /// The same, which is not certain if it seems to be set off: what comes in from outside is on its way when it is first seen.
  var asBegun: FoundMovement {
    guard let best = curve.best, best.kind == .launchedSpring || best.isSetOff else { return self }
    return doubted(.unseenBegin)
  }

  /// The largest part of a way that may be out of sight.
  private static let unseen = 0.05

  /// By which share of its way something may begin beyond where it is out of sight, whose border is not known exactly.
  private static let beyond = 0.05

  /// The largest whole way, relative to what is seen of it, of a spring that no easing comes near.
  private static let lone = 1.5

  /// By how many pixels, and by which share of it, a way may seem too short.
  private static let short = (pixels: 1.5, share: 0.01)

  /// The same, which is not certain where more of its way is out of sight than a curve tells, or where it would be in sight
  /// all the time.
  ///
  /// - Parameters:
  ///   - isTimed: true if it is known when it begins and ends.
  ///   - leastWay: the pixels that it has to go to be out of sight.
  func seen(isTimed: Bool, leastWay: Double) -> FoundMovement {
    guard let best = curve.best, let pixels = movement.samples.pixels else { return self }
    let way = best.way * pixels
    if way + Self.short.pixels < (1 - Self.short.share) * leastWay { return doubted(.unseenBegin) }
    // A spring that would begin just where it is out of sight has no need of another begin.
    let isPlain = best.kind == .spring && way < (1 + Self.beyond) * leastWay
    let isLone = best.kind == .spring && curve.other == nil && best.way < Self.lone
    guard best.way > 1 + Self.unseen, !isPlain, !isLone else { return self }
    // What is shown late or early does not say when it began.
    return isTimed && best.kind != .bezier && !curve.isUneven
      ? self : doubted(.outOfSight(seen: 1 / best.way))
  }

  /// The same, which is not certain where edges alone say too little: what comes in from outside is on its way when it is
  /// first seen, and seems to be set off.
  func asEdgesTell(in reel: LumaSequence) -> FoundMovement {
    guard case .shift = movement.kind, let best = curve.best else { return self }
    let told = asBegun
    guard told.curve.isCertain else { return told }
    if BodyCheck(movement, in: reel).isBeside { return doubted(.notBorneOut) }
    guard best.isSpring else { return told }
    let count = movement.samples.movingCount
    return count < Self.leastOfEdges && !BodyCheck(movement, in: reel).bearsOut
      ? doubted(.tooFew(pictures: count, needed: Self.leastOfEdges)) : self
  }

  /// The part of the way out of sight that something goes at least which goes out of it.
  private static let mostOfIt = 0.8

  /// Returns `true` if something else was taken for it: no curve comes near, or it does not get out of sight by far.
  func isNowhere(leastWay: Double) -> Bool {
    if case .noCurve = curve.doubt { return true }
    guard let best = curve.best, let pixels = movement.samples.pixels else { return false }
    return best.way * pixels < Self.mostOfIt * leastWay
  }

  /// True if it is not certain because its begin or its end is not seen.
  var isOutOfSight: Bool {
    switch curve.doubt {
    case .unseenBegin, .outOfSight: true
    default: false
    }
  }

  /// The same with what its corners do, where its curve is certain.
  func withCorners(in reel: LumaSequence) -> FoundMovement {
    guard curve.isCertain, let outline = movement.outline else { return self }
    var other = self
    other.corners = CornerCourse(movement, of: outline, in: reel)
    return other
  }

  func doubted(_ reason: FoundCurve.Doubt) -> FoundMovement {
    var other = self
    other.curve = curve.doubted(reason)
    return other
  }

  /// The most bodies that go by one curve; where more seem to, something turns or is bent.
  private static let mostBodies = 3

  init(_ movement: Movement, _ curve: FoundCurve, in stretch: Int) {
    (self.movement, self.stretch) = (movement, stretch)
    guard case .shift = movement.kind else {
      self.curve = movement.isUneven ? curve.doubted(.uneven) : curve
      return
    }
    let bodies = movement.bodies
    let areParallel = bodies.allSatisfy { bodies[0].isParallel(to: $0) }
    self.curve =
      if bodies.isEmpty {
        curve.doubted(.notBorneOut)
      } else if bodies.count > Self.mostBodies || !areParallel {
        curve.doubted(.manyWays(bodies.count))
      } else {
        curve
      }
  }

  /// The movements, without those that are bodies of another one: of what is soon covered, too little is seen for a
  /// curve of its own, and enough to tell that it goes by that of the others.
  static func joined(_ all: [FoundMovement]) -> [FoundMovement] {
    var kept: [FoundMovement] = []
    for found in all {
      if let index = kept.firstIndex(where: { $0.factor(of: found) != nil }),
        let factor = kept[index].factor(of: found)
      {
        kept[index].movement.bodies += found.movement.bodies.map { $0.going(times: factor) }
      } else {
        kept.append(found)
      }
    }
    return kept
  }

  /// Largest distance of a curve from the samples of a body that goes by it, in pixels and as a share of its way.
  private static let nearness = (pixels: 0.35, share: 0.004)
  /// The least part of the curve over which a body has to be seen.
  private static let leastSeen = 0.2
  /// The least pictures in which a body has to be under way.
  private static let leastPictures = 4

  /// The whole way of the other movement relative to the one that was seen, if it goes by the curve of this one;
  /// nothing if it does not.
  private func factor(of other: FoundMovement) -> Double? {
    guard curve.isCertain, let best = curve.best, !movement.bodies.isEmpty,
      !other.movement.bodies.isEmpty, let pixels = other.movement.samples.pixels
    else { return nil }
    let samples = other.movement.samples
    var sums = LineSums()
    var moving = 0
    for (time, value) in zip(samples.times, samples.values) {
      let share = best.pace.share(at: time - best.begin, of: best.duration)
      sums.add(share, value)
      if share > 0.01, abs(share - 1) > 0.01 { moving += 1 }
    }
    guard let line = sums.line, line.slope > 0, sums.width > Self.leastSeen,
      moving >= Self.leastPictures
    else { return nil }
    let allowed = max(Self.nearness.pixels, Self.nearness.share * line.slope * pixels)
    // Ways are those that were seen, of which the curve knows the whole.
    return line.error * pixels <= allowed ? line.slope / best.way : nil
  }
}

extension CurveFit {
  /// Slope at the begin of an easing from which on it is one of something that was on its way.
  private static let steep = 2.5

  /// True if it is an easing without a name that is fast from its begin on.
  fileprivate var isSetOff: Bool {
    guard kind == .bezier, case .easing(let easing) = pace, let cubic = easing.singleCubic else {
      return false
    }
    return cubic.y1 > Self.steep * cubic.x1
  }
}
