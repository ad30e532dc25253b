extension NSObject {
  /// A stored property of this name, found by reflection; `nil` if there is none.
  ///
  /// The value may be `nil` as well.
  func storedValue(_ key: String) -> (value: Any?, Void)? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != NSObject.self {
      if let child = level.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
        return (presence(of: child.value), ())
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
