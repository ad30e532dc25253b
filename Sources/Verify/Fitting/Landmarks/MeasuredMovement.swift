/// A movement with its curve and its landmarks.
public struct MeasuredMovement: Sendable {
  /// The movement.
  public let movement: Movement
  /// Its curve.
  public let curve: FoundCurve
  /// Times of its progress.
  public let landmarks: Landmarks

  /// Measures a movement; nothing where it does not get from one place to another one.
  public init?(_ movement: Movement) {
    self.movement = movement
    curve = CurveFinder(movement.samples).answer
    let isNear: Bool
    if case .noCurve = curve.doubt { isNear = false } else { isNear = true }
    guard let landmarks = Landmarks(movement.samples, isNear ? curve.best : nil) else {
      return nil
    }
    self.landmarks = landmarks
  }

  /// All that moves in a film, the largest movement first.
  public static func all(in reel: LumaSequence) -> [MeasuredMovement] {
    MovementFinder(reel).movements().compactMap { MeasuredMovement($0) }
  }
}
