import Foundation
import SegueTextSupport

extension KeyTable {
  /// Access to a property by its name.
  package struct Access: @unchecked Sendable {
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
}

/// The properties that classes have by name.
public enum KeyTable {
  private static let table = Locked<[ObjectIdentifier: [String: Access]]>([:])

  /// Adds properties of a class.
  package static func register(_ owner: AnyClass, _ accesses: [Access]) {
    table.withLock { table in
      for access in accesses { table[ObjectIdentifier(owner), default: [:]][access.key] = access }
    }
  }

  /// Adds a property of a class; the source step writes this for those that animations may name.
  public static func register<Owner: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    register(Owner.self, [Access(key, path)])
  }

  /// The property of this name that a class has or inherits.
  package static func access(to key: String, of type: AnyClass) -> Access? {
    MethodTable.registerPending()
    return table.withLock { table in
      superclasses(of: type).lazy.compactMap { table[ObjectIdentifier($0)]?[key] }.first
    }
  }

  static func reportUnknown(_ key: String, of object: AnyObject) {
    unsafe AdapterReports.receive("\(type(of: object)) has no property '\(key)' that we know")
  }
}

/// Values as key-value coding passes them: numbers of any kind where a number is wanted.
package enum KeyedValue {
  /// A value as one of this type; `nil` if it cannot be one.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let same = value as? Value { return same }
    guard let value, let number = number(value) else { return nil }
    switch type {
    case is CGFloat.Type, is CGFloat?.Type: return CGFloat(number) as? Value
    case is Double.Type, is Double?.Type: return number as? Value
    case is Float.Type, is Float?.Type: return Float(number) as? Value
    case is Int.Type, is Int?.Type: return Int(exactly: number.rounded(.towardZero)) as? Value
    case is Bool.Type, is Bool?.Type: return (number != 0) as? Value
    case is NSNumber.Type, is NSNumber?.Type: return NSNumber(value: number) as? Value
    default: return nil
    }
  }

  /// The number that a value is; `nil` for what is none.
  package static func number(_ value: Any) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension String {
  /// The name before the first dot, and what follows it.
  var firstKey: (key: String, rest: String?) {
    guard let dot = firstIndex(of: ".") else { return (self, nil) }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
