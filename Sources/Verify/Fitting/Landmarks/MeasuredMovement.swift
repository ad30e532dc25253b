/// A movement with its curve.
package struct MeasuredMovement: Sendable {
  /// The movement.
  package let movement: Movement
  /// Its curve.
  package let curve: FoundCurve
  /// The radius of its corners, where pictures show them.
  package let corners: CornerCourse?
  /// False where pictures do not show what edges tell of a shift whose curve is not certain.
  private let isBorneOut: Bool

  /// Measures a movement.
  package init(_ movement: Movement) {
    self.init(movement, CurveFinder(movement.samples).answer, isBorneOut: true)
  }

  private init(
    _ movement: Movement, _ found: FoundCurve, corners: CornerCourse? = nil, isBorneOut: Bool
  ) {
    (self.corners, self.isBorneOut) = (corners, isBorneOut)
    // A few edges that are taken for others spoil the whole curve where most are out of sight.
    if case .noCurve = found.doubt, let told = movement.withoutFewEdges {
      self.movement = told
      curve = CurveFinder(told.samples).answer
    } else {
      self.movement = movement
      curve = found
    }
  }

  /// All that moves in a film, the largest movement first, as it is found in any film.
  package static func all(in reel: LumaSequence) -> [MeasuredMovement] {
    let clearest = reel.clearest(in: nil)
    return MovementSearch(reel: reel, region: nil, kinds: .all, number: 0).movements.map { found in
      var isAsked = false
      if case .shift = found.movement.kind {
        isAsked = !found.curve.isCertain && found.movement.edgeCount > 0
      }
      return MeasuredMovement(
        found.movement, found.curve, corners: found.withCorners(in: reel).corners,
        isBorneOut: !isAsked || BodyCheck(found.movement, in: clearest).bearsOut)
    }
  }

  /// False where it is not known what goes by the curve.
  var isKnown: Bool {
    switch curve.doubt {
    case .notBorneOut, .manyWays: false
    default: isBorneOut
    }
  }

  /// True if nothing goes elsewhere: one picture or color becomes another one.
  package var isFade: Bool {
    switch movement.kind {
    case .fade, .recolor: true
    case .shift, .scale, .stretch, .turn: false
    }
  }

  /// By how much of its way a curve is off that says less than the samples alone.
  private static let farOff = 0.05

  /// The curve that says when it is where, whatever its numbers are; `nil` where none is near enough.
  package var nearest: CurveFit? {
    switch curve.doubt {
    case .noCurve, .outOfSight: nil
    case .uncertainCurve(let share) where share > Self.farOff: nil
    default: curve.best
    }
  }
}

extension Movement {
  /// The movement without the pictures at its begin and its end of which hardly anything was seen; `nil` where there are
  /// none.
  fileprivate var withoutFewEdges: Movement? {
    samples.withoutFewEdges.map {
      Movement(kind: kind, samples: $0, edgeCount: edgeCount, area: area)
    }
  }
}
