/// A key of something that is known at a view's place.
public protocol EnvironmentKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}
