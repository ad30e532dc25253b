import SegueMotion
package import SegueTransitions

extension PresetCatalog {
  private static let quarter = "CATransition: 0.25 s along its default curve"

  /// Core Animation's transitions, documented ones first.
  static let coreAnimation: [Preset] =
    [
      Preset(
        "core-animation.fade", "the new content covers the old one more and more", from: quarter,
        reduced: nil, transition: LayerTransition(.fade))
    ] + slides(.moveIn, "the new content moves over the old one")
    + slides(.push, "the new content pushes the old one out, both faint on the way")
    + slides(.reveal, "the old content moves away from the new one") + cubes + flips

  private static func slides(_ kind: LayerTransition.Kind, _ summary: String) -> [Preset] {
    LayerTransition.Side.allCases.map { side in
      Preset(
        "core-animation.\(kind.rawValue)-from-\(side.rawValue)", summary, from: quarter,
        transition: LayerTransition(kind, from: side))
    }
  }

  private static let cubes = LayerTransition.Side.allCases.map { side in
    Preset(
      "core-animation.cube-from-\(side.rawValue)", "a cube turns to its next face",
      from: "an undocumented CATransition; 0.75 s and the viewer's place are ours",
      transition: CubeTurn(from: side))
  }

  private static let flips = LayerTransition.Side.allCases.map { side in
    Preset(
      "core-animation.flip-from-\(side.rawValue)", "a card turns over",
      from: "an undocumented CATransition; 0.75 s and the viewer's place are ours",
      transition: CardTurn(.curve(.easeInOut, 750), side.turn, stepsBack: true))
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

/// The transitions of Core Animation.
package enum CoreAnimationPreset: String, PresetName {
  case fade, moveInFromRight = "move-in-from-right", moveInFromLeft = "move-in-from-left",
    moveInFromTop = "move-in-from-top", moveInFromBottom = "move-in-from-bottom",
    pushFromRight = "push-from-right", pushFromLeft = "push-from-left",
    pushFromTop = "push-from-top", pushFromBottom = "push-from-bottom",
    revealFromRight = "reveal-from-right", revealFromLeft = "reveal-from-left",
    revealFromTop = "reveal-from-top", revealFromBottom = "reveal-from-bottom",
    cubeFromRight = "cube-from-right", cubeFromLeft = "cube-from-left",
    cubeFromTop = "cube-from-top", cubeFromBottom = "cube-from-bottom",
    flipFromRight = "flip-from-right", flipFromLeft = "flip-from-left",
    flipFromTop = "flip-from-top", flipFromBottom = "flip-from-bottom"

  /// The name of the family.
  package static let family = "core-animation"

  // CALayer.add(_:forKey:) keeps one animation for a key, and the key of every CATransition is
  // kCATransition.
  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .finish,
    from: "CATransition: a layer has one transition, and a new one takes the old one's place")
}

extension ScreenTransition where Self == Preset {
  /// The transitions of Core Animation.
  package static func coreAnimation(
    _ name: CoreAnimationPreset, _ settings: PresetSettings = [:]
  ) -> Preset {
    name.preset(settings)
  }
}
