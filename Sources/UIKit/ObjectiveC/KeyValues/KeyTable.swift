import SegueTextSupport

/// Access to a property by its name.
package struct KeyAccess: @unchecked Sendable {
  /// The name.
  package let key: String
  /// The value of an object's property.
  package let get: (AnyObject) -> Any?
  /// Changes it; `false` where the object or the value is of another type.
  package let set: (AnyObject, Any?) -> Bool

  /// The property of a class under its name.
  package init<Owner: AnyObject, Value>(
    _ key: String, of owner: Owner.Type = Owner.self, get: @escaping (Owner) -> Value,
    set: ((Owner, Value) -> Void)? = nil
  ) {
    self.key = key
    self.get = { ($0 as? Owner).flatMap { presence(of: get($0)) } }
    self.set = { object, value in
      guard let set, let object = object as? Owner,
        let value = KeyedValue.convert(value, to: Value.self)
      else { return false }
      set(object, value)
      return true
    }
  }

  /// The property of a class that a key path leads to.
  package init<Owner: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(
      key, of: Owner.self, get: { $0[keyPath: path] },
      set: { (owner: Owner, value: Value) in owner[keyPath: path] = value })
  }
}

/// The properties that classes have by name.
public enum KeyTable {
  private static let table = Locked<[ObjectIdentifier: [String: KeyAccess]]>([:])

  /// Adds properties of a class.
  package static func register(_ owner: AnyClass, _ accesses: [KeyAccess]) {
    table.withLock { table in
      for access in accesses { table[ObjectIdentifier(owner), default: [:]][access.key] = access }
    }
  }

  /// Adds a property of a class; the source step writes this for those that animations may name.
  public static func register<Owner: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    register(Owner.self, [KeyAccess(key, path)])
  }

  /// The property of this name that a class has or inherits.
  package static func access(to key: String, of type: AnyClass) -> KeyAccess? {
    MethodTable.registerPending()
    return table.withLock { table in
      superclasses(of: type).lazy.compactMap { table[ObjectIdentifier($0)]?[key] }.first
    }
  }

  static func reportUnknown(_ key: String, of object: AnyObject) {
    unsafe DoorReports.receive("\(type(of: object)) has no property '\(key)' that we know")
  }
}
