package import SegueTransitions

extension PresetCatalog {
  /// Transitions that need no platform, and the four founding examples of this program.
  static let classic: [Preset] = [
    Preset(
      "classic.none", "the screens change at once", from: "a cut", reduced: nil, transition: Cut()),
    Preset(
      "classic.cross-fade", "one screen becomes the other without a dip",
      from: "A(1-t) + Bt over 350 ms", reduced: nil, transition: CrossFade()),
    Preset(
      "classic.fade", "the arriving screen fades in above the other, on and back",
      from: "a UIKit animator of 0.35 s", reduced: nil, transition: ComposedTransition(Fade(.in))),
    Preset(
      "classic.rotate-scale", "the arriving screen turns twice, grows and fades in",
      from: "a Core Animation group of 1 s", transition: RotateScaleFade()),
    Preset(
      "classic.slide-up", "the arriving screen rises on a spring, the other one steps back",
      from: "a UIKit animator of 0.38 s, damping 0.88, velocity 0.3", transition: SlideUp()),
  ]
}

/// Transitions that everybody has made by hand.
package enum ClassicPreset: String, PresetName {
  case none, crossFade = "cross-fade", fade, rotateScale = "rotate-scale", slideUp = "slide-up"

  /// The name of the family.
  package static let family = "classic"
}

extension ScreenTransition where Self == Preset {
  /// Returns a transition that everybody has made by hand.
  package static func classic(_ name: ClassicPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
