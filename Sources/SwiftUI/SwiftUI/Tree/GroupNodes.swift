// Nodes of views that are lists of others.

extension EmptyView: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node { ViewNode(self, in: context) }
}

extension TupleView: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node { TupleNode(self, in: context) }
}

extension Group: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    PassingNode(self, content: \.content, in: context)
  }
}

extension AnyView: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node { AnyViewNode(self, in: context) }
}

extension _ConditionalContent: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node { ConditionalNode(self, in: context) }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func makeNode(in context: NodeContext) -> Node { OptionalNode(self, in: context) }
}

extension IdentifiedView: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node { IdentifiedNode(self, in: context) }
}

/// A node of views beside each other.
private final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var nodes: [Node] = []

  override var children: [Node] { nodes }

  override func update() {
    nodes = view.views.enumerated().map { index, view in
      reconciled(index < nodes.count ? nodes[index] : nil, with: view)
    }
  }
}

/// A node of a view that passes another one on.
final class PassingNode<Content: View>: ViewNode<Content> {
  private let content: KeyPath<Content, any View>
  private var child: Node?

  init(_ view: Content, content: KeyPath<Content, any View>, in context: NodeContext) {
    self.content = content
    super.init(view, in: context)
  }

  convenience init<Inner: View>(
    _ view: Content, content: KeyPath<Content, Inner>, in context: NodeContext
  ) {
    self.init(view, content: content.appending(path: \.asView), in: context)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() { child = reconciled(child, with: view[keyPath: content]) }
}

extension View {
  /// The view, whatever it is.
  fileprivate var asView: any View { self }
}

/// A node of a view whose type may change: another type is another view, without a transition.
private final class AnyViewNode: ViewNode<AnyView> {
  private var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() { child = reconciled(child, with: view.view) }
}

/// A node of one of two views.
private final class ConditionalNode<First: View, Second: View>: ViewNode<
  _ConditionalContent<First, Second>
>
{
  private let places = ChangingNodes()

  override var children: [Node] { places.all }

  override func update() {
    switch view.storage {
    case .first(let view): places.update([(true, view)], in: self)
    case .second(let view): places.update([(false, view)], in: self)
    }
  }
}

/// A node of a view that may be missing.
private final class OptionalNode<Content: View>: ViewNode<Content?> {
  private let places = ChangingNodes()

  override var children: [Node] { places.all }

  override func update() { places.update(view.map { [(true, $0)] } ?? [], in: self) }
}

/// A node of a view that has an identity of its own.
private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<
  IdentifiedView<Content, ID>
>
{
  private let places = ChangingNodes()

  override var children: [Node] { places.all }

  override func node(withID id: AnyHashable) -> Node? {
    places.node(of: id) ?? super.node(withID: id)
  }

  override func update() { places.update([(view.id, view.content)], in: self) }
}
