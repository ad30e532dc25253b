import HeadlessUIKit

/// A screen that is shown over the others while there is something to show on it.
nonisolated struct PresentationModifier: PrimitiveModifier {
  let source: ScreenSource
  let style: UIModalPresentationStyle
  let onDismiss: (() -> Void)?

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PresentationNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PresentationNode<Content: View>: ModifiedNode<Content, PresentationModifier> {
  private lazy var presenter = Presenter(for: self)
  /// The screen that is meant to be there.
  private var wanted: ShownScreen?
  private var shown: (screen: PresentedScreen, id: AnyHashable?)?

  override func update() {
    super.update()
    wanted = evaluated { modifier.source.screen() }
    let isAnimated = !host.currentTransaction(at: self).disablesAnimations
    if let shown, let wanted, wanted.id == shown.id {
      withTransaction(.passedOn(from: self)) { shown.screen.show(wanted.content, in: inner) }
    }
    guard (wanted != nil) != (shown != nil) || wanted?.id != shown?.id else { return }
    host.actions.append { [weak self] in self?.follow(animated: isAnimated) }
  }

  /// Values that are known on the screen.
  private var inner: EnvironmentValues {
    var environment = environment
    environment.layerName = nil
    environment.navigation = nil
    environment.dismiss = DismissAction(modifier.source.leave)
    environment.isPresented = true
    return environment
  }

  /// Presents the screen, or dismisses it.
  private func follow(animated: Bool) {
    guard isMounted else { return }
    if let shown {
      if wanted == nil || wanted?.id != shown.id { dismiss(shown.screen, animated: animated) }
    } else if let wanted {
      presenter.whenReady { [weak self] controller in
        self?.present(wanted, from: controller, animated: animated)
      }
    }
  }

  private func present(
    _ wanted: ShownScreen, from controller: UIViewController, animated: Bool
  ) {
    guard shown == nil, let now = self.wanted, now.id == wanted.id else { return }
    let screen = PresentedScreen(now.content, in: inner, modifier.style)
    shown = (screen, now.id)
    screen.wasDismissed = { [weak self] in self?.wasDismissed() }
    screen.present(from: controller, over: host, animated: animated) { [weak self] in
      // It may have been taken back meanwhile.
      if self?.wanted?.id != now.id || self?.wanted == nil { self?.follow(animated: animated) }
    }
  }

  private func dismiss(_ screen: PresentedScreen, animated: Bool) {
    guard !screen.isMoving else { return }
    let onDismiss = modifier.onDismiss
    screen.dismiss(animated: animated) { [weak self] in
      self?.shown = nil
      onDismiss?()
      // Another item takes the place of the one before.
      self?.follow(animated: animated)
    }
  }

  override func didUnmount() {
    shown?.screen.dismiss(animated: true) {}
    shown = nil
  }

  /// A finger has dismissed the screen.
  private func wasDismissed() {
    guard shown != nil else { return }
    shown = nil
    modifier.source.leave()
    modifier.onDismiss?()
  }
}

/// The controller that shows screens for a view, once it can.
@MainActor
final class Presenter {
  /// Frames for which a view waits for its window before it presents a screen.
  private static let mostAttempts = 10

  private weak var node: Node?
  private var attempts = 0

  init(for node: Node) { self.node = node }

  /// Hands on the controller when its view has come into its window, and no other screen is about to leave.
  func whenReady(_ present: @escaping @MainActor (UIViewController) -> Void) {
    guard let node, node.isMounted else { return }
    guard let controller = node.host.controller, controller.viewIfLoaded?.window != nil else {
      // The view that presents has not come into its window yet, and may never.
      attempts += 1
      guard attempts <= Self.mostAttempts else { return }
      return FrameTicker.once { [weak self] in self?.whenReady(present) }
    }
    attempts = 0
    if let other = controller.presentedViewController, other.isBeingDismissed,
      let coordinator = other.transitionCoordinator
    {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.whenReady(present) }
      return
    }
    present(controller)
  }
}
