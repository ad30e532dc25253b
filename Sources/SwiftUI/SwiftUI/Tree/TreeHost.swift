import HeadlessQuartzCore
import HeadlessUIKit
import SegueMotion

/// The tree of one hosting view: it takes changes in, brings the tree up to date, lays it out, and shows it.
///
/// Changes wait until the next layout of the hosting view. Those that were made with one transaction are one
/// update; the next transaction is an update of its own, in the same frame.
@MainActor
final class TreeHost {
  /// Most updates between two frames; a tree that asks for more never comes to rest.
  private static let mostUpdatesAtOnce = 100

  private struct Pending {
    let transaction: Transaction
    var writes: [@MainActor () -> Void]
  }

  private var nodeCount = 0

  /// A number that no node has yet.
  func nextNodeNumber() -> Int {
    nodeCount += 1
    return nodeCount
  }

  /// Asks for a layout of the hosting view, in which the host is brought up to date.
  var needsLayout: () -> Void = {}
  /// Size, safe area and pixels of the room that the tree has.
  var room = HostRoom()
  /// Objects of which each tree has one, by their types.
  private var singles: [ObjectIdentifier: AnyObject] = [:]
  /// The views that share their boxes.
  let matched = MatchedGroups()
  /// The view of UIKit's that shows the tree.
  weak var hostingView: UIView?
  /// Place of the hosting view in its window.
  var originInWindow: () -> CGPoint = { .zero }
  /// Number of the update that is being made, or of the last one.
  private(set) var updateNumber = 0
  /// True while an update is made: what is read then is as old as the update.
  private(set) var isUpdating = false
  /// Number of the layout that is being made, or of the last one.
  private(set) var layoutNumber = 0
  /// The last layout whose sizes are not known any more, whatever has changed since.
  private(set) var forgottenIn = 0
  /// Closures that run after the update, in order.
  var actions: [@MainActor () -> Void] = []
  /// The gestures that fingers are making.
  let gestures = GestureArena()
  /// Nodes whose transitions begin when the update has been shown once.
  var startingTransitions: [TransitionNode] = []
  private var lastOrigin = CGPoint.zero
  /// The layers of the tree, from the back to the front.
  private(set) var layers: [CALayer] = []

  private(set) var root: Node?
  private var rootView: (any View)?
  private var pending: [Pending] = []
  private var dirty: [ObjectIdentifier: Node] = [:]
  /// The node that something has changed for last.
  private weak var lastDirty: Node?
  private var update: TreeUpdate?
  private var evaluated: Node?

  /// True while the body of a view is asked for.
  var isEvaluating: Bool { evaluated != nil }

  /// Nodes that act after each layout: preferences and geometry that somebody reads.
  private var observers: [WeakLayoutObserver] = []

  /// Shows a view in the place of the one before.
  func show(_ view: any View, environment: EnvironmentValues) {
    enqueue(Transaction.current) { [unowned self] in
      rootView = view
      var environment = environment
      environment.displayScale = room.scale
      let context = NodeContext(parent: nil, host: self, environment: environment)
      if let root, root.take(view, in: environment.kept(from: root.environment)) { return }
      root?.unmount()
      root = Node.make(for: view, in: context)
    }
  }

  /// Has a change made in the next update of a transaction.
  func enqueue(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
    if let last = pending.indices.last, pending[last].transaction.isSame(as: transaction) {
      pending[last].writes.append(write)
    } else {
      pending.append(Pending(transaction: transaction, writes: [write]))
    }
    needsLayout()
  }

  /// The one object of a type that the tree has, which is made when it is asked for first.
  func single<Object: AnyObject>(_ make: (TreeHost) -> Object) -> Object {
    if let known = singleIfMade(Object.self) { return known }
    let new = make(self)
    singles[ObjectIdentifier(Object.self)] = new
    return new
  }

  /// The one object of a type that the tree has; `nil` while nobody has asked for it.
  func singleIfMade<Object: AnyObject>(_ type: Object.Type) -> Object? {
    singles[ObjectIdentifier(type)] as? Object
  }

  /// Has a node looked at again in the update that is being made.
  func markDirty(_ node: Node) {
    dirty[ObjectIdentifier(node)] = node
    lastDirty = node
  }

  /// Has sizes asked for outside of a layout.
  func beginMeasuring() { layoutNumber += 1 }

  /// The node of any host whose body is asked for.
  private(set) static weak var asked: Node?

  /// Does something while the body of a node is asked for.
  func evaluating<Result>(_ node: Node, _ work: () -> Result) -> Result {
    let before = (own: evaluated, any: Self.asked)
    defer { (evaluated, Self.asked) = before }
    (evaluated, Self.asked) = (node, node)
    return work()
  }

