import HeadlessCoreGraphics
import ObjectiveC

// Properties that a subclass only names (`@NSManaged`): the layer keeps their values, as Core Animation
// does for properties that are declared as dynamic.

extension CALayer {
  /// The value of a property that the layer keeps; zero or nothing where none was set.
  public func managedValue<Value>(forKey key: String) -> Value {
    let known = value(forKey: key) ?? type(of: self).defaultValue(forKey: key)
    if let value = KeyedValue.convert(known, to: Value.self) { return value }
    if let value = Beginning.value(of: Value.self) { return value }
    preconditionFailure("'\(key)' of \(type(of: self)) has no value, and \(Value.self) no zero")
  }

  /// Sets a property that the layer keeps; what is drawn by it is drawn anew, and an action may let it
  /// arrive there.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    let action = isCopy ? nil : action(forKey: key)
    let old = ownValue(forKey: key)
    setValue(value, forKey: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    guard let action, !(action is NSNull) else { return }
    complete(action, from: old)
    action.run(forKey: key, object: self, arguments: old.map { ["old": $0] } ?? [:])
  }
}

/// Initial values of properties that nobody has set.
private enum Beginning {
  private static let zeros: [any Sendable] = [
    CGFloat.zero, Double.zero, Float.zero, 0, false, CGPoint.zero, CGSize.zero, CGRect.zero,
    CGVector.zero, CATransform3DIdentity,
  ]

  static func value<Value>(of type: Value.Type) -> Value? {
    if let optional = Value.self as? any EmptyableLayerValue.Type {
      return optional.empty as? Value
    }
    return zeros.lazy.compactMap { $0 as? Value }.first
  }
}

private protocol EmptyableLayerValue {
  static var empty: Any { get }
}

extension Optional: EmptyableLayerValue {
  fileprivate static var empty: Any { Self.none as Any }
}
