/// Moments at which the round corners of two movements are compared.
package enum CornerMoment: Hashable, Sendable, CaseIterable {
  /// The whole movement, where the radius stays as it is in both.
  case throughout
  /// The rest before the movement.
  case begin
  /// A quarter of the way.
  case quarter
  /// The middle of the way.
  case half
  /// Three quarters of the way.
  case threeQuarters
  /// The rest behind the movement.
  case end

  /// The share of the way that has been covered; `nil` where nothing is on its way.
  fileprivate var share: Double? {
    switch self {
    case .throughout, .begin, .end: nil
    case .quarter: 0.25
    case .half: 0.5
    case .threeQuarters: 0.75
    }
  }
}

extension LandmarkComparison.Trait {
  /// Tolerances of a radius: as a share of the expected one, and in pixels in which it is measured.
  package static let cornerTolerance = (share: 0.1, pixels: 1.5)

  /// The radii of two movements' corners, as far as both show them, and what measuring them says.
  ///
  /// On its way a radius is only compared where both ends are alike: otherwise it follows from these.
  static func corners(_ recorded: CornerCourse?, _ agreed: CornerCourse?) -> [Self] {
    guard let recorded, let agreed else { return [] }
    func trait(at moment: CornerMoment) -> Self? {
      guard let own = recorded.radius(at: moment), let meant = agreed.radius(at: moment) else {
        return nil
      }
      let least = cornerTolerance.pixels * max(recorded.grain, agreed.grain)
      return Self(
        kind: .corners(moment), recorded: own, agreed: meant,
        tolerance: max(least, cornerTolerance.share * meant.value))
    }
    let areStill = recorded.isStill && agreed.isStill
    let ends = (areStill ? [.throughout] : [.begin, .end]).compactMap(trait)
    guard !areStill, ends.allSatisfy({ $0.verdict == .alike }) else {
      return ends.filter { $0.verdict != .open }
    }
    let others = [CornerMoment.quarter, .half, .threeQuarters].compactMap(trait)
      .filter { $0.verdict == .different }
    return ends + [others.max { $0.excess < $1.excess }].compactMap(\.self)
  }

  /// By how many tolerances both differ.
  private var excess: Double { abs((recorded - agreed).value) / tolerance }
}

extension CornerCourse {
  fileprivate var isStill: Bool { if case .still = pace { true } else { false } }

  /// The radius at a moment; `nil` where no pictures around it show corners.
  fileprivate func radius(at moment: CornerMoment) -> UncertainNumber? {
    switch moment {
    case .begin: UncertainNumber(first, off: uncertainty)
    case .throughout, .end: UncertainNumber(last, off: uncertainty)
    case .quarter, .half, .threeQuarters: moment.share.flatMap(radius)
    }
  }

  /// The radius when so much of the way has been covered for the first time, between the two pictures around that.
  private func radius(after share: Double) -> UncertainNumber? {
    for (before, after) in zip(seen, seen.dropFirst())
    where before.share < share && after.share >= share {
      let part = (share - before.share) / (after.share - before.share)
      let step = after.radius - before.radius
      // Between two pictures it may go by any curve.
      return UncertainNumber(before.radius + part * step, off: uncertainty + abs(step) / 8)
    }
    return nil
  }
}
