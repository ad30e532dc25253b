/// A key of what a change is made with.
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The circumstances of a change: whether and how it is animated.
///
/// Only keys that were set are kept, so that those of an inner transaction win over those around.
public struct Transaction: Sendable {
  /// Values that were set, by their keys' types.
  private var values: [ObjectIdentifier: Carried<Any>] = [:]
  /// Those who wait for what moves to be complete.
  package private(set) var completions: [TransactionCompletion] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)]?.value as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = Carried(newValue) }
  }

  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(TransactionCompletion(criteria, completion))
  }
}

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  /// The transaction with what an inner one sets; who waits for the outer one waits for both.
  package func overridden(by inner: Transaction) -> Transaction {
    var result = self
    result.values.merge(inner.values) { $1 }
    result.completions += inner.completions
    return result
  }

  /// Returns true if changes under both may be shown in one update.
  package func isSame(as other: Transaction) -> Bool {
    completions.elementsEqual(other.completions, by: ===)
      && values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { areEqual(value.value, $0.value) } ?? false
      }
  }

  private func areEqual(_ a: Any, _ b: Any) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func isEqual<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
    return isEqual(a)
  }

  /// Has all who wait know of a movement.
  package func noteMovement(_ ends: TimedEnds) {
    for completion in completions { completion.note(ends) }
  }

  /// Has all who wait be called when everything is complete.
  package func watchCompletions() {
    for completion in completions { completion.watch() }
  }

  /// The transaction of what runs now.
  @TaskLocal package static var current = Transaction()
}

// MARK: Changes under a transaction

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(Transaction.current.overridden(by: transaction)) { try body() }
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  // Also where nothing is changed, or nothing that a view shows.
  defer { transaction.watchCompletions() }
  return try withTransaction(transaction, body)
}
