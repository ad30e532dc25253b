// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The value that is associated with an object for a key; `nil` without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let owner = reference(object) else { return nil }
  return AssociationTable.values(of: owner)?.values[unsafe AssociatedValues.Key(key)]?.value
}

/// Associates a value with an object for a key, or none if the value is `nil`.
///
/// Values die with their object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = reference(object) else { return }
  let key = unsafe AssociatedValues.Key(key)
  if let value {
    AssociationTable.makeValues(of: owner).values[key] = AssociatedValues.Value(value, policy)
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

/// Table of the associated values of each object.
///
/// An object of UIKit for Linux holds its own, which die with it. For others there is a table of weak
/// references; before it doubles, it is rid of the values of objects that are gone.
package enum AssociationTable {
  private struct Row {
    weak var owner: AnyObject?
    let values: AssociatedValues
  }

  // Associated values belong to the main thread, as the objects do that have them.
  nonisolated(unsafe) private static var rows: [ObjectIdentifier: Row] = [:]
  nonisolated(unsafe) private static var sweepsAt = 64

  /// Number of objects that have a row.
  package static var count: Int { unsafe rows.count }

  static func values(of owner: AnyObject) -> AssociatedValues? {
    if let owner = owner as? NSObject { return owner.associatedValues }
    // A new object may stand where one was that is gone.
    guard let row = unsafe rows[ObjectIdentifier(owner)], row.owner === owner else { return nil }
    return row.values
  }

  static func makeValues(of owner: AnyObject) -> AssociatedValues {
    if let values = values(of: owner) { return values }
    let values = AssociatedValues()
    if let owner = owner as? NSObject {
      owner.associatedValues = values
    } else {
      sweepIfLarge()
      unsafe rows[ObjectIdentifier(owner)] = Row(owner: owner, values: values)
    }
    return values
  }

  private static func sweepIfLarge() {
    guard unsafe rows.count >= sweepsAt else { return }
    sweep()
    unsafe sweepsAt = max(64, 2 * rows.count)
  }

  /// Forgets the values of objects that are gone.
  package static func sweep() {
    unsafe rows = rows.filter { $0.value.owner != nil }
  }
}
