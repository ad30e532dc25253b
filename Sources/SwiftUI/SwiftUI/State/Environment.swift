import Observation

/// Something that is known at a view's place.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  /// The way to the value; `nil` for an object, which is known by its type.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private let box = EnvironmentBox<Value>()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    self.keyPath = keyPath
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = nil
    read = { environment in
      guard let object = environment.object(of: objectType) else {
        fatalError(
          "no object of type \(objectType) found; a view further up has to provide it with environment(_:)"
        )
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(of: objectType) }
    keyPath = nil
  }

  public var wrappedValue: Value { box.value ?? read(EnvironmentValues()) }
}

extension Environment: NodeProperty {
  func connect(to slot: PropertySlot) {
    box.value = slot.node.map { read($0.environment) }
  }
  func isSame(as other: Self) -> Bool { keyPath == other.keyPath }
}

/// Sets what is known inside a view.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func adjust(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes what is known inside a view.
nonisolated struct TransformEnvironmentModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func adjust(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// Puts an object into the environment of a view.
nonisolated struct ObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  func adjust(_ environment: inout EnvironmentValues) {
    environment.setObject(object, of: Object.self)
  }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectModifier(object: object))
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectModifier(object: object))
  }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(TransformEnvironmentModifier(keyPath: keyPath, transform: transform))
  }
}
