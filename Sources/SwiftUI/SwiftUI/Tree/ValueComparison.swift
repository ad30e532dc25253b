/// Tells values that stay what they are from others, by what they are made of.
///
/// A view that is described as it was needs no new body. Whatever cannot be compared is another one each time.
@MainActor
struct ValueComparison {
  /// For views and modifiers: what our own objects know changes without a word.
  static let views = ValueComparison(trustsOwnObjects: false)
  /// For what is known at a place, which is asked when it is needed.
  static let environment = ValueComparison(trustsOwnObjects: true)

  /// True if one of our own objects is the same for as long as it is there.
  private let trustsOwnObjects: Bool

  /// Types of objects, and if they are our own.
  private static var ownTypes: [ObjectIdentifier: Bool] = [:]

  /// True for two values of one type that cannot be told apart.
  func areSame(_ a: Any, _ b: Any) -> Bool {
    let type = Swift.type(of: a)
    guard type == Swift.type(of: b) else { return false }
    if type is AnyClass { return areSameObject(a as AnyObject, b as AnyObject) }
    if let a = a as? any NodeProperty { return isSameProperty(a, b) }
    let parts = (a: Mirror(reflecting: a), b: Mirror(reflecting: b))
    // A value that describes its own parts may keep some of them back; an optional does not.
    let isOpen = parts.a.displayStyle == .optional || !(a is any CustomReflectable)
    if !isOpen || a is any View, let answer = areEqual(a, b) { return answer }
    guard isOpen else { return false }
    if parts.a.children.isEmpty, parts.b.children.isEmpty {
      return areEqual(a, b) ?? [.struct, .tuple, .optional].contains(parts.a.displayStyle)
    }
    return parts.a.children.count == parts.b.children.count
      && zip(parts.a.children, parts.b.children).allSatisfy {
        $0.label == $1.label && areSame($0.value, $1.value)
      }
  }

  /// Answer of the values' own comparison; `nil` if they have none.
  private func areEqual(_ a: Any, _ b: Any) -> Bool? {
    func compared<Known: Equatable>(_ a: Known) -> Bool { (b as? Known).map { a == $0 } ?? false }
    return (a as? any Equatable).map { compared($0) }
  }

  private func isSameProperty<Property: NodeProperty>(_ a: Property, _ b: Any) -> Bool {
    (b as? Property).map { a.isSame(as: $0) } ?? false
  }

  private func areSameObject(_ a: AnyObject, _ b: AnyObject) -> Bool {
    if let a = a as? AnyKeyPath, let b = b as? AnyKeyPath { return a == b }
    return a === b && (trustsOwnObjects || !isOwn(a))
  }

  private func isOwn(_ object: AnyObject) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: object))
    if let known = Self.ownTypes[type] { return known }
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    let isOwn = String(reflecting: Swift.type(of: object)).hasPrefix("\(module).")
    Self.ownTypes[type] = isOwn
    return isOwn
  }
}

extension View {
  /// True if the view is what another one is, but for what its node keeps.
  @MainActor
  func isSame(as other: Self) -> Bool { ValueComparison.views.areSame(self, other) }
}

extension EnvironmentValues {
  /// The values as they were before, if they are the same again.
  @MainActor
  func kept(from before: EnvironmentValues) -> EnvironmentValues {
    isSame(as: before, by: ValueComparison.environment.areSame) ? before : self
  }
}
