public import SegueGeometry

/// Resting positions of a tree's layers, and the layers that are pages: the input for snapping edges to pixels.
///
/// What rests stands on whole pixels, what moves does not jump from one to the next. A scene alone
/// cannot tell the two apart; its layout says between which places a layer moves.
public struct Layout: Hashable, Sendable {
  /// A place at which a layer rests.
  public struct Rest: Hashable, Sendable {
    /// The extents of the layer's box.
    public var size: Size
    /// The map from the layer's own plane to that of the page on which it lies, or to the canvas, in
    /// points.
    public var map: Projection

    /// A rest with this box, this far from the page's own plane.
    public init(size: Size, map: Projection) {
      self.size = size
      self.map = map
    }
  }

  /// Flags that are true for pages, by the layer's index in the tree.
  ///
  /// A page is as large as the canvas, and stays so. It moves by whole pixels, with everything that
  /// lies on it: two pages side by side always share an edge, and nothing inside of them shimmers.
  public var isPage: [Bool]
  /// The places at which a layer rests, by its index in the tree, in order of time; none for what
  /// never rests.
  public var rests: [[Rest]]

  /// The layout of a tree whose layers are pages or not and rest at these places.
  public init(isPage: [Bool], rests: [[Rest]]) {
    precondition(isPage.count == rests.count, "a layout tells of every layer")
    self.isPage = isPage
    self.rests = rests
  }
}

extension Canvas {
  /// Returns true if a box of these extents is large enough to fill the canvas.
  package func isFilled(by size: Size) -> Bool {
    // Sizes that are computed may miss the canvas's by the last bit.
    size.width >= self.size.width - 1e-6 && size.height >= self.size.height - 1e-6
  }
}
