import SegueSceneGraph
package import SegueTransitions

extension PresetCatalog {
  /// The transitions of Figma's prototypes.
  static let figma: [Preset] = [
    Preset(
      "figma.smart-animate", "layers of one name change into each other, all others dissolve",
      from: "Figma, Smart animate: ease out, 300 ms, as for a new interaction",
      transition: MatchedTransition(Dissolve(), SmartAnimate()))
  ]
}

/// The arriving frame appears above the other one: what is in both stays as it is.
private struct Dissolve: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = SmartAnimate.standard
    return TransitionPlan(
      lasting: run.end,
      [
        TransitionLayer(.removal),
        TransitionLayer(.insertion).moving(.opacity, from: 0, to: 1, run),
      ])
  }
}

/// Those of Figma's prototypes.
package enum FigmaPreset: String, PresetName {
  case smartAnimate = "smart-animate"

  /// The name of the family.
  package static let family = "figma"
}

extension ScreenTransition where Self == Preset {
  /// Those of Figma's prototypes.
  package static func figma(_ name: FigmaPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
