/// A value that is made when it is asked for first.
///
/// Tasks that ask at the same moment may each make it; the first one is kept, and all get that one.
package final class Deferred<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Locked<Value?>(nil)

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, which is the same each time.
  package var value: Value {
    if let value = made.withLock({ $0 }) { return value }
    let value = make()
    return made.withLock { kept in
      if let kept { return kept }
      kept = value
      return value
    }
  }
}

extension Deferred: Equatable where Value: Equatable {
  package static func == (one: Deferred, other: Deferred) -> Bool { one.value == other.value }
}

extension Deferred: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
