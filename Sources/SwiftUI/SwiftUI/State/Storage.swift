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
      let (key, store) = (key, Carried(store))
      MainActor.assumeIsolated { StoredReaders.current.tell(of: key, in: store.value) }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: NodeProperty {
  func connect(to slot: PropertySlot) { StoredReaders.current.add(slot, of: key, in: store) }
  func isSame(as other: Self) -> Bool { key == other.key && store === other.store }
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
