/// A view that can have views inside scrolled to.
nonisolated public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { ScrollReaderNode(self, in: context) }
}

/// A way to scroll to views by their identities.
nonisolated public struct ScrollViewProxy {
  let node: Carried<WeakNode>

  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = Carried(AnyHashable(id))
    let node = node
    MainActor.assumeIsolated { node.value.node?.scroll(to: id.value, at: anchor) }
  }
}

/// A node that may be gone.
final class WeakNode {
  private(set) weak var node: Node?
  init(_ node: Node) { self.node = node }
}

private final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
  private var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update() {
    let proxy = ScrollViewProxy(node: Carried(WeakNode(self)))
    let body = evaluated { view.content(proxy) }
    child = reconciled(child, with: body)
  }
}

extension Node {
  /// Scrolls to a view inside, once everything that waits has been laid out.
  func scroll(to id: AnyHashable, at anchor: UnitPoint?) {
    let isAnimated = Transaction.current.animation != nil
    host.enqueueAction { [weak self] in
      guard let target = self?.node(withID: id), let element = target.elements.first else { return }
      target.scrollingAround?.scrolling.show(element, at: anchor, animated: isAnimated)
    }
  }

  /// The scroll view around the node.
  var scrollingAround: (any ScrollingNode)? {
    var node = parent
    while let current = node {
      if let found = current as? any ScrollingNode { return found }
      node = current.parent
    }
    return nil
  }
}

/// A scroll view that shows the view of an identity.
nonisolated struct ScrollPositionModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID?
  let anchor: UnitPoint?

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ScrollPositionNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ScrollPositionNode<Content: View, ID: Hashable>: ModifiedNode<
  Content, ScrollPositionModifier<ID>
>
{
  private var isNew = true

  override func update() {
    super.update()
    guard isNew else { return }
    isNew = false
    follow(animated: false)
  }

  override func changed(from before: ModifiedContent<Content, ScrollPositionModifier<ID>>) {
    guard before.modifier.id != modifier.id else { return }
    follow(animated: host.currentTransaction(at: self).animation != nil)
  }

  private func follow(animated: Bool) {
    guard let id = modifier.id else { return }
    host.actions.append { [weak self] in
      guard let self, let target = node(withID: AnyHashable(id)),
        let element = target.elements.first
      else { return }
      target.scrollingAround?.scrolling.show(
        element, at: modifier.anchor ?? .topLeading, animated: animated)
    }
  }
}

extension View {
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id.wrappedValue, anchor: anchor))
  }
}
