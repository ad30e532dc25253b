import SegueTextSupport

/// The methods that classes have by name: what Objective-C's run time would know.
///
/// The source step registers each class's own methods. They serve selectors that are only a name, and
/// optional requirements of protocols, which have to be found by the run-time type of a delegate.
public enum MethodTable {
  private static let table = Locked<[ObjectIdentifier: [String: SelectedMethod]]>([:])
  /// Closures that register methods as soon as somebody looks for one.
  private static let pending = Locked<[@Sendable () -> Void]>([])

  /// Has methods registered before the first of them is looked for.
  ///
  /// Files do this when the program is loaded, where no class can be named yet.
  public static func whenNeeded(_ register: @escaping @Sendable () -> Void) {
    pending.withLock { $0.append(register) }
  }

  static func registerPending() {
    let waiting = pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
    for register in waiting { register() }
  }

  /// Returns true if an object has a method of this name.
  public static func implements(_ object: AnyObject, _ name: String) -> Bool {
    method(named: name, of: type(of: object)) != nil
  }

  /// Adds methods of a class; of those that come without one, only the name is known.
  public static func register(_ owner: AnyClass, _ methods: [Selector]) {
    table.withLock { table in
      for selector in methods {
        table[ObjectIdentifier(owner), default: [:]][selector.name] =
          selector.method ?? .uncallable(selector.name)
      }
    }
  }

  /// The method of this name that a class has or inherits.
  package static func method(named name: String, of type: AnyClass) -> SelectedMethod? {
    registerPending()
    return table.withLock { table in
      superclasses(of: type).lazy.compactMap { table[ObjectIdentifier($0)]?[name] }.first
    }
  }

  /// Returns true if a class, or one above it, has registered methods; optional requirements of one that has
  /// not are those of its conformance.
  package static func knows(_ type: AnyClass) -> Bool {
    registerPending()
    return table.withLock { table in
      superclasses(of: type).contains { table[ObjectIdentifier($0)] != nil }
    }
  }
}

/// A class, its superclass, and so on.
package func superclasses(of type: AnyClass) -> UnfoldFirstSequence<AnyClass> {
  sequence(first: type) { _getSuperclass($0) }
}
