package import SegueMotion

extension TransitionPlan {
  /// Returns the time for which the transition visibly moves in a film, until every movement is within this
  /// fraction of its path from its end.
  package func seenDuration(leaving rest: Double) -> Time {
    let animations = layers.flatMap(\.allMovements).map(\.animation)
    let isOver = { (moment: Time) in
      animations.allSatisfy { animation in
        let run = animation.timing
        let seconds = (moment - run.begin).seconds
        if moment >= run.begin + run.duration { return true }
        guard seconds >= 0 else { return false }
        return (1 - animation.pace.fraction(at: seconds, of: run.duration.seconds)).magnitude
          <= rest
      }
    }
    let end = moments(1000).last { !isOver($0) } ?? .zero
    return speed == 1 ? end : end.scaled(by: 1 / speed)
  }

  /// So many moments of the transition at even distances, and its beginning.
  func moments(_ count: Int) -> [Time] {
    (0...count).map { duration.scaled(by: Double($0) / Double(count)) }
  }

  /// The widest gap that the arriving screen leaves at an edge of the stage after it has covered all of it:
  /// how wide, and when in a film.
  package func widestGap(on stage: TransitionEnvironment) -> (length: Double, time: Time)? {
    GapSearch(self, on: stage).widest.map { ($0.length, $0.moment.scaled(by: 1 / speed)) }
  }
}