  /// Tells an observer after each layout, for as long as it is there.
  func observe(_ observer: any LayoutObserver) {
    if observers.contains(where: { $0.value === observer }) { return }
    observers.append(WeakLayoutObserver(observer))
  }
}

// MARK: - Updates

extension TreeHost {
  /// Makes all updates that wait, and those that follow from them.
  func flush() {
    guard !isUpdating else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    var count = 0
    while !pending.isEmpty || !actions.isEmpty {
      count += 1
      if count > Self.mostUpdatesAtOnce { return noteThatItNeverRests() }
      if !pending.isEmpty {
        let next = pending.removeFirst()
        make(next.transaction, next.writes)
      }
      let due = actions
      actions = []
      for action in due { action() }
    }
  }

  /// Lays the tree out anew, and shows it: the room has changed.
  func layOutAnew() {
    guard root != nil else { return flush() }
    forgottenIn = layoutNumber
    enqueue(Transaction.current) {}
    flush()
  }

  private func make(_ transaction: Transaction, _ writes: [@MainActor () -> Void]) {
    isUpdating = true
    defer { isUpdating = false }
    let update = begin(transaction)
    for write in writes { write() }
    refreshDirty()
    layOutAndShow(update)
    var rounds = 0
    while !startingTransitions.isEmpty, rounds < 8 {
      rounds += 1
      let starting = startingTransitions
      startingTransitions = []
      let second = begin(transaction, after: update)
      for node in starting { node.start() }
      refreshDirty()
      layOutAndShow(second)
      for node in starting { node.watchEnd() }
    }
    transaction.watchCompletions()
  }

  private func begin(_ transaction: Transaction, after first: TreeUpdate? = nil) -> TreeUpdate {
    updateNumber += 1
    let update = TreeUpdate(
      number: updateNumber, firstNumber: first?.firstNumber ?? updateNumber,
      transaction: transaction)
    self.update = update
    return update
  }

  /// Looks at all nodes again that something has changed for, the outer ones first.
  private func refreshDirty() {
    var rounds = 0
    while !dirty.isEmpty, rounds < Self.mostUpdatesAtOnce {
      rounds += 1
      let nodes = dirty.values.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
      dirty = [:]
      for node in nodes where node.isMounted && node.refreshedIn != updateNumber {
        node.refreshedIn = updateNumber
        node.forgetLayout()
        node.refresh()
      }
    }
  }

  private func layOutAndShow(_ update: TreeUpdate) {
    guard let root else { return }
    layoutNumber += 1
    let origin = originInWindow()
    if origin != lastOrigin { Space.noteMovement() }
    lastOrigin = origin
    matched.begin()
    RootLayout(room: room).place(root.elements)
    matched.resolve(in: update, isFirstStep: !startingTransitions.isEmpty)
    var painter = Painter(update: update, scale: room.scale)
    painter.paint(root.elements)
    layers = painter.layers
    observers.removeAll { $0.value == nil }
    for observer in observers { observer.value?.didLayOut(in: update) }
  }

  private func noteThatItNeverRests() {
    pending = []
    actions = []
    AppSession.current.note(
      AppFinding(
        .runaway, "views change state again and again before a frame is shown",
        at: lastDirty?.sourcePlace))
  }
}

/// One change of a tree, which is shown as a whole.
struct TreeUpdate {
  /// Number of the update; the first one has number 1.
  let number: Int
  /// Number of the update whose second step this is, or its own.
  let firstNumber: Int
  /// The transaction that the change was made with.
  let transaction: Transaction
}

/// Room that a tree has on the screen.
struct HostRoom: Equatable {
  var size = CGSize.zero
  var safeArea = EdgeInsets()
  var scale: CGFloat = 1

  /// The part of the room that no bar or corner of the device covers.
  var safeFrame: CGRect {
    CGRect(
      x: safeArea.leading, y: safeArea.top,
      width: max(size.width - safeArea.leading - safeArea.trailing, 0),
      height: max(size.height - safeArea.top - safeArea.bottom, 0))
  }
}

/// Something that looks at the tree whenever it has been laid out.
@MainActor
protocol LayoutObserver: AnyObject {
  func didLayOut(in update: TreeUpdate)
}

private struct WeakLayoutObserver {
  weak var value: (any LayoutObserver)?

  init(_ value: any LayoutObserver) { self.value = value }
}

extension TreeHost {
  /// The transaction of the update that is being made, at a node.
  func currentTransaction(at node: Node) -> Transaction {
    update.map { node.transaction(in: $0) } ?? Transaction()
  }
}

extension TreeHost {
  /// Has an action done after the update that is being made, or soon.
  func enqueueAction(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    needsLayout()
  }
}
