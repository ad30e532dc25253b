import SegueMotion

extension PresetCatalog {
  /// Why the springs of a family may take a last step that is larger than the one before it: what
  /// its platform does once a spring is as good as at rest.
  public static let snaps: [String: String] = [
    "android": composeSnaps, "compose": composeSnaps, "material": composeSnaps,
    "flutter": "Flutter puts a spring on its target when it is a thousandth of the way from it and"
      + " hardly moves",
    "react-navigation":
      "React Navigation puts a spring on its target when it is within ten points of"
      + " it and moves by no more than ten points a second",
  ]

  private static let composeSnaps =
    "Compose puts a spring on its target when it has come within the smallest change that is seen"
}

extension Preset {
  /// Why the last step of a spring of the preset may be larger than the one before it; `nil` where
  /// its springs land.
  public func snap(in exchange: Exchange) -> String? {
    guard plan(for: exchange).layers.contains(where: \.snaps) else { return nil }
    return name.split(separator: ".").first.flatMap { PresetCatalog.snaps[String($0)] }
  }
}

extension PlanLayer {
  /// Whether a spring of the layer, or of one inside, is put on its target at once.
  fileprivate var snaps: Bool {
    let own = (movements + (mask?.movements ?? [])).contains { movement in
      guard case .spring(_, let sampling) = movement.animation.pace else { return false }
      return sampling.snaps
    }
    guard !own, case .layers(let layers) = content else { return own }
    return layers.contains(where: \.snaps)
  }
}
