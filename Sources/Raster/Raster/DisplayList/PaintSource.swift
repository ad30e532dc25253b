/// A picture among those a list is drawn with, by its index.
@frozen
public struct PictureID: Hashable, Sendable {
  /// The index.
  public var index: Int

  /// The picture at this index.
  public init(_ index: Int) { self.index = index }
}

/// An intermediate surface of a list.
@frozen
public struct OffscreenID: Hashable, Sendable {
  /// The number of the layer.
  public var index: Int

  /// The layer of this number.
  public init(_ index: Int) { self.index = index }
}

/// Filters that turn texels into a sample.
public enum SamplingFilter: String, Hashable, Sendable, CaseIterable {
  /// The nearest texel.
  case nearest
  /// Four texels, and below half size eight of two smaller copies.
  case linear
}

/// Sources of the drawn colors.
public enum PaintSource: Hashable, Sendable {
  /// One color.
  case color(Pixel)
  /// Colors that change with the place.
  case gradient(GradientFill)
  /// A picture that is moved, scaled, rotated or skewed; outside of it, its edge repeats.
  case picture(PictureID, SamplingMap, SamplingFilter)
  /// A picture in perspective.
  case projectedPicture(PictureID, ProjectiveMap)
  /// A small picture that stands in the list itself.
  case stamp(Stamp, SamplingMap)
  /// The same in perspective.
  case projectedStamp(Stamp, ProjectiveMap)
  /// A finished layer, where it was drawn; outside of its region there is nothing.
  case layer(OffscreenID)
  /// A finished layer that is moved, scaled, turned or tilted; outside of its region, its edge
  /// repeats.
  case mappedLayer(OffscreenID, OffscreenMap)
  /// A finished layer where it was drawn, whose pixels take the place of those that are there by how
  /// much both differ; outside of its region nothing changes.
  case dissolved(OffscreenID, DifferenceDissolve)
  /// A finished layer where it was drawn, its pixels drawn anew from their neighbors; outside of its
  /// region there is nothing.
  case resampled(OffscreenID, PixelResampling)
  /// The canvas drawn so far; for passes that draw a layer.
  case backdrop
  /// The pixels already there, in other colors: the matrices act one after the other.
  case recolored([ColorMatrix])
  /// The blurred silhouette of an upright rectangle or rounded rectangle.
  case shadow(BoxShadow)
}

extension PaintSource {
  /// True if the canvas drawn so far is the source.
  var isBackdrop: Bool { if case .backdrop = self { true } else { false } }

  /// The layer that is drawn, if one is.
  var layer: OffscreenID? {
    switch self {
    case .layer(let id), .mappedLayer(let id, _), .dissolved(let id, _), .resampled(let id, _): id
    case .color, .gradient, .picture, .projectedPicture, .stamp, .projectedStamp, .backdrop,
      .recolored,
      .shadow:
      nil
    }
  }
}

/// Kinds of resampling of a finished layer, whose pixels are drawn anew from their neighbors.
public enum PixelResampling: Hashable, Sendable {
  /// Squares from the corner of a box on, each of the color that is in its middle.
  case blocks(Blocks)
  /// The mean of so many pixels, from each on to the right, as far as the box goes.
  case means(count: Int, box: PixelRect)
  /// The view through glass.
  case refraction(Lens)

  /// The means of pixels and of those within a distance to the right of them.
  public static func means(reaching distance: Double, in box: PixelRect) -> PixelResampling {
    // What is a whole number of pixels but for rounding is one.
    let reach = min(max(distance + 1e-6, 0), Double(longest))
    return .means(count: 1 + Int(reach), box: box)
  }

  /// The most pixels that are averaged, besides the one.
  private static let longest = 32_767

  /// Distance of the farthest pixel that is read, in pixels.
  public var reach: Int {
    switch self {
    case .blocks(let blocks): blocks.reach
    case .means(let count, _): count - 1
    case .refraction(let lens): lens.reach
    }
  }
}

extension PixelResampling {
  /// Squares that a box is divided into, from its corner on; the last ones may go on beyond it.
  public struct Blocks: Hashable, Sendable {
    /// The side of a square, in 1/2³² pixel.
    public let side: Int
    /// The box.
    public let box: PixelRect

    /// Squares whose sides are so many pixels long.
    public init(side: Double, of box: PixelRect) {
      self.side = Int((min(max(side, 1.0 / 256), 32_768) * 4_294_967_296).rounded())
      self.box = box
    }

    private var length: Double { Double(side) / 4_294_967_296 }

    /// Maximum distance of a square's middle from its pixels.
    var reach: Int { Int(length) + 1 }

    /// The end of a square's columns or rows, and the one in its middle, counted from the edge of the box,
    /// which is `extent` long.
    ///
    /// Within the box that is the last one where the middle is outside.
    func block(at place: Int, extent: Int) -> (end: Int, middle: Int) {
      // A place that is whole but for rounding is whole.
      let number = (Double(place) / length + 1e-6).rounded(.down)
      let end = ((number + 1) * length - 1e-6 * length).rounded(.up)
      let middle = Int(((number + 0.5) * length + 1e-6).rounded(.down))
      let next = max(Int(end), place + 1)
      return place < extent ? (min(next, extent), min(middle, extent - 1)) : (next, middle)
    }
  }
}
