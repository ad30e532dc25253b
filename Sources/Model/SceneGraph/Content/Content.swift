public import SegueGeometry

/// Content of a layer, between its background and its children.
///
/// A layer without content is a group.
public enum Content: Hashable, Sendable {
  /// Nothing of its own.
  case none
  /// The whole box filled with a color or a gradient.
  case paint(Paint)
  /// A picture.
  case image(ImageContent)
  /// Words.
  case text(TextContent)
  /// An outline, filled or stroked.
  case shape(ShapeContent)
  /// White, as far as a transition between two pictures has come at each place: a mask for the new one.
  case field(WipeMask)
}

/// The name under which a scene knows a file.
public struct AssetID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  package let name: String

  /// The asset with this name.
  public init(_ name: String) {
    self.name = name
  }

  /// The asset with this name.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name.
  public var description: String { name }
}

/// A picture in a box.
public struct ImageContent: Hashable, Sendable {
  /// Modes of placing the picture in the box.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// As large as the box, without regard to proportions.
    case stretch
    /// As large as possible with all of it visible.
    case fit
    /// As small as possible with the box covered.
    case fill
    /// At its own size, in the middle.
    case center
    /// At its own size, at the top.
    case top
    /// At its own size, at the bottom.
    case bottom
    /// At its own size, on the left.
    case left
    /// At its own size, on the right.
    case right
    /// At its own size, in the corner.
    case topLeft = "top-left"
    /// At its own size, in the corner.
    case topRight = "top-right"
    /// At its own size, in the corner.
    case bottomLeft = "bottom-left"
    /// At its own size, in the corner.
    case bottomRight = "bottom-right"
  }

  /// Ways to find colors between two pixels of the picture.
  public enum Sampling: String, Hashable, Sendable, CaseIterable {
    /// The nearest pixel.
    case nearest
    /// A mix of the four nearest.
    case linear
    /// A mix over the area that a small copy shrinks together.
    case trilinear
  }

  /// The picture's file.
  package var asset: AssetID
  /// Mode of placing the picture in the box.
  package var mode: Mode
  /// The part that is shown, in the picture's pixels; `nil` for all of it.
  package var crop: Rect?
  /// A color that replaces the picture's, which then only gives its alpha.
  package var tint: Color?
  /// Method of finding colors between two pixels.
  package var sampling: Sampling

  /// The picture with these settings.
  public init(
    _ asset: AssetID, mode: Mode = .stretch, crop: Rect? = nil, tint: Color? = nil,
    sampling: Sampling = .trilinear
  ) {
    self.asset = asset
    self.mode = mode
    self.crop = crop
    self.tint = tint
    self.sampling = sampling
  }
}
