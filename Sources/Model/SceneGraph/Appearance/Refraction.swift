/// Refraction by a pane of glass whose rim is beveled: what lies behind it is seen displaced, most of all at the rim.
///
/// The model is open: a ray of light that comes straight down meets the bevel, whose height above the picture follows
/// a profile, is bent there as Snell's law says, and goes on for `depth` to the picture. Where the surface leans by
/// θ₁, the picture is seen displaced inward by depth · tan(θ₁ - θ₂), with sin θ₁ = index · sin θ₂. That is
/// depth · √(index² - 1) at the rim and nothing from the end of the bevel on.
public struct Refraction: Hashable, Sendable {
  /// Curves of the bevel, from the rim to the plane.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// A quarter of a circle: height √(1 - u²), where u falls from 1 at the rim to 0 at the end of the bevel.
    case circle
    /// A quarter of a squircle: height ∜(1 - u⁴), flat for longer and steeper at the rim.
    case squircle
  }

  /// Distance from the surface to the picture behind it, in points.
  package var depth: Double
  /// Width of the bevel, in points.
  package var bevel = 20.0
  /// Curve of the bevel.
  package var profile = Profile.squircle
  /// Index of refraction.
  package var index = 1.5
  /// Difference of index - 1 between blue and red, as a share of that of green: the reciprocal of glass's Abbe number.
  package var dispersion = 0.0
  /// Opacity of the light along the rim where it is brightest: at the top left and the bottom right.
  package var highlight = 0.0
  /// Distance within which the boxes of the layers inside flow together to one piece of glass, in points; `nil` where
  /// the glass is the layer's own box.
  package var spacing: Double?

  /// Glass at this distance above the picture.
  public init(depth: Double) { self.depth = depth }

  /// True if the glass has the shape of the layers inside.
  package var merges: Bool { spacing != nil }

  /// True if the glass changes anything.
  package var isVisible: Bool { depth > 0 || highlight > 0 || merges }
}
