import HeadlessCoreGraphics
import HeadlessUIKit

/// Screens that are pushed onto each other.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let root: Root
  /// Values of the screens that are pushed; `nil` where the stack keeps them itself.
  let path: Binding<[AnyHashable]>?

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), nil)
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = Binding<[AnyHashable]>(
      get: { path.wrappedValue.values },
      set: { path.wrappedValue = NavigationPath(values: $0) })
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Binding<[AnyHashable]>(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { NavigationNode(self, in: context) }
}

private final class NavigationNode<Data, Root: View>: ViewNode<NavigationStack<Data, Root>>,
  HostedViewNode
{
  private lazy var navigator = Navigator(root: view.root, environment)
  private lazy var element = RoomFillingElement("NavigationStack", in: self)
  /// Values of the screens that are meant to be there; `nil` where the stack keeps them itself.
  private var wanted: [AnyHashable]?

  var hostedView: UIView { navigator.controller.view }
  override var elements: [Element] { [element] }

  override func update() {
    navigator.changed = { [weak self] in self?.take($0) }
    withTransaction(.passedOn(from: self)) { navigator.show(view.root, in: environment) }
    element.view = navigator.controller.view
    wanted = evaluated { view.path?.wrappedValue }
    let isAnimated =
      navigator.controller.parent != nil && !host.currentTransaction(at: self).disablesAnimations
    host.actions.append { [weak self] in
      guard let self, isMounted else { return }
      adopt(navigator.controller)
      navigator.controller.view.layoutIfNeeded()
      // A layout may have changed the path again.
      if let wanted { navigator.show(wanted, animated: isAnimated) }
    }
  }

  private func take(_ values: [AnyHashable]) {
    if let path = view.path {
      if path.wrappedValue != values { path.wrappedValue = values }
    } else {
      navigator.show(values, animated: true)
    }
  }

  override func didUnmount() { release(navigator.controller) }
}

extension Transaction {
  /// The part of a change's transaction that a node hands on to the views of another tree; who waits for it is told by the first tree.
  @MainActor
  static func passedOn(from node: Node) -> Transaction {
    let own = node.host.currentTransaction(at: node)
    var transaction = Transaction(animation: own.animation)
    transaction.disablesAnimations = own.disablesAnimations
    return transaction
  }
}
