/// Ways in which a mask decides how much of its layer shows at each place.
package enum MaskMode: String, Hashable, Sendable, CaseIterable {
  /// As much as the mask's alpha.
  case alpha
  /// As much as the mask's alpha leaves.
  case alphaInverted = "alpha-inverted"
  /// As much as the mask's luminance, times its alpha.
  case luminance
  /// As much as the mask's luminance, times its alpha, leaves.
  case luminanceInverted = "luminance-inverted"

  /// True if the layer shows where the mask has nothing.
  package var isInverted: Bool { self == .alphaInverted || self == .luminanceInverted }
}
