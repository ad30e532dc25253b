package import SegueSceneGraph

/// A text of a scene in its place.
package struct SceneText: Hashable, Sendable {
  /// The name of the layer that shows it.
  package let layer: String
  /// The text.
  package let content: TextContent
  /// The width of the layer's box, in points.
  package let width: Double
}
