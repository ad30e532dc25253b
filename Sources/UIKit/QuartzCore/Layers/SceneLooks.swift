package import SegueSceneGraph

/// Looks of a layer in the words of scenes, for what Core Animation has no public name.
package struct SceneLooks: Equatable {
  /// Content of the layer itself, in place of the one that its class gives it.
  package var content: Content?
  /// Paints of an outline and of the line along it, in place of the colors that its layer has.
  package var fill: Paint?
  package var stroke: Paint?
  /// Filters for the finished pixels of the layer and its sublayers, in order.
  package var filters: [Filter] = []
  /// Mode of combining the layer with what is below.
  package var blendMode: BlendMode?
  /// True if the sublayers are drawn apart, and composited as one picture.
  package var isIsolated = false

  package init() {}

  /// Puts the looks over those that the layer has without.
  func apply(to looks: inout LayerProperties) {
    if let content { looks.content = content }
    looks.filters += filters
    if let blendMode { looks.blendMode = blendMode }
    if isIsolated { looks.isIsolated = true }
  }
}
