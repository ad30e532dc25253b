// Actions when a view appears, goes, or sees a value change.

/// Actions when a view appears and when it has gone.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    AppearanceNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class AppearanceNode<Content: View>: ModifiedNode<Content, AppearanceModifier> {
  private var hasAppeared = false

  override func update() {
    super.update()
    guard !hasAppeared else { return }
    hasAppeared = true
    host.actions.append { [weak self] in
      guard let self, isMounted else { return }
      modifier.appear?()
    }
  }

  override func didUnmount() {
    let action = modifier.disappear
    if let action { host.enqueueAction { action() } }
  }
}

/// An action when a value has changed.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  /// The action of the view's value before runs, or that of the new one.
  let runsOldAction: Bool
  let action: (Value, Value) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ChangeNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, ChangeModifier<Value>
>
{
  private var isNew = true

  override func update() {
    super.update()
    guard isNew else { return }
    isNew = false
    if modifier.isInitial { run(modifier.action, modifier.value, modifier.value) }
  }

  override func changed(from before: ModifiedContent<Content, ChangeModifier<Value>>) {
    let old = before.modifier
    guard old.value != modifier.value else { return }
    run(modifier.runsOldAction ? old.action : modifier.action, old.value, modifier.value)
  }

  private func run(_ action: @escaping (Value, Value) -> Void, _ old: Value, _ new: Value) {
    host.actions.append { action(old, new) }
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, runsOldAction: false, action: action))
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, runsOldAction: false) { _, _ in action() })
  }
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: false, runsOldAction: true) { action($1) })
  }
}
