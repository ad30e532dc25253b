import SegueMotion
import SegueTransitions

extension PresetCatalog {
  private static let quarter = "CATransition: 0.25 s along its default curve"

  /// Core Animation's transitions, documented ones first.
  static let coreAnimation: [Preset] =
    [
      Preset(
        "core-animation.fade", "the new content covers the old one more and more", from: quarter,
        reduced: nil, LayerTransition(.fade))
    ] + slides(.moveIn, "the new content moves over the old one")
    + slides(.push, "the new content pushes the old one out, both faint on the way")
    + slides(.reveal, "the old content moves away from the new one") + cubes + flips

  private static func slides(_ kind: LayerTransition.Kind, _ summary: String) -> [Preset] {
    LayerTransition.Side.allCases.map { side in
      Preset(
        "core-animation.\(kind.rawValue)-from-\(side.rawValue)", summary, from: quarter,
        LayerTransition(kind, from: side))
    }
  }

  private static let cubes = LayerTransition.Side.allCases.map { side in
    Preset(
      "core-animation.cube-from-\(side.rawValue)", "a cube turns to its next face",
      from: "an undocumented CATransition; 0.75 s and the viewer's place are ours",
      CubeTurn(from: side))
  }

  private static let flips = LayerTransition.Side.allCases.map { side in
    Preset(
      "core-animation.flip-from-\(side.rawValue)", "a card turns over",
      from: "an undocumented CATransition; 0.75 s and the viewer's place are ours",
      CardTurn(.curve(.easeInOut, 750), side.turn, stepsBack: true))
  }
}

extension LayerTransition.Side {
  /// The direction of turn of a card whose back comes from this side.
  fileprivate var turn: CardTurn.Direction {
    switch self {
    case .right: .left
    case .left: .right
    case .top: .down
    case .bottom: .up
    }
  }
}
