/// A value that a gesture changes while it is made, and that is as it was before when it is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let box = EnvironmentBox<StateStorage<Value>>()
  let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) {
    initialValue = wrappedValue
    reset = { _, _ in }
  }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    initialValue = wrappedValue
    reset = { $1 = resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initialValue, self.reset) = (wrappedValue, reset)
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { box.value?.value ?? initialValue }
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value.
  func set(_ value: Value, _ transaction: Transaction) { box.value?.set(value, transaction) }

  /// Puts the first value back.
  func putBack() {
    var transaction = Transaction()
    reset(wrappedValue, &transaction)
    set(initialValue, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: NodeProperty {
  func connect(to slot: PropertySlot) {
    let storage = slot.storage as? StateStorage<Value> ?? StateStorage(initialValue, in: slot.node)
    slot.storage = storage
    box.value = storage
  }

  // Others than the view that keeps it may be given it, and are not told.
  func isSame(as other: Self) -> Bool { false }
}

/// A gesture that changes a state while it is made.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  public var body_: (Value, inout State, inout Transaction) -> Void

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    StateTracker(base.tracker(context), state, body_)
  }
}

private final class StateTracker<Value, State>: DerivedTracker<Value, Value> {
  private let state: GestureState<State>
  private let change: (Value, inout State, inout Transaction) -> Void

  init(
    _ inner: GestureTracker<Value>, _ state: GestureState<State>,
    _ change: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.state, self.change) = (state, change)
    super.init(inner)
  }

  override func follow(_ phase: GesturePhase<Value>) {
    switch phase {
    case .possible(let value?), .active(let value):
      var new = state.wrappedValue
      var transaction = Transaction.current
      change(value, &new, &transaction)
      state.set(new, transaction)
    case .possible(nil): break
    case .ended, .failed: state.putBack()
    }
    become(phase)
  }
}

extension Gesture {
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }
}
