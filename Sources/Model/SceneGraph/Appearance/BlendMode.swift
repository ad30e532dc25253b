/// Modes of combining a layer with what is below it: blend modes of colors, and the operators of Porter and Duff,
/// by which one decides where the other shows.
///
/// What is below is what has been drawn so far in the nearest layer around that is drawn apart, or on the canvas.
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
  /// The layer where there is something below, in its place; nothing elsewhere.
  case sourceIn = "source-in"
  /// The layer where there is nothing below; nothing elsewhere.
  case sourceOut = "source-out"
  /// The layer on what is below, and only there.
  case sourceAtop = "source-atop"
  /// The layer behind what is below.
  case destinationOver = "destination-over"
  /// Keeps of what is below as much as the layer covers.
  case destinationIn = "destination-in"
  /// Keeps of what is below as much as the layer leaves free.
  case destinationOut = "destination-out"
  /// Keeps of what is below as much as the layer covers, on top of the layer; nothing elsewhere.
  case destinationAtop = "destination-atop"
  /// Each of both where the other is not.
  case exclusiveOr = "xor"

  /// True if what is below is cleared where the layer shows nothing.
  package var clearsAround: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// True if something below may be less opaque than before.
  package var clears: Bool { clearsAround || self == .destinationOut || self == .exclusiveOr }
}
