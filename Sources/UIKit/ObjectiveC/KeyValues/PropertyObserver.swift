/// Somebody who is told when a property of one object changes.
final class PropertyObserver {
  /// The property; `nil` for an observer by name.
  let path: AnyKeyPath?
  /// The name of the property; `nil` for an observer by key path.
  let name: String?
  /// Object that observes by name.
  weak var target: AnyObject?
  /// The value of the property now.
  let read: () -> Any?
  /// Tells of a change: the value before, the value after, and whether it is still to come.
  let tell: (Any?, Any?, Bool) -> Void
  let options: NSKeyValueObservingOptions
  /// The value when it was last looked at.
  var last: Any?

  init(
    path: AnyKeyPath? = nil, name: String? = nil, target: AnyObject? = nil,
    options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
    tell: @escaping (Any?, Any?, Bool) -> Void
  ) {
    (self.path, self.name, self.target, self.options) = (path, name, target, options)
    (self.read, self.tell) = (read, tell)
    last = read()
    if options.contains(.initial) { tell(nil, last, false) }
  }

  /// True if the property's value has changed since it was last read.
  var hasNews: Bool { !areEqual(last, read()) }

  /// Returns true if a property, of which a key path, a name or both are known, is the observed one.
  func isOf(_ changed: AnyKeyPath?, _ changedName: String?) -> Bool {
    name.map { $0 == changedName } ?? (path == changed)
  }

  /// Returns true if a property that has been changed is the observed one.
  ///
  /// A key path that begins at a subclass is another one than the same path from the class that
  /// declares the property: between those the value decides.
  func concerns(_ changed: AnyKeyPath?, _ changedName: String?) -> Bool {
    if isOf(changed, changedName) { return true }
    guard let path, let changed else { return false }
    let isRelated =
      type(of: path).valueType == type(of: changed).valueType
      && type(of: path).rootType != type(of: changed).rootType
    return isRelated && !areEqual(last, read())
  }
}

/// Returns true if two values of one type are equal; what cannot be compared is not.
private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
  func isEqual<Value: Equatable>(_ a: Value) -> Bool { a == b as? Value }
  guard let a else { return b == nil }
  if let a = a as? any Equatable { return isEqual(a) }
  // What cannot be compared is another one where it is another object; values of such types are silent.
  guard type(of: a) is AnyClass else { return true }
  return b.map { a as AnyObject === $0 as AnyObject } ?? false
}
