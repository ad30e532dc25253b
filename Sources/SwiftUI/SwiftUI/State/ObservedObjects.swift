import Combine

/// An object that a view watches, and that somebody else keeps.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: ObservedObjectWrapper<ObjectType> { .init(wrappedValue) }

  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: AnyObject> {
  private let object: ObjectType

  init(_ object: ObjectType) { self.object = object }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension ObservedObject: NodeProperty {
  func connect(to slot: PropertySlot) { slot.watch(wrappedValue) }
  func isSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

extension PropertySlot {
  /// Has the node looked at again whenever an object is about to change.
  func watch<ObjectType: ObservableObject>(_ object: ObjectType) {
    if let storage, storage === object, subscription != nil { return }
    storage = object
    subscription = subscribe(to: object)
  }

  /// Has the node looked at again whenever an object is about to change, whatever is kept.
  func subscribe<ObjectType: ObservableObject>(to object: ObjectType) -> AnyCancellable {
    object.objectWillChange.sink { [weak self] _ in
      MainActor.assumeIsolated { self?.node?.noteChange() }
    }
  }
}

/// An object that a view makes once, and keeps for as long as it is at its place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box: StateObjectBox<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = StateObjectBox(thunk)
  }

  public var wrappedValue: ObjectType { box.object }
  public var projectedValue: ObservedObjectWrapper<ObjectType> { .init(box.object) }
}

extension StateObject: NodeProperty {
  func connect(to slot: PropertySlot) {
    if let object = slot.storage as? ObjectType {
      box.take(object)
    } else {
      slot.watch(box.object)
    }
  }
}

/// Box that all copies of one property share.
private final class StateObjectBox<ObjectType> {
  private let make: () -> ObjectType
  private var made: ObjectType?

  init(_ make: @escaping () -> ObjectType) { self.make = make }

  var object: ObjectType {
    if let made { return made }
    let new = make()
    made = new
    return new
  }

  func take(_ object: ObjectType) { made = object }
}

/// An object that a view further up has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box = EnvironmentBox<ObjectType>()

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = box.value else {
      fatalError(
        "no ObservableObject of type \(ObjectType.self) found; a view further up has to provide it with "
          + "environmentObject(_:)")
    }
    return object
  }
  public var projectedValue: ObservedObjectWrapper<ObjectType> { .init(wrappedValue) }
}

extension EnvironmentObject: NodeProperty {
  func connect(to slot: PropertySlot) {
    guard let object = slot.node?.environment.object(of: ObjectType.self) else { return }
    box.value = object
    slot.watch(object)
  }
}

/// Box that all copies of one property share.
final class EnvironmentBox<Value> {
  var value: Value?
}
