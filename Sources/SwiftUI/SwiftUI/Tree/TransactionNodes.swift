// Modifiers that decide how changes inside a view move.

/// A modifier that changes the transaction of an update for what is inside.
nonisolated struct TransactionModifier: PrimitiveModifier {
  /// The change: what it is made of, the transaction.
  let change: (inout Transaction) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    TransactionNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class TransactionNode<Content: View>: ModifiedNode<Content, TransactionModifier> {
  override func adjust(_ transaction: inout Transaction, in update: TreeUpdate) {
    modifier.change(&transaction)
  }
}

/// A modifier that changes the transaction of an update for what is inside, if a value has changed in it.
nonisolated struct ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let change: (inout Transaction) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    ValueTransactionNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class ValueTransactionNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, ValueTransactionModifier<Value>
>
{
  /// The update in which the value has changed.
  private var changedIn = 0

  override func changed(
    from before: ModifiedContent<Content, ValueTransactionModifier<Value>>
  ) {
    if before.modifier.value != modifier.value { changedIn = host.updateNumber }
  }

  override func adjust(_ transaction: inout Transaction, in update: TreeUpdate) {
    // Transitions begin in a second step, which is another update of the same transaction.
    if changedIn == update.number || (changedIn > 0 && changedIn == update.firstNumber) {
      modifier.change(&transaction)
    }
  }
}

/// The animation of a change, where the transaction lets views decide.
private struct ImplicitAnimation {
  let animation: Animation?

  func apply(to transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      ValueTransactionModifier(value: value) {
        ImplicitAnimation(animation: animation).apply(to: &$0)
      })
  }

  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { ImplicitAnimation(animation: animation).apply(to: &$0) })
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }

  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ ImplicitAnimation(animation: animation).apply(to: &$0) }, body: body)
  }

  @MainActor public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let saved = SavedTransaction()
    return body(PlaceholderContentView(view: self, saved: saved))
      .modifier(BodyTransactionModifier(saved: saved, change: transform))
  }
}

/// A view in the body of a modifier or a transition, which stands for what that one is around.
nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
  let view: any View
  /// The transaction around the modifier, where its body has another one.
  var saved: SavedTransaction?

  init(view: any View, saved: SavedTransaction? = nil) {
    (self.view, self.saved) = (view, saved)
  }

  @MainActor func makeNode(in context: NodeContext) -> Node { PlaceholderNode(self, in: context) }
}

/// The transaction around a modifier, for what it does not move.
@MainActor
final class SavedTransaction {
  var transaction = Transaction()
}

private final class PlaceholderNode<Value>: ViewNode<PlaceholderContentView<Value>> {
  private var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func update() { child = reconciled(child, with: view.view) }
  override func adjust(_ transaction: inout Transaction, in update: TreeUpdate) {
    if let saved = view.saved { transaction = saved.transaction }
  }
}

nonisolated struct BodyTransactionModifier: PrimitiveModifier {
  let saved: SavedTransaction
  let change: (inout Transaction) -> Void

  @MainActor func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node
  {
    BodyTransactionNode(ModifiedContent(content: content, modifier: self), in: context)
  }
}

private final class BodyTransactionNode<Content: View>: ModifiedNode<
  Content, BodyTransactionModifier
>
{
  override func adjust(_ transaction: inout Transaction, in update: TreeUpdate) {
    modifier.saved.transaction = transaction
    modifier.change(&transaction)
  }
}
