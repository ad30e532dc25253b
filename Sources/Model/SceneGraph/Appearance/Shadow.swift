public import SegueGeometry

/// The shadow that a layer throws on what lies below it.
///
/// It is thrown by the layer and its children together, lies in the plane of the layer, survives the
/// layer's own clip, and fades with the layer's opacity. Filters act on it, and the layer's mask cuts
/// it. The shadows of its children throw none.
public struct Shadow: Hashable, Sendable {
  /// The color at full strength.
  package var color: Color
  /// The strength, from 0 to 1; multiplies the color's alpha.
  package var opacity: Double
  /// Offset of the shadow from the layer.
  package var offset: Vector
  /// Softness of the rim: what CSS and Figma call blur, twice the Gaussian's sigma, in points.
  package var blur: Double
  /// Path that casts the shadow, in the layer's coordinates; `nil` for the layer's own shape.
  package var path: Path?

  /// The shadow with these values.
  public init(
    color: Color = .black, opacity: Double = 1, offset: Vector = .zero, blur: Double = 0,
    path: Path? = nil
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.blur = blur
    self.path = path
  }

  /// The standard deviation of the rim, in points.
  package var sigma: Double { blur / 2 }
}

/// The line along the inside of a layer's edge.
public struct Border: Hashable, Sendable {
  /// The thickness, in points; it grows inward.
  package var width: Double
  /// The color of the line.
  package var color: Color

  /// The line of this thickness and color.
  public init(width: Double, color: Color = .black) {
    self.width = width
    self.color = color
  }

  /// No line.
  package static let none = Border(width: 0)
}
