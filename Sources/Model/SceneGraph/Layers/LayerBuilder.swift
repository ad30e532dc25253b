/// Lets layers be written below each other, bottom to top.
///
///     Layer("card") {
///       Layer("picture") { $0.frame = Rect(x: 0, y: 0, width: 120, height: 80) }
///       if hasBadge { badge }
///       for row in rows { row.layer }
///     }
@resultBuilder
public enum LayerBuilder {
  /// One layer.
  public static func buildExpression(_ layer: Layer) -> [Layer] { [layer] }

  /// Layers that are there already.
  public static func buildExpression(_ layers: [Layer]) -> [Layer] { layers }

  /// All of them, first to last.
  public static func buildBlock(_ layers: [Layer]...) -> [Layer] { layers.flatMap(\.self) }

  /// Those of a loop.
  public static func buildArray(_ layers: [[Layer]]) -> [Layer] { layers.flatMap(\.self) }

  /// Some or none.
  public static func buildOptional(_ layers: [Layer]?) -> [Layer] { layers ?? [] }

  /// One or the other.
  public static func buildEither(first layers: [Layer]) -> [Layer] { layers }

  /// One or the other.
  public static func buildEither(second layers: [Layer]) -> [Layer] { layers }
}

extension Layer {
  /// The layer with these layers inside.
  public init(
    _ id: LayerID, mask: Layer? = nil, @LayerBuilder children: () -> [Layer]
  ) {
    self.init(id, mask: mask, children: children())
  }

  /// The layer whose properties `configure` has filled in, with these layers inside.
  public init(
    _ id: LayerID, mask: Layer? = nil, configure: (inout LayerProperties) -> Void,
    @LayerBuilder children: () -> [Layer]
  ) {
    self.init(id, mask: mask, children: children(), configure: configure)
  }
}
