public import SegueGeometry

/// Fills of an area.
public enum Paint: Hashable, Sendable {
  /// The same color everywhere.
  case color(Color)
  /// Colors that run into one another.
  case gradient(Gradient)
}

/// Colors that run into one another across a box.
public struct Gradient: Hashable, Sendable {
  /// A color and where it is reached.
  public struct Stop: Hashable, Sendable {
    /// The fraction of the way, from 0 to 1.
    package var offset: Double
    /// The color reached there.
    package var color: Color

    /// The color reached at `offset`.
    public init(_ color: Color, at offset: Double) {
      self.offset = offset
      self.color = color
    }
  }

  /// The way along which the colors run, in fractions of the box.
  public enum Shape: Hashable, Sendable {
    /// From one point straight to another; lines across the way have one color.
    case linear(start: UnitPoint, end: UnitPoint)
    /// From the center of an ellipse to its rim; the radii are fractions of width and height.
    case radial(center: UnitPoint, radii: Size)
    /// Once around a center, clockwise, from an angle that is counted from the top.
    case conic(center: UnitPoint, start: Angle)
  }

  /// Ways to mix two colors of different opacity.
  public enum Interpolation: String, Hashable, Sendable, CaseIterable {
    /// With premultiplied components, as CSS does: no gray on the way to transparent.
    case premultiplied
    /// With straight components, as Core Animation and SVG do.
    case straight
  }

  /// The way along which the colors run.
  package var shape: Shape
  /// The colors, in the order of the way; two stops at one place make a hard edge.
  package var stops: [Stop]
  /// Method of mixing neighboring colors.
  package var interpolation: Interpolation
  /// Continuation beyond the gradient's ends.
  package var spread: GradientSpread

  /// The gradient with these stops.
  public init(
    _ shape: Shape, stops: [Stop], interpolation: Interpolation = .premultiplied,
    spread: GradientSpread = .pad
  ) {
    self.shape = shape
    self.stops = stops
    self.interpolation = interpolation
    self.spread = spread
  }

  /// The gradient that shares its way evenly among the colors.
  public init(_ shape: Shape, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      shape, stops: colors.enumerated().map { Stop($1, at: Double($0) / last) })
  }
}
