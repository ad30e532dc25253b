import Foundation

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
