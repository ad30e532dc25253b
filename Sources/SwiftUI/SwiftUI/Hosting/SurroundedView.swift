/// A view in surroundings that it has got from elsewhere, at the root of a tree of its own.
nonisolated struct SurroundedView: View, PrimitiveView {
  let environment: EnvironmentValues
  /// Makes the view, where what it reads is noted.
  let content: @MainActor () -> any View

  init(environment: EnvironmentValues, content: @escaping @MainActor () -> any View) {
    (self.environment, self.content) = (environment, content)
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { SurroundedNode(self, in: context) }
}

private final class SurroundedNode: ViewNode<SurroundedView> {
  private var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func update() {
    child = reconciled(child, with: evaluated { view.content() }, in: view.environment)
  }
}
