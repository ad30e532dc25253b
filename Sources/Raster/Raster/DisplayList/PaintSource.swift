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
  case exchanged(OffscreenID, DifferenceDissolve)
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
    case .layer(let id), .mappedLayer(let id, _), .exchanged(let id, _), .resampled(let id, _): id
    case .color, .gradient, .picture, .projectedPicture, .stamp, .projectedStamp, .backdrop,
      .recolored,
      .shadow:
      nil
    }
  }
}
