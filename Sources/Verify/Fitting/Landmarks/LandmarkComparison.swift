/// Comparison of two movements by their landmarks, each measured in the same way.
package struct LandmarkComparison: Sendable {
  /// The movement of the recording.
  package let recorded: MeasuredMovement
  /// The movement that was expected.
  package let agreed: MeasuredMovement
  /// Times of the recording's movement.
  package let recordedLandmarks: Landmarks
  /// Times of the expected movement.
  package let agreedLandmarks: Landmarks
  /// By how many seconds the recording is behind.
  package let delay: Double
  /// By how many seconds the recording's movement begins later.
  package let beginDelay: Double
  /// All that is compared; nothing where one of both was not seen on its way.
  package let traits: [Trait]

  /// Something about a movement that is compared.
  package struct Trait: Hashable, Sendable {
    /// Things that are compared.
    package enum Kind: Hashable, Sendable {
      /// The seconds from a tenth of the way to nine tenths of it.
      case pace
      /// The seconds from a tenth of the way to its half, at the same pace.
      case half
      /// The way beyond its end, as a share of the way.
      case overshoot
      /// The whole way, in pixels of the agreed film.
      case way
      /// The radius of round corners at a moment, in pixels of the agreed film.
      case corners(CornerMoment)
    }

    /// The thing that is compared.
    package let kind: Kind
    /// As it is in the recording.
    package let recorded: UncertainNumber
    /// As it was expected.
    package let agreed: UncertainNumber
    /// By how much both may differ.
    package let tolerance: Double

    package init(
      kind: Kind, recorded: UncertainNumber, agreed: UncertainNumber, tolerance: Double
    ) {
      self.kind = kind
      self.recorded = recorded
      self.agreed = agreed
      self.tolerance = tolerance
    }

    /// The verdict about it.
    ///
    /// Both are alike where they are within the tolerance however much they are off, and different where they are not.
    package var verdict: AlignedVerdict {
      let difference = recorded - agreed
      let distance = abs(difference.value)
      if distance - difference.off > tolerance { return .different }
      return distance + difference.off <= tolerance ? .alike : .open
    }
  }

  /// Differences that a comparison lets pass.
  package enum Leniency: Hashable, Sendable {
    /// As much as the tolerance of what is aligned.
    case tolerance
    /// As much as what is measured may be off twice, and no less than anybody cares about.
    case doubt
  }

  /// The least differences that are told where only doubt is let pass: of times as shares of the expected pace, of the
  /// overshoot, and of the way in pixels.
  private static let least = (time: 0.01, overshoot: 0.003, pixels: 0.5)

  /// Tolerances: of the pace and of the half as shares of the expected pace, of the overshoot as a share of the way,
  /// of the way as a share and in pixels.
  package static let tolerance = (pace: 0.05, overshoot: 0.015, way: 0.02, pixels: 1.5)
  /// The least tolerance of times, in seconds.
  private static let leastTime = 0.005

  /// Compares two movements.
  package init(
    recorded: MeasuredMovement, agreed: MeasuredMovement,
    lettingPass leniency: Leniency = .tolerance
  ) {
    let way = SharedWay(recorded, agreed)
    let (own, meant) = (
      Landmarks(recorded, along: way.recorded), Landmarks(agreed, along: way.agreed)
    )
    (self.recorded, self.agreed) = (recorded, agreed)
    (recordedLandmarks, agreedLandmarks) = (own, meant)
    let delays = zip(own.shares, meant.shares).compactMap { a, b -> Double? in
      guard let a, let b else { return nil }
      return a.value - b.value
    }
    beginDelay = own.begin - meant.begin
    delay = delays.isEmpty ? beginDelay : delays.reduce(0, +) / Double(delays.count)
    guard recorded.isKnown, agreed.isKnown else {
      traits = []
      return
    }
    traits =
      Self.times(own, meant, leniency)
      + (way.isEndSeen ? [Self.overshoot(own, meant, leniency)] : [])
      + Self.ways(recorded, agreed, leniency)
      // Where pixels are compared, those of corners tell more than their radius.
      + (leniency == .tolerance ? Trait.corners(recorded.corners, agreed.corners) : [])
  }

  /// The verdict about the movement.
  package var verdict: AlignedVerdict {
    traits.contains { $0.kind == .pace } ? .all(traits.map(\.verdict)) : .open
  }

  private static func times(
    _ own: Landmarks, _ meant: Landmarks, _ leniency: Leniency
  ) -> [Trait] {
    guard let pace = own.pace, let agreed = meant.pace, let half = own.seconds(to: 1),
      let expected = meant.seconds(to: 1), pace.value > 0
    else { return [] }
    let allowed = max(tolerance.pace * agreed.value, leastTime)
    return [
      (Trait.Kind.pace, pace, agreed), (.half, half * (agreed.value / pace.value), expected),
    ].map { kind, recorded, meant in
      Trait(
        kind: kind, recorded: recorded, agreed: meant,
        tolerance: leniency.passed(
          recorded, meant, tolerance: allowed, least: least.time * agreed.value))
    }
  }

  private static func overshoot(
    _ own: Landmarks, _ meant: Landmarks, _ leniency: Leniency
  ) -> Trait {
    Trait(
      kind: .overshoot, recorded: own.overshoot, agreed: meant.overshoot,
      tolerance: leniency.passed(
        own.overshoot, meant.overshoot, tolerance: tolerance.overshoot, least: least.overshoot))
  }

  /// The ways, where all of both was in sight: otherwise they are only known by the curves.
  private static func ways(
    _ recorded: MeasuredMovement, _ agreed: MeasuredMovement, _ leniency: Leniency
  ) -> [Trait] {
    let measured = [recorded, agreed].compactMap { movement -> UncertainNumber? in
      let samples = movement.movement.samples
      guard !samples.bounds.isOutOfSight, let pixels = movement.movement.axisPixels,
        movement.curve.isCertain, let fit = movement.nearest
      else { return nil }
      return UncertainNumber(pixels * fit.way, off: 3 * fit.error * pixels)
    }
    guard measured.count == 2 else { return [] }
    let allowed = max(tolerance.pixels, tolerance.way * measured[1].value)
    let trait = Trait(
      kind: .way, recorded: measured[0], agreed: measured[1],
      tolerance: leniency.passed(
        measured[0], measured[1], tolerance: allowed, least: least.pixels))
    // Both end in the same picture: that the way is another one has to be plain.
    return trait.verdict == .open ? [] : [trait]
  }
}

