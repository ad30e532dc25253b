/// A movement with its curve.
package struct MeasuredMovement: Sendable {
  /// The movement.
  package let movement: Movement
  /// Its curve.
  package let curve: FoundCurve

  /// Measures a movement.
  package init(_ movement: Movement) {
    let found = CurveFinder(movement.samples).answer
    // A few edges that are taken for others spoil the whole curve where most are out of sight.
    if case .noCurve = found.doubt, let told = movement.withoutFewEdges {
      self.movement = told
      curve = CurveFinder(told.samples).answer
    } else {
      self.movement = movement
      curve = found
    }
  }

  /// All that moves in a film, the largest movement first.
  package static func all(in reel: LumaSequence) -> [MeasuredMovement] {
    MovementFinder(reel).movements().map { MeasuredMovement($0) }
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
