import HeadlessQuartzCore
import SegueMotion

/// The node of a view that comes and goes with a transition.
///
/// The view that a transition makes of it is there only once it has been asked for: at the insertion into a tree
/// that was there before, or at the removal.
final class TransitionNode: Node {
  private var content: Node?
  private var shell: Node?
  private var phase = TransitionPhase.identity
  private var isGoing = false

  init(_ view: any View, in context: NodeContext) {
    super.init(context)
    let content = Node.make(for: view, in: self.context())
    self.content = content
    guard let parent, parent.madeIn != host.updateNumber, isAnimated else { return }
    phase = .willAppear
    host.startingTransitions.append(self)
    showShell()
  }

  override var children: [Node] { (shell ?? content).map { [$0] } ?? [] }
  override var transition: AnyTransition? { nil }
  override var isLeaving: Bool { isGoing || super.isLeaving }

  override func take(_ view: any View, in environment: EnvironmentValues) -> Bool {
    guard let content, content.take(view, in: environment) else { return false }
    self.environment = environment
    if shell != nil { showShell() }
    return true
  }

  override func didUnmount() {
    content?.unmount()
  }

  // The modifiers of a transition have elements around those of the view, whose node is beside theirs.
  override var nodeBeside: Node? { shell }

  /// The view is there again, or still.
  func stay() {
    guard isGoing else { return }
    isGoing = false
    phase = .identity
    showShell()
  }

  /// The view is not there any more: it goes once its transition is over.
  func leave() {
    isGoing = true
    guard isAnimated else { return unmount() }
    showShell()
    host.startingTransitions.append(self)
  }

  /// Begins the transition, after all has been shown as it was before.
  func start() {
    guard isMounted else { return }
    phase = isGoing ? .didDisappear : .identity
    showShell()
  }

  /// Has the view erased when the last movement that its removal has begun is over.
  func watchEnd() {
    guard isGoing, isMounted else { return }
    let end = elements.compactMap { $0.endOfMovement(begunIn: host.updateNumber) }.max()
    guard let end else { return unmount() }
    guard end < .never else { return }
    AppSession.current.clock.schedule(at: end) { [weak self] in
      MainActor.assumeIsolated { self?.erase() }
    }
  }

  private func erase() {
    guard isGoing, isMounted else { return }
    unmount()
    host.enqueue(Transaction()) {}
  }

  private var used: AnyTransition { content?.transition ?? .opacity }

  /// True if something at this place moves in the update, or the transition moves by itself.
  private var isAnimated: Bool {
    used.animation != nil || host.currentTransaction(at: self).animation != nil
  }

  private func showShell() {
    guard let content else { return }
    let view = used.view(of: TransitionContent(node: content), in: phase)
    shell = reconciled(shell, with: view)
    if readsSurroundings { shell?.noteSurroundingsInside() }
  }
}

/// View that a transition is put around, which has a node already.
nonisolated struct TransitionContent: View, PrimitiveView {
  let node: Node

  @MainActor func makeNode(in context: NodeContext) -> Node {
    TransitionContentNode(self, in: context)
  }
}

private final class TransitionContentNode: ViewNode<TransitionContent> {
  // Its elements belong to the node that the transition is around, which outlives it.
  override var elements: [Element] { view.node.elements }
}