extension Movement {
  /// The way of a shift along the axis along which it is longer, as it was seen, in pixels; nil for all else.
  ///
  /// Edges tell that way, and whole pictures that between both axes.
  fileprivate var axisPixels: Double? {
    guard case .shift(let x, let y) = kind, let pixels = samples.pixels else { return nil }
    let (longer, between) = (max(abs(x), abs(y)), (x * x + y * y).squareRoot())
    let isBetween = abs(pixels - between) < abs(pixels - longer)
    return isBetween ? pixels * longer / between : pixels
  }
}

extension LandmarkComparison.Leniency {
  /// By how much two numbers may differ.
  fileprivate func passed(
    _ a: UncertainNumber, _ b: UncertainNumber, tolerance: Double, least: Double
  ) -> Double {
    switch self {
    case .tolerance: tolerance
    // The difference itself has to be as much off once more.
    case .doubt: max((a - b).off, least)
    }
  }
}

/// Verdicts about a recording that was laid on a film.
package enum AlignedVerdict: String, Hashable, Sendable, Codable {
  /// Nothing differs by more than the tolerance.
  case alike
  /// Something differs by more.
  case different
  /// The recording says too little.
  case open = "can't tell"

  /// The verdict about all of several things.
  package static func all(_ verdicts: [AlignedVerdict]) -> AlignedVerdict {
    if verdicts.contains(.different) { return .different }
    return verdicts.contains(.open) ? .open : .alike
  }
}
