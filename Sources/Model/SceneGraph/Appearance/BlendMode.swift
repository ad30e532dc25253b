/// Modes of combining a layer's colors with those below it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Covers what is below.
  case normal
  /// Darkens like a transparency laid on top.
  case multiply
  /// Lightens like a second projector.
  case screen
  /// Multiplies the darks and screens the lights of what is below.
  case overlay
  /// Keeps the darker component.
  case darken
  /// Keeps the lighter component.
  case lighten
  /// Brightens what is below to reflect the layer.
  case colorDodge = "color-dodge"
  /// Darkens what is below to reflect the layer.
  case colorBurn = "color-burn"
  /// Multiplies the darks and screens the lights of the layer.
  case hardLight = "hard-light"
  /// Darkens or lightens softly.
  case softLight = "soft-light"
  /// The distance of the components.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The layer's hue, with saturation and luminosity from below.
  case hue
  /// The layer's saturation, with hue and luminosity from below.
  case saturation
  /// The layer's hue and saturation, with luminosity from below.
  case color
  /// The layer's luminosity, with hue and saturation from below.
  case luminosity
  /// Adds the light of both: what a cross-fade without a dip needs.
  case plusLighter = "plus-lighter"
}
