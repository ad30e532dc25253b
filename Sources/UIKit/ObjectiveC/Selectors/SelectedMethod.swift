import SegueTextSupport

/// A method that can be called on any object, with its types checked when it is.
///
/// What it calls belongs to the main thread, as everything of UIKit; it is passed around freely and
/// called there.
package struct SelectedMethod: @unchecked Sendable {
  /// Number of arguments that it takes.
  package let parameterCount: Int
  /// Closure that returns true if an object has the method.
  let accepts: (AnyObject) -> Bool
  /// Calls it; the result of a method without one is `nil`.
  let call: (AnyObject, Arguments) throws(SelectorError) -> Any?

  /// The method that `body` calls on objects of a type.
  init<Target, Result>(
    takes parameterCount: Int,
    _ body: @escaping (Target, Arguments) throws(SelectorError) -> Result
  ) {
    self.parameterCount = parameterCount
    accepts = { $0 is Target }
    call = { (object, given) throws(SelectorError) in
      guard let target = object as? Target else {
        throw .wrongTarget(given.selector, of: Target.self, given: type(of: object))
      }
      return presence(of: try body(target, given))
    }
  }
}

extension SelectedMethod {
  /// Returns a method that is known to exist, and cannot be called by its name.
  static func uncallable(_ name: String) -> SelectedMethod {
    SelectedMethod(takes: 0) { (target: AnyObject, _) throws(SelectorError) in
      throw .uncallable(name, of: type(of: target))
    }
  }
}

extension SelectedMethod {
  /// Arguments of a method's call.
  struct Arguments {
    let values: [Any?]
    let selector: String

    /// The argument at a place, as the method declares it; `nil` where none was given.
    func value<Value>(_ index: Int) throws(SelectorError) -> Value {
      let given = index < values.count ? values[index] : nil
      guard let value = given as? Value else {
        throw .wrongArgument(
          index, of: selector, expected: Value.self, given: given.map { type(of: $0) })
      }
      return value
    }
  }
}

/// Reasons why a method could not be called.
package enum SelectorError: Error, CustomStringConvertible {
  /// Neither the selector nor the table of methods knows the method.
  case unknownMethod(String, of: Any.Type)
  /// The method belongs to another type.
  case wrongTarget(String, of: Any.Type, given: Any.Type)
  /// An argument is of another type; `nil` stands for one that is missing.
  case wrongArgument(Int, of: String, expected: Any.Type, given: Any.Type?)

  /// The object has something of this name that takes no arguments by name.
  case uncallable(String, of: Any.Type)

  /// Description of the error.
  package var description: String {
    switch self {
    case .unknownMethod(let name, let type): "\(type) has no method '\(name)'"
    case .uncallable(let name, let type):
      "'\(name)' of \(type) cannot be called by its name: it takes a function, or is a property"
    case .wrongTarget(let name, let type, let given):
      "'\(name)' is a method of \(type), and the target is of \(given)"
    case .wrongArgument(let index, let name, let expected, let given):
      "argument \(index + 1) of '\(name)' is of \(expected), and it was given "
        + (given.map { "\($0)" } ?? "none")
    }
  }
}

/// The value itself; `nil` for an optional without one, and for no value at all.
func presence(of value: some Any) -> Any? {
  if value is Void { return nil }
  if let optional = value as? any Emptiable { return optional.presence }
  return value
}

/// Value that may be nothing.
private protocol Emptiable {
  var presence: Any? { get }
}

extension Optional: Emptiable {
  fileprivate var presence: Any? { flatMap { ObjectiveC.presence(of: $0) } }
}

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
