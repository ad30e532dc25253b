// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The value that is associated with an object for a key; `nil` without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let owner = reference(object) else { return nil }
  return AssociationTable.values(of: owner)?.values[unsafe AssociationKey(key)]?.value
}

/// Associates a value with an object for a key, or none if the value is `nil`.
///
/// Values die with their object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = reference(object) else { return }
  let key = unsafe AssociationKey(key)
  if let value {
    AssociationTable.makeValues(of: owner).values[key] = AssociatedValue(value, policy)
  } else {
    AssociationTable.values(of: owner)?.values[key] = nil
  }
}

/// Takes all associated values from an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let owner = reference(object) else { return }
  AssociationTable.values(of: owner)?.values = [:]
}

/// The object itself; `nil` for a value, which nothing can be associated with.
private func reference(_ object: Any) -> AnyObject? {
  type(of: object) is AnyClass ? object as AnyObject : nil
}
