public import SegueRaster
public import SegueSceneGraph

/// The frames of a film as display lists, one after the other.
///
/// A frame that looks like the one before it is recognized before any pixel is touched: by its sampled
/// values, or else by its list.
public struct FrameSequence: Sendable {
  /// Compositor that writes the display lists.
  public let compositor: Compositor
  private var scene: Scene?
  private var list: DisplayList?

  /// The frames that a compositor writes.
  public init(_ compositor: Compositor) {
    self.compositor = compositor
  }

  /// The instructions for the next frame; `nil` if it looks like the frame before.
  public mutating func next(_ scene: Scene) -> DisplayList? {
    if scene == self.scene { return nil }
    self.scene = scene
    let list = compositor.displayList(for: scene)
    if list == self.list { return nil }
    self.list = list
    return list
  }
}
