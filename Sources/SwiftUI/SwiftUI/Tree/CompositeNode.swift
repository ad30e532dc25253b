import Observation

/// A node of a view that is made of others.
final class CompositeNode<Content: View>: ViewNode<Content> {
  private var child: Node?
  private let properties = PropertySlots()
  private let sampler = AnimatableSampler()

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var askedType: Any.Type? { Content.self }

  override func staysSame(with view: Content) -> Bool { view.isSame(as: self.view) }

  override func update() {
    let view = sampler.shown(view, at: self)
    properties.connect(view, to: self)
    let body = evaluated { view.body }
    child = reconciled(child, with: body)
  }

  override func didUnmount() {
    properties.disconnect()
    sampler.stop()
  }
}

/// A node of a modifier that is made of others.
final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: Node?
  private let properties = PropertySlots()
  private let sampler = AnimatableSampler()

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var askedType: Any.Type? { Modifier.self }

  override func staysSame(with view: ModifiedContent<Content, Modifier>) -> Bool {
    view.isSame(as: self.view)
  }

  override func update() {
    let modifier = sampler.shown(view.modifier, at: self)
    properties.connect(modifier, to: self)
    let content = _ViewModifier_Content<Modifier>(view: view.content)
    let body = evaluated { modifier.body(content: content) }
    child = reconciled(child, with: body)
  }

  override func didUnmount() {
    properties.disconnect()
    sampler.stop()
  }
}

extension Node {
  /// Asks a view for its body; whatever observable object it reads brings the node back when it changes.
  func evaluated<Body>(_ body: @MainActor () -> Body) -> Body {
    withObservationTracking {
      host.evaluating(self) { body() }
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.noteChange() }
    }
  }

  /// Has the node looked at again, in the transaction that is current.
  func noteChange() {
    host.enqueue(Transaction.current) { [weak self] in self?.markDirty() }
  }

  /// Has the node looked at again in the update that is being made.
  func markDirty() {
    if isMounted { host.markDirty(self) }
  }
}
