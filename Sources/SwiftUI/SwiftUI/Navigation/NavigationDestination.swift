/// Screens for the values of a type.
nonisolated struct DestinationModifier<Value: Hashable, Screen: View>: PrimitiveModifier {
  let screen: (Value) -> Screen

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    DestinationNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class DestinationNode<Content: View, Value: Hashable, Screen: View>: ModifiedNode<
  Content, DestinationModifier<Value, Screen>
>
{
  override func update() {
    super.update()
    let screen = modifier.screen
    withTransaction(.passedOn(from: self)) {
      environment.navigation?.destinations.register(Value.self, for: self) { screen($0) }
    }
  }

  override func didUnmount() { environment.navigation?.destinations.forget(self) }
}

/// A screen that is pushed while there is something to show on it.
nonisolated struct PushModifier: PrimitiveModifier {
  let source: ScreenSource

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    PushNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class PushNode<Content: View>: ModifiedNode<Content, PushModifier> {
  private var pushed: PushedScreen?
  /// The screen that is meant to be there.
  private var wanted: ShownScreen?

  override func update() {
    super.update()
    wanted = evaluated { modifier.source.screen() }
    let isAnimated = !host.currentTransaction(at: self).disablesAnimations
    if let wanted, let pushed {
      pushed.content = wanted.content
      withTransaction(.passedOn(from: self)) { environment.navigator?.update(pushed) }
    }
    guard (wanted != nil) != (pushed != nil) else { return }
    host.actions.append { [weak self] in self?.follow(animated: isAnimated) }
  }

  private func follow(animated isAnimated: Bool) {
    guard isMounted, let navigator = environment.navigator else { return }
    if let wanted, pushed == nil {
      let new = PushedScreen(wanted.content) { [weak self] in self?.wasLeft() }
      pushed = new
      navigator.push(new, animated: isAnimated)
    } else if wanted == nil, let old = pushed {
      pushed = nil
      navigator.remove(old, animated: isAnimated)
    }
  }

  private func wasLeft() {
    guard pushed != nil else { return }
    pushed = nil
    modifier.source.leave()
  }

  override func didUnmount() {
    guard let pushed else { return }
    self.pushed = nil
    let navigator = environment.navigator
    host.enqueueAction { navigator?.remove(pushed, animated: true) }
  }
}

extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(screen: destination))
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = destination()
    return modifier(PushModifier(source: ScreenSource(isPresented) { screen }))
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PushModifier(source: ScreenSource(item, id: { $0 }, content: destination)))
  }
}
