import HeadlessCoreGraphics
package import SegueSceneGraph

/// Content that a layer shows behind its sublayers, beside its background and its contents.
package enum LayerBackdrop {
  /// A text, in a box inside the layer.
  case text(TextContent, CGRect)
  /// Layers that have been drawn before: a picture, or a snapshot.
  case layers([Layer], size: CGSize)
  /// The content behind the layer, through filters.
  case filters([Filter])
}
