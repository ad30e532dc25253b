package import SegueTransitions

extension PresetCatalog {
  /// Ionic's transitions in its two modes.
  static let ionic: [Preset] = [
    Preset(
      "ionic.push", "the arriving screen covers the other, which grows fainter",
      from: "Ionic, iOS mode: 540 ms along (0.32, 0.72, 0, 1)", transition: IonicPush()
    ).jumping(.shadow),
    Preset(
      "ionic.push-md", "the arriving screen rises a little and fades in",
      from: "Ionic, Material mode: 40 points in 280 ms, back in 200 ms", transition: IonicRise()
    ).jumping(.faint),
    Preset(
      "ionic.modal", "the arriving screen rises from below",
      from: "Ionic, iOS mode: 500 ms along (0.32, 0.72, 0, 1)",
      transition: IonicModal(isCard: false)),
    Preset(
      "ionic.card", "a card rises, and the page steps back and loses contrast",
      from: "Ionic, iOS mode: 500 ms, scale 0.93, radius 10, contrast 0.85",
      reduced: "ios.sheet-fade", transition: IonicModal(isCard: true)),
    Preset(
      "ionic.modal-md", "the arriving screen rises a little above a backdrop",
      from: "Ionic, Material mode: 40 points in 280 ms, back in 200 ms, backdrop 0.32",
      reduced: "react-navigation.modal-fade", transition: IonicRise(isModal: true)
    ).jumping(.faint),
  ]
}

/// Ionic's pages and modals.
package enum IonicPreset: String, PresetName {
  case push, pushMd = "push-md", modal, card, modalMd = "modal-md"

  /// The name of the family.
  package static let family = "ionic"

  /// Interruption behavior of the family.
  package static let interruption: Interruption? = Interruption(
    .wait, from: "Ionic: one transition at a time; a pop or a dismissal awaits the running one")
}

extension ScreenTransition where Self == Preset {
  /// Ionic's pages and modals.
  package static func ionic(_ name: IonicPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
