import HeadlessCoreGraphics

/// A view that grows into the safe area.
nonisolated public struct _SafeAreaRegionsIgnoringLayout: ElementModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    IgnoringElement(self, around: child, in: node)
  }
}

private final class IgnoringElement: ModifiedElement<_SafeAreaRegionsIgnoringLayout> {
  override func placeChildren() {
    let insets = safeAreaInsets(of: frame, in: space, modifier.regions).only(modifier.edges)
    child.place(
      at: frame.outset(by: insets).origin, placedProposal.outset(by: insets), in: space)
  }
}

extension View {
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }
}
