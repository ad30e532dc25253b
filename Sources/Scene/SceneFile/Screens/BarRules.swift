import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// A bar above the screens as its author wrote it.
struct BarDraft: Sendable {
  /// The edge at which it stands, and over which it goes.
  enum Edge: String, Sendable {
    case top, bottom
  }

  var edge: Edge
  /// The screens above which it is shown; `nil` for all.
  var screens: [TransitionDraft.Mention]?
  var layers: [LayerDraft] = []
  var range: SourceRange
  var source: SourceText

  /// The layer that holds the bar, and moves it out of a canvas that is so high; which bar of the scene
  /// it is, is `index`.
  func layer(_ index: Int, on height: Double) -> LayerDraft {
    var layer = LayerDraft(at: range, in: source)
    layer.id = "bars.\(edge.rawValue)"
    layer.properties.frame = Rect(x: 0, y: 0, width: 0, height: 0)
    layer.children = layers
    let frames = layers.map(\.properties.frame)
    let way =
      edge == .bottom
      ? height - (frames.map(\.minY).min() ?? height) : -(frames.map(\.maxY).max() ?? 0)
    layer.bar = (index, way)
    return layer
  }
}

/// Rules for bars that stay while pages move.
enum BarRules {
  static let bars = ObjectRule<[BarDraft]>(
    "an object of bars", help: "Bars above the screens.",
    example: "{\"bottom\": {\"on\": [\"home\"], \"layers\": [...]}}",
    [edge(.top, help: "The bar at the top."), edge(.bottom, help: "The bar at the bottom.")])

  private static func edge(_ edge: BarDraft.Edge, help: String) -> MemberRule<[BarDraft]> {
    MemberRule(edge.rawValue, schema: bar.reference, help: help) { node, reading, bars in
      var draft = BarDraft(edge: edge, range: node.openingRange, source: reading.source)
      if bar.fill(&draft, from: node, &reading) { bars.append(draft) }
    }
  }

  /// Shared schema definition of bars.
  static let definition = bar.definition

  private static let bar = ObjectRule<BarDraft>(
    "a bar", help: "A bar above the screens, such as one with tabs.", name: "bar",
    [
      MemberRule(
        "on", Rule.mention.list(1...ScreenRules.limit, of: "screens"),
        help:
          "The screens above which it is shown, all by default; it goes over its edge as another one comes."
      ) { $0.screens = $1 },
      MemberRule("layers", LayerRules.layers, help: "The layers of the bar, bottom to top.") {
        $0.layers = $1
      }.required,
    ])
}
