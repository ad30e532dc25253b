import HeadlessCoreGraphics
public import ObjectiveC

/// A class of an app, as storyboards see it.
@MainActor public struct InterfaceClass {
  let name: String
  let make: @MainActor (NSCoder) -> NSObject?
  private let outlets: [String: InterfaceOutlet]

  /// The class of a name.
  ///
  /// - Parameters:
  ///   - make: calls the class's `init(coder:)`; `nil` where that returns `nil`.
  ///   - outlets: properties that can be connected, inherited ones among them or not. Actions are found by
  ///     their selectors, as those of controls are.
  public init(
    _ name: String, make: @escaping @MainActor (NSCoder) -> NSObject?, outlets: [InterfaceOutlet]
  ) {
    (self.name, self.make) = (name, make)
    self.outlets = Dictionary(
      outlets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func outlet(_ name: String) -> InterfaceOutlet? { outlets[name] }
}

/// A property of a class that a storyboard can set.
@MainActor public struct InterfaceOutlet {
  let name: String
  /// Sets the property, and says whether the value was one for it.
  let set: @MainActor (NSObject, Any?) -> Bool

  /// The property at a key path.
  ///
  /// Values are cast to its type, optionals and arrays of outlet collections among them.
  public init<Root: NSObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.name = name
    set = { object, value in
      guard let root = object as? Root else { return false }
      guard let value = KeyedValue.convert(value, to: Value.self) ?? value as? Value else {
        return false
      }
      root[keyPath: property] = value
      return true
    }
  }
}
