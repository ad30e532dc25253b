/// A value that a scene of an app keeps; here for as long as the program runs, as there is one scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  private init(_ storage: AppStorage<Value>) { self.storage = storage }

  /// The name of a value among those of apps.
  private static func key(_ name: String) -> String { "scene.\(name)" }

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
  }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
  }
}
extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
  }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
  }
}
extension SceneStorage where Value == String? {
  public init(_ key: String) { self.init(AppStorage(Self.key(key))) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
  }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(AppStorage(wrappedValue: wrappedValue, Self.key(key)))
  }
}
