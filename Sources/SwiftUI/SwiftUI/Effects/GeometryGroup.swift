/// A view whose parts move as one with it: their places count from its own.
nonisolated struct GeometryGroupModifier: ElementModifier {
  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    GeometryGroupElement(self, around: child, in: node)
  }
}

private final class GeometryGroupElement: SpaceElement<GeometryGroupModifier> {
  override var plainName: String { "GeometryGroup" }
  override var anchor: UnitPoint { .topLeading }
  override func paint(into painter: inout Painter) { paintSpace(into: &painter) }
}

extension View {
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
