package import SegueTransitions

import SegueGeometry

extension PresetCatalog {
  private static let library = "swiftui-navigation-transitions 0.19"
  private static let demonstration = "swiftui-navigation-transitions 0.19, demonstration app"

  /// The published navigation library's transitions, with its default animation of 350 ms.
  static let composed: [Preset] = [
    Preset("composed.default", "the system's push", from: library, transition: SystemPush())
      .jumping(.shadow),
    Preset(
      "composed.slide", "both screens move a whole width, side by side", from: library,
      transition: ComposedTransition(Slide(axis: .horizontal))),
    Preset(
      "composed.slide-vertical", "both screens move a whole height", from: library,
      transition: ComposedTransition(Slide(axis: .vertical))),
    Preset(
      "composed.fade-in", "the arriving screen fades in above the other", from: library,
      reduced: nil, transition: ComposedTransition(Fade(.in))),
    Preset(
      "composed.fade-out", "the leaving screen fades out above the other", from: library,
      reduced: nil, transition: ComposedTransition(Fade(.out))),
    Preset(
      "composed.fade-cross", "both fade, and what is behind them shines through", from: library,
      reduced: nil, transition: ComposedTransition(Fade(.cross))),
    Preset(
      "composed.flip", "one screen turns over, the other is its back", from: demonstration,
      transition: ComposedTransition(Flip(axis: .horizontal))),
    Preset(
      "composed.flip-vertical", "the same about the vertical axis", from: demonstration,
      transition: ComposedTransition(Flip(axis: .vertical))),
    Preset(
      "composed.zoom", "one screen shrinks, the other grows above it", from: demonstration,
      transition: ComposedTransition(Zoom())),
    Preset(
      "composed.zoom-slide", "a zoom whose way is half as long", from: demonstration,
      transition: ComposedTransition(Zoom().combined(with: Slide(axis: .horizontal)))),
    Preset(
      "composed.slide-fade-in", "a slide whose arriving screen fades in", from: demonstration,
      transition: ComposedTransition(Slide(axis: .horizontal).combined(with: Fade(.in)))),
    Preset(
      "composed.slide-fade-out", "a slide whose leaving screen fades out", from: demonstration,
      transition: ComposedTransition(Slide(axis: .horizontal).combined(with: Fade(.out)))),
    Preset(
      "composed.swing", "a slide on which the screens swing", from: demonstration,
      transition: ComposedTransition(Swing())),
  ]
}

/// Those of the published navigation library.
package enum ComposedPreset: String, PresetName {
  case `default`, slide, slideVertical = "slide-vertical", fadeIn = "fade-in",
    fadeOut = "fade-out", fadeCross = "fade-cross", flip, flipVertical = "flip-vertical", zoom,
    zoomSlide = "zoom-slide", slideFadeIn = "slide-fade-in", slideFadeOut = "slide-fade-out",
    swing

  /// The name of the family.
  package static let family = "composed"
}

extension ScreenTransition where Self == Preset {
  /// Those of the published navigation library.
  package static func composed(_ name: ComposedPreset, _ settings: PresetSettings = [:]) -> Preset {
    name.preset(settings)
  }
}
