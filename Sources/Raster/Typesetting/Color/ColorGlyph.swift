public import SegueGeometry

/// A glyph that brings its colors, around its origin on the baseline; y points down.
public enum ColorGlyph: Hashable, Sendable {
  /// Areas that are filled with colors, in units of the face.
  case painting(Painting)
  /// Pixels.
  case bitmap(Bitmap)
}

extension ColorGlyph {
  /// The painting of a color glyph, in units of its face.
  public indirect enum Painting: Hashable, Sendable {
    /// The inside of an outline.
    case fill(Path, Fill)
    /// Everything that the outlines around it leave.
    case flood(Fill)
    /// A painting clipped to the inside of an outline.
    case clip(Painting, Path)
    /// Several, the lowest first.
    case stack([Painting])
    /// One that is mixed with another.
    case composite(Painting, Blend, over: Painting)
  }
}

extension ColorGlyph {
  /// The fill of an area of a glyph.
  public enum Fill: Hashable, Sendable {
    /// One color.
    case color(Color)
    /// Colors that run into one another.
    case gradient(Gradient)
  }
}

extension ColorGlyph {
  /// A color of a glyph.
  public struct Color: Hashable, Sendable {
    /// Sources of the color.
    public enum Source: Hashable, Sendable {
      /// It is the text's own.
      case text
      /// The font says it: straight components of 255.
      case font(red: UInt8, green: UInt8, blue: UInt8)
    }

    /// The source of the color.
    public var source: Source
    /// Opacity of the color, from 0 to 1.
    public var alpha: Double
  }
}

extension ColorGlyph {
  /// Colors that run into one another across a glyph.
  public struct Gradient: Hashable, Sendable {
    /// The way along which the colors run, on a plane of its own.
    public enum Way: Hashable, Sendable {
      /// Straight from the origin of the plane to 1 on its x axis.
      case linear
      /// From circle to circle.
      case circles(Circle, Circle)
      /// Around the origin from one angle to a larger one, in turns from the x axis to the y axis.
      case sweep(Double, Double)
    }

    /// A circle of the plane.
    public struct Circle: Hashable, Sendable {
      /// Its center.
      public var center: Point
      /// Its radius, which is below 0 where the circles began before the first color.
      public var radius: Double
    }

    /// A color and where it is reached.
    public struct Stop: Hashable, Sendable {
      /// The fraction of the way, from 0 to 1.
      public var offset: Double
      /// The color reached there.
      public var color: ColorGlyph.Color
    }

    /// The way along which the colors run.
    public var way: Way
    /// The colors, in order.
    public var stops: [Stop]
    /// The colors beyond the ends.
    public var spread: GradientSpread
    /// From the plane of the way to the glyph.
    public var plane: AffineTransform
  }
}

extension ColorGlyph {
  /// The blend modes of one painting of a glyph with another below it.
  ///
  /// The order is that of the numbers in font files.
  public enum Blend: Int, Hashable, Sendable, CaseIterable {
    case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn
    case sourceOut, destinationOut, sourceAtop, destinationAtop, exclusiveOr, plus
    case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
    case difference, exclusion, multiply, hue, saturation, color, luminosity
  }
}

extension ColorGlyph {
  /// A picture of a glyph.
  public struct Bitmap: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The pixels, premultiplied, red lowest.
    public let pixels: [UInt32]
    /// Distance of its left edge to the right of the origin, in pixels.
    public let left: Int
    /// Distance of its upper edge above the baseline, in pixels.
    public let top: Int
    /// Height of the font's square, in pixels.
    public let pixelsPerEm: Double
  }
}
