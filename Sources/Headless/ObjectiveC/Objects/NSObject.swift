@_exported public import Foundation

/// The root of the door's classes: Foundation's, with what Objective-C gives every object.
///
/// Foundation on Linux has an `NSObject` without selectors, key paths and observers, and members that
/// an extension would add could not be overridden.
open class NSObject: Foundation.NSObject {
  /// What is associated with the object, which dies with it.
  final var associatedValues: AssociatedValues?
  /// Who is told of changes.
  final var observers: [PropertyObserver] = []
  /// What a selector returned last, which the caller may not keep alive by itself.
  final var lastPerformed: AnyObject?

  /// An object.
  public override init() { super.init() }

  // MARK: Selectors

  /// Whether the object has a method of this name.
  open func responds(to aSelector: Selector?) -> Bool { aSelector?.isKnown(to: self) ?? false }

  // MARK: Key-value coding

  /// The value of the property with this name; `nil` if it is not known.
  open func value(forKey key: String) -> Any? {
    if let access = KeyTable.access(to: key, of: type(of: self)) { return access.get(self) }
    if let stored = storedValue(key) { return stored.value }
    return value(forUndefinedKey: key)
  }

  /// Changes the property with this name, if it is known.
  open func setValue(_ value: Any?, forKey key: String) {
    if let access = KeyTable.access(to: key, of: type(of: self)), access.set(self, value) { return }
    setValue(value, forUndefinedKey: key)
  }

  /// The value at the end of a way of names with dots between.
  open func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = keyPath.firstKey
    guard let rest else { return value(forKey: key) }
    switch value(forKey: key) {
    case let object as NSObject: return object.value(forKeyPath: rest)
    case let value?: return ValuePart.value(at: rest, of: value)
    case nil: return nil
    }
  }

  /// Changes the value at the end of a way of names with dots between.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = keyPath.firstKey
    guard let rest else { return setValue(value, forKey: key) }
    switch self.value(forKey: key) {
    case let object as NSObject: object.setValue(value, forKeyPath: rest)
    case let whole?:
      guard let changed = ValuePart.setting(value, at: rest, of: whole) else { fallthrough }
      setValue(changed, forKey: key)
    case nil: setValue(value, forUndefinedKey: keyPath)
    }
  }

  /// What there is for a name that no property has; Apple's raises an exception.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyTable.reportUnknown(key, of: self)
    return nil
  }

  /// What becomes of a name that no property has; Apple's raises an exception.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyTable.reportUnknown(key, of: self)
  }

  // MARK: Key-value observing

  /// Told of a change by `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
