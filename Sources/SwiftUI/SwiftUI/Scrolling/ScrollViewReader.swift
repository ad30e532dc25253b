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
    noteSurroundings()
    var node = parent
    while let current = node {
      if let found = current as? any ScrollingNode { return found }
      node = current.parent
    }
    return nil
  }
}
