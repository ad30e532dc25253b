import Foundation

// Properties whose values are kept outside of the view.

/// A value that an app keeps from one start to the next; here for as long as the program runs.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private let read: (Any) -> Value?
  private let written: (Value) -> Any?
  private let store: UserDefaults
  private let node = EnvironmentBox<PropertySlot>()

  private init(
    _ initialValue: Value, _ key: String, _ store: UserDefaults?,
    read: @escaping (Any) -> Value?, written: @escaping (Value) -> Any?
  ) {
    (self.key, self.initialValue, self.read, self.written) = (key, initialValue, read, written)
    self.store = store ?? .standard
  }

  public var wrappedValue: Value {
    get { store.object(forKey: key).flatMap(read) ?? initialValue }
    nonmutating set {
      store.set(written(newValue), forKey: key)
      let slot = node.value
      MainActor.assumeIsolated { slot?.node?.noteChange() }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: NodeProperty {
  func connect(to slot: PropertySlot) { node.value = slot }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, read: { $0 as? Value }, written: { $0 })
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, read: { $0 as? Value }, written: { $0 })
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, read: { $0 as? Value }, written: { $0 })
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, read: { $0 as? Value }, written: { $0 })
  }
}
extension AppStorage where Value == String? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(nil, key, store, read: { $0 as? String }, written: { $0 })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      wrappedValue, key, store, read: { ($0 as? String).flatMap(Value.init) },
      written: { $0.rawValue })
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      wrappedValue, key, store, read: { ($0 as? Int).flatMap(Value.init) },
      written: { $0.rawValue })
  }
}

/// A value that follows the size of text; text has its usual size here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// The view that has the keyboard; no view gets it without a finger here.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: FocusBinding<Value> { FocusBinding(binding: state.projectedValue) }

  public typealias Binding = FocusBinding<Value>
}

/// A way to what has the keyboard.
@propertyWrapper
public struct FocusBinding<Value: Hashable> {
  let binding: Binding<Value>

  public var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }
  public var projectedValue: FocusBinding<Value> { self }
}

extension View {
  public func focused<Value: Hashable>(
    _ binding: FocusBinding<Value>, equals value: Value
  ) -> some View {
    self
  }
  public func focused(_ condition: FocusBinding<Bool>) -> some View { self }
}
