import HeadlessQuartzCore

/// A view's place in the tree of a host, for as long as it is there.
///
/// A node keeps what a view's value cannot: state, and the elements that it shows. It is made when a view of its
/// kind appears at its place, is told each new value, and goes when another kind of view comes or none.
@MainActor
class Node {
  /// The node around; `nil` for the root.
  private(set) weak var parent: Node?
  /// The host whose tree the node belongs to.
  unowned let host: TreeHost
  /// Number of nodes above.
  let depth: Int
  /// Values that are known at this place.
  var environment: EnvironmentValues
  /// The children, in the order in which they are shown.
  var children: [Node] { [] }
  /// True until the node has gone for good.
  private(set) var isMounted = true
  /// The update in which the node was last brought up to date.
  final var refreshedIn = 0
  /// The last layout in or after which the node, or one inside, has become another.
  fileprivate(set) final var forgottenIn = 0
  /// True if something that is shown of the node depends on the place that it has in the room.
  fileprivate(set) final var readsSurroundings = false
  /// Number of the node among all of its host, in the order in which they were made.
  let number: Int
  /// The update in which the node was made.
  let madeIn: Int

  private var transactionCache: (update: Int, transaction: Transaction)?

  init(_ context: NodeContext) {
    parent = context.parent
    host = context.host
    madeIn = context.host.updateNumber
    number = context.host.nextNodeNumber()
    environment = context.environment
    depth = (context.parent?.depth ?? -1) + 1
  }

  /// Elements that the node shows, in the order of its views.
  var elements: [Element] { children.flatMap(\.elements) }

  /// The transition with which what the node shows comes and goes; `nil` for the usual one.
  var transition: AnyTransition? { children.count == 1 ? children[0].transition : nil }

  /// True while the node is only shown until its transition is over.
  var isLeaving: Bool { parent?.isLeaving ?? false }

  /// Type of an app's view or modifier that the node asks for its body; `nil` for all others.
  var askedType: Any.Type? { nil }

  /// A node that is no child, and puts elements of its own around those of the children; `nil` if there is none.
  var nodeBeside: Node? { nil }

  /// Takes over the value of a view, if it is of the node's kind.
  func take(_ view: any View, in environment: EnvironmentValues) -> Bool { false }

  /// Looks at the view again, whose value is as it was: something that it reads has changed.
  func refresh() {}

  /// Changes the transaction of an update for this place and all inside.
  func adjust(_ transaction: inout Transaction, in update: TreeUpdate) {}

  /// The node of a view inside that has an identity.
  func node(withID id: AnyHashable) -> Node? {
    for child in children {
      if let found = child.node(withID: id) { return found }
    }
    return nil
  }

  /// The identity of a node inside among the views of a collection; `nil` if the node shows none.
  func identity(of child: Node) -> AnyHashable? { nil }

  /// Value that the views of the node give to those around; `nil` if they give none.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    combinedPreference(key, of: children)
  }

  /// Ends the node and all inside.
  final func unmount() {
    guard isMounted else { return }
    parent?.forgetLayout()
    for child in children { child.unmount() }
    isMounted = false
    didUnmount()
  }

  /// Lets go of what the node has begun.
  func didUnmount() {}

  /// The transaction of an update at this place.
  final func transaction(in update: TreeUpdate) -> Transaction {
    if let transactionCache, transactionCache.update == update.number {
      return transactionCache.transaction
    }
    var transaction = parent?.transaction(in: update) ?? update.transaction
    adjust(&transaction, in: update)
    transactionCache = (update.number, transaction)
    return transaction
  }

  /// Surroundings of a child of the node.
  final func context(_ environment: EnvironmentValues? = nil) -> NodeContext {
    NodeContext(parent: self, host: host, environment: environment ?? self.environment)
  }

  /// The node for a view at the place of another: the same one if it can take the value over.
  final func reconciled(
    _ old: Node?, with view: any View, in environment: EnvironmentValues? = nil
  ) -> Node {
    let environment = environment ?? self.environment
    if let old, old.take(view, in: environment.kept(from: old.environment)) { return old }
    forgetLayout()
    old?.unmount()
    let new = Node.make(for: view, in: context(environment))
    new.refreshedIn = host.updateNumber
    return new
  }

  /// The node for a view that appears.
  static func make(for view: any View, in context: NodeContext) -> Node {
    if let primitive = view as? any PrimitiveView { return primitive.makeNode(in: context) }
    if let hosted = view as? any UIViewRepresentable { return hosted.makeHostedNode(in: context) }
    if let hosted = view as? any UIViewControllerRepresentable {
      return hosted.makeHostedNode(in: context)
    }
    func composite<Content: View>(_ view: Content) -> Node {
      CompositeNode(view, in: context)
    }
    return composite(view)
  }
}

// MARK: - What is known of the last layout

extension Node {
  /// Has the node, and with it all around, laid out and painted anew in the next layout.
  final func forgetLayout() {
    let layout = host.layoutNumber
    noteUpwards { node in
      if node.forgottenIn == layout { return false }
      node.forgottenIn = layout
      return true
    }
  }

  /// Notes that the node depends on its surroundings: it is laid out and painted anew when those have moved.
  final func noteSurroundings() { noteUpwards { $0.becomesReader() } }

  /// Notes the same of all inside.
  final func noteSurroundingsInside() { noteInside { $0.becomesReader() } }

  /// Returns `true` if the node did not depend on its surroundings before.
  private func becomesReader() -> Bool {
    defer { readsSurroundings = true }
    return !readsSurroundings
  }

  /// Tells the node and those around, up to the first that knows already.
  private func noteUpwards(_ note: (Node) -> Bool) {
    var next: Node? = self
    while let node = next, note(node) {
      node.nodeBeside?.noteInside(note)
      next = node.parent
    }
  }

  private func noteInside(_ note: (Node) -> Bool) {
    _ = note(self)
    for child in children { child.noteInside(note) }
  }
}

/// Surroundings of a node when it is made.
struct NodeContext {
  let parent: Node?
  let host: TreeHost
  let environment: EnvironmentValues
}

/// A view that is not made of others, and has nodes of its own.
protocol PrimitiveView: View where Body == Never {
  @MainActor func makeNode(in context: NodeContext) -> Node
}

/// A node for views of one type.
@MainActor
class ViewNode<Content: View>: Node {
  private(set) var view: Content

  init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(context)
    update()
  }

  final override func take(_ view: any View, in environment: EnvironmentValues) -> Bool {
    guard let view = view as? Content, accepts(view) else { return false }
    if AppSession.remembers, environment.isIdentical(to: self.environment), staysSame(with: view) {
      return true
    }
    forgetLayout()
    refreshedIn = host.updateNumber
    let before = self.view
    self.environment = environment
    self.view = view
    changed(from: before)
    update()
    return true
  }

  /// True if a view may take the place of the one that is there.
  func accepts(_ view: Content) -> Bool { true }

  /// True if nothing becomes another by a value, which is not taken over then.
  func staysSame(with view: Content) -> Bool { false }

  /// Notes what has changed since the value before.
  func changed(from before: Content) {}

  /// Brings what is inside up to date.
  func update() {}

  override func refresh() { update() }
}
