// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The name of a method, and the method itself where the code that names it can see it.
///
/// Objective-C finds methods by name at run time. Here `#selector(f)` has become a value that carries
/// the unbound method; a selector that is only a name is looked up in the ``MethodTable``. Two
/// selectors are equal when their names are.
public struct Selector: Hashable, Sendable {
  /// The name, with a colon for each argument.
  package let name: String
  /// The method that stood where the selector was made; `nil` for a bare name.
  package let method: SelectedMethod?

  package init(name: String, method: SelectedMethod?) {
    (self.name, self.method) = (name, method)
  }

  /// The selector with this name.
  public init(_ name: String) { self.init(name: name, method: nil) }

  /// Returns true if both have the same name.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The selector with this name.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name.
  public var description: String { name }
}

extension Selector {
  /// Calls the method on a target.
  ///
  /// As in Objective-C, arguments beyond those that the method takes are dropped. Those that are
  /// missing are `nil`.
  ///
  /// - Returns: the method's result; `nil` for none.
  @discardableResult package func call(
    on target: AnyObject, with arguments: [Any?] = []
  ) throws(SelectorError) -> Any? {
    guard let method = method(for: target) else {
      throw .unknownMethod(name, of: type(of: target))
    }
    return try method.call(target, SelectedMethod.Arguments(values: arguments, selector: name))
  }

  /// Returns true if a target has a callable method of this name.
  package func isKnown(to target: AnyObject) -> Bool { method(for: target) != nil }

  private func method(for target: AnyObject) -> SelectedMethod? {
    if let method, method.accepts(target) { return method }
    return MethodTable.method(named: name, of: type(of: target))
  }
}

/// The selector with this name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

// Methods of the main actor come in here as well, where nothing says so: what calls selectors (a
// control, a gesture, a display link) runs on the main thread.
extension Selector {
  /// The selector of an unbound method.
  public init<Target, each Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    var count = 0
    for _ in repeat (each Argument).self { count += 1 }
    self.init(
      name: name,
      method: SelectedMethod(takes: count) { (target: Target, given) throws(SelectorError) in
        var index = -1
        func next<Value>(_ type: Value.Type) throws(SelectorError) -> Value {
          index += 1
          return try given.value(index)
        }
        return method(target)(repeat try next((each Argument).self))
      })
  }
}
