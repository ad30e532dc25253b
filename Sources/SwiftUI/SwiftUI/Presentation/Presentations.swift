import HeadlessUIKit

/// A screen that is shown over the others while a value says so.
nonisolated struct PresentationModifier<Screen: View>: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let style: UIModalPresentationStyle
  let onDismiss: (() -> Void)?
  let screen: () -> Screen

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PresentationNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PresentationNode<Content: View, Screen: View>: ModifiedNode<
  Content, PresentationModifier<Screen>
>
{
  /// Frames for which a view waits for its window before it presents a screen.
  private static var mostAttempts: Int { 10 }

  private var attempts = 0
  private var shown: UIHostingController<SurroundedView>?
  private lazy var listener = DismissalListener { [weak self] in self?.wasDismissed() }

  override func update() {
    super.update()
    let isPresented = evaluated { modifier.isPresented.wrappedValue }
    if let shown, isPresented { shown.rootView = screen }
    guard isPresented != (shown != nil) else { return }
    host.actions.append { [weak self] in self?.follow() }
  }

  /// The screen, in the surroundings of the view that presents it.
  private var screen: SurroundedView {
    var environment = environment
    environment.layerName = nil
    let isPresented = modifier.isPresented
    environment.dismiss = DismissAction { isPresented.wrappedValue = false }
    environment.isPresented = true
    return SurroundedView(environment: environment, content: evaluated { modifier.screen() })
  }

  /// Presents the screen, or dismisses it.
  private func follow() {
    guard isMounted else { return }
    let isPresented = modifier.isPresented.wrappedValue
    if isPresented, shown == nil {
      guard let controller = host.controller, controller.viewIfLoaded?.window != nil else {
        // The view that presents has not come into its window yet, and may never.
        attempts += 1
        guard attempts <= Self.mostAttempts else { return }
        return FrameTicker.once { [weak self] in self?.follow() }
      }
      let screen = UIHostingController(rootView: screen)
      screen.modalPresentationStyle = modifier.style
      attempts = 0
      shown = screen
      controller.present(screen, animated: true)
      screen.presentationController?.delegate = listener
    } else if !isPresented, let screen = shown {
      shown = nil
      let onDismiss = modifier.onDismiss
      screen.dismiss(animated: true) { onDismiss?() }
    }
  }

  override func didUnmount() {
    shown?.dismiss(animated: true)
    shown = nil
  }

  private func wasDismissed() {
    guard shown != nil else { return }
    shown = nil
    modifier.isPresented.wrappedValue = false
    modifier.onDismiss?()
  }
}

/// Is told when a finger has dismissed a screen.
private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  private let dismissed: () -> Void

  init(_ dismissed: @escaping () -> Void) { self.dismissed = dismissed }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissed()
  }
}

/// A view in surroundings that it has got from elsewhere.
nonisolated struct SurroundedView: View, PrimitiveView {
  let environment: EnvironmentValues
  let content: any View

  @MainActor func makeNode(in context: NodeContext) -> Node { SurroundedNode(self, in: context) }
}

private final class SurroundedNode: ViewNode<SurroundedView> {
  private var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func update() { child = reconciled(child, with: view.content, in: view.environment) }
}

/// A way to leave the screen that a view is on.
@MainActor @preconcurrency
public struct DismissAction {
  let leave: @MainActor () -> Void

  nonisolated init(_ leave: @escaping @MainActor () -> Void) { self.leave = leave }

  public func callAsFunction() { leave() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

extension Binding {
  /// True while there is something; false takes it away.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .pageSheet, onDismiss: onDismiss, screen: content))
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(isPresented: item.isThere(), onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, style: .fullScreen, onDismiss: onDismiss, screen: content))
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(isPresented: item.isThere(), onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }
}
