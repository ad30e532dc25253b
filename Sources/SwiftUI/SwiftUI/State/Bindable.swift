import Observation

/// A way to bindings of an object's properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
  public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable {
    self = projectedValue
  }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A space of names for views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a space.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private let box = EnvironmentBox<NamespaceStorage>()

  public init() {}

  public var wrappedValue: ID { ID(number: box.value?.number ?? 0) }
}

/// The number of a space of names.
private final class NamespaceStorage {
  let number: Int
  init(_ number: Int) { self.number = number }
}

extension Namespace: NodeProperty {
  func connect(to slot: PropertySlot) {
    let storage =
      slot.storage as? NamespaceStorage ?? NamespaceStorage(AppSession.current.nextNumber())
    slot.storage = storage
    box.value = storage
  }
}
