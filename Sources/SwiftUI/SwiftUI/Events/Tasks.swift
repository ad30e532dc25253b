import Combine

/// Work that begins when a view appears, and is cancelled when it goes.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @MainActor func makeNode<Content: View>(
    around content: Content, in context: NodeContext
  ) -> Node {
    TaskNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: ModifiedNode<
  Content, TaskModifier<ID>
>
{
  private var task: Task<Void, Never>?
  private var isNew = true

  override func update() {
    super.update()
    guard isNew else { return }
    isNew = false
    begin()
  }

  override func changed(from before: ModifiedContent<Content, TaskModifier<ID>>) {
    guard before.modifier.id != modifier.id else { return }
    task?.cancel()
    begin()
  }

  /// Tasks begin after all actions of the update.
  private func begin() {
    host.actions.append { [weak self] in
      self?.host.actions.append { [weak self] in
        guard let self, isMounted else { return }
        task = Task(priority: modifier.priority, operation: modifier.action)
      }
    }
  }

  override func didUnmount() { task?.cancel() }
}

/// An action for everything that a publisher says while a view is there.
nonisolated struct ReceiveModifier<Source: Publisher>: PrimitiveModifier
where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor func makeNode<Content: View>(
    around content: Content, in context: NodeContext
  ) -> Node {
    ReceiveNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ReceiveNode<Content: View, Source: Publisher>: ModifiedNode<
  Content, ReceiveModifier<Source>
>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override func update() {
    super.update()
    guard subscription == nil else { return }
    subscription = modifier.publisher.sink { [weak self] output in
      let output = Carried(output)
      MainActor.assumeIsolated { self?.modifier.action(output.value) }
    }
  }

  override func didUnmount() { subscription = nil }
}

extension View {
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
