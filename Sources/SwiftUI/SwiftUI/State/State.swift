/// A value that a view keeps for as long as it is at its place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  public init(wrappedValue value: Value) { box = StateBox(value) }
  public init(initialValue value: Value) { box = StateBox(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue, Transaction.current) }
  }

  public var projectedValue: Binding<Value> { box.binding }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: NodeProperty {
  func connect(to slot: PropertySlot) {
    if let storage = slot.storage as? StateStorage<Value> {
      box.storage = storage
    } else {
      let storage = StateStorage(box.initialValue, in: slot.node)
      slot.storage = storage
      box.storage = storage
    }
  }
}

/// Box that all copies of one property share: its first value, and the place where it is kept.
private final class StateBox<Value> {
  let initialValue: Value
  var storage: StateStorage<Value>?

  init(_ value: Value) { initialValue = value }

  var value: Value { storage?.value ?? initialValue }

  func set(_ value: Value, _ transaction: Transaction) { storage?.set(value, transaction) }

  var binding: Binding<Value> {
    guard let storage else { return .constant(initialValue) }
    return storage.binding
  }
}

/// Value of a property, as it is known to the tree and to code outside of updates.
///
/// Code reads at once what it has written. The tree sees a write in the update of its transaction.
final class StateStorage<Value> {
  private weak var node: Node?
  /// The value that was written last.
  private var latest: Value
  /// The value that the tree knows.
  private var applied: Value

  @MainActor
  init(_ value: Value, in node: Node?) {
    (latest, applied) = (value, value)
    self.node = node
  }

  var value: Value {
    let node = node
    let isUpdating = MainActor.assumeIsolated { node?.host.isUpdating ?? false }
    return isUpdating ? applied : latest
  }

  func set(_ value: Value, _ transaction: Transaction) {
    if isEqual(value, latest) { return }
    latest = value
    let storage = Carried(self)
    let carried = Carried(value)
    MainActor.assumeIsolated {
      storage.value.write(carried.value, transaction)
    }
  }

  @MainActor
  private func write(_ value: Value, _ transaction: Transaction) {
    guard let node else { return }
    guard !node.host.isEvaluating else {
      node.note(.stateInBody, "state changes while the body of a view is asked for")
      applied = value
      return
    }
    node.host.enqueue(transaction) { [weak node] in
      self.applied = value
      node?.markDirty()
    }
  }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.set($0, $1) })
  }
}

/// True for values that can be compared, and are equal.
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func compared<Known: Equatable>(_ a: Known) -> Bool { (b as? Known).map { a == $0 } ?? false }
  return (a as? any Equatable).map { compared($0) } ?? false
}
