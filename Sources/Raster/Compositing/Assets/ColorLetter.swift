public import SegueGeometry
public import SegueRaster

/// A letter that brings its colors, such as an emoji, in units of its font around its origin on the
/// baseline; y points down.
///
/// A reference, as a text shows the same letters again and again.
public final class ColorLetter: Sendable {
  /// Parts that the glyph is made of.
  public indirect enum Part: Hashable, Sendable {
    /// The inside of an outline.
    case fill(Path, Ink)
    /// Everything that the outlines around it leave.
    case flood(Ink)
    /// A small picture in a box.
    case stamp(Stamp, Rect)
    /// The content inside of an outline.
    case clip(Part, Path)
    /// Several parts, the lowest first.
    case stack([Part])
    /// A part that is mixed with another below it.
    case composite(Part, CompositeOperator, over: Part)
  }

  /// Fills of an area.
  public enum Ink: Hashable, Sendable {
    /// One color.
    case color(Tone)
    /// Colors that run into one another.
    case gradient(Blend)
  }

  /// A color.
  public enum Tone: Hashable, Sendable {
    /// The text's own fill, with reduced alpha.
    case text(alpha: Double)
    /// A color of the font.
    case own(Pixel)
  }

  /// Colors that run into one another along a way on a plane of its own.
  public struct Blend: Hashable, Sendable {
    /// The way along which the colors run.
    public enum Way: Hashable, Sendable {
      /// From 0 to 1 of the x axis.
      case linear
      /// From circle to circle.
      case circles(GradientFill.Circle, GradientFill.Circle)
      /// Around the origin, between angles in turns from the x axis to the y axis.
      case sweep(Double, Double)
    }

    /// A color and where it is reached.
    public struct Stop: Hashable, Sendable {
      /// The fraction of the way.
      public let offset: Double
      /// The color.
      public let tone: Tone

      /// The color reached at `offset`.
      public init(_ tone: Tone, at offset: Double) {
        self.offset = offset
        self.tone = tone
      }
    }

    /// The way along which the colors run.
    public let way: Way
    /// The colors, in order.
    public let stops: [Stop]
    /// Colors beyond the ends.
    public let spread: GradientSpread
    /// From the plane of the way to the letter.
    public let plane: AffineTransform

    /// Colors along a way.
    public init(
      _ way: Way, stops: [Stop], spread: GradientSpread, plane: AffineTransform
    ) {
      self.way = way
      self.stops = stops
      self.spread = spread
      self.plane = plane
    }
  }

  /// Root part of the glyph.
  public let part: Part
  /// A box that holds everything.
  public let box: Rect

  /// A letter that paints nothing outside of a box.
  public init(_ part: Part, box: Rect) {
    self.part = part
    self.box = box
  }
}

extension ColorLetter: Hashable {
  /// Returns `true` if both are made of the same parts.
  public static func == (a: ColorLetter, b: ColorLetter) -> Bool {
    a === b || a.box == b.box && a.part == b.part
  }

  /// Feeds the box to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(box) }
}
