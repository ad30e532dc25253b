public import HeadlessCoreGraphics
import HeadlessQuartzCore
import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are Foundation's and UIKit's.

/// Any object, asked for members by their names, as Objective-C lets it be: `(value as AnyObject).cgRectValue`.
///
/// The source step writes it where a file asks so. Each member is `nil` where the object has none of that name.
@MainActor @preconcurrency
public struct AnyObjectMessages {
  private let object: Any

  /// Whatever a value is; nothing has no members.
  public init(_ value: Any?) { object = value ?? NSNull() }

  /// Whatever an object is; `nil` for none.
  public init?(of value: Any?) {
    guard let value else { return nil }
    object = value
  }

  // MARK: Numbers

  private var number: NSNumber? {
    if let text = object as? String { return Double(text).map { NSNumber(value: $0) } }
    return (object as? NSNumber) ?? KeyedValue.number(object).map { NSNumber(value: $0) }
  }

  public var boolValue: Bool! { number?.boolValue }
  public var doubleValue: Double! { number?.doubleValue }
  public var floatValue: Float! { number?.floatValue }
  public var intValue: Int! { number?.intValue }
  public var int32Value: Int32! { number?.int32Value }
  public var integerValue: Int! { number?.intValue }
  public var stringValue: String! { (object as? String) ?? (object as? NSNumber)?.stringValue }

  // MARK: Boxes

  private func unboxed<Value>(_ read: (NSValue) -> Value) -> Value? {
    (object as? Value) ?? (object as? NSValue).map(read)
  }

  public var cgPointValue: CGPoint! { unboxed(\.cgPointValue) }
  public var cgSizeValue: CGSize! { unboxed(\.cgSizeValue) }
  public var cgRectValue: CGRect! { unboxed(\.cgRectValue) }
  public var cgVectorValue: CGVector! { unboxed(\.cgVectorValue) }
  public var cgAffineTransformValue: CGAffineTransform! { unboxed(\.cgAffineTransformValue) }

  // MARK: Objects

  public var count: Int! {
    switch object {
    case let list as any Collection: list.count
    case let list as NSArray: list.count
    case let table as NSDictionary: table.count
    default: nil
    }
  }
  public var description: String! { String(describing: object) }
  public var frame: CGRect! { (object as? UIView)?.frame ?? (object as? CALayer)?.frame }
  public func isEqual(_ other: Any?) -> Bool {
    (object as? Foundation.NSObject)?.isEqual(other) ?? false
  }
  public func value(forKey key: String) -> Any? {
    (object as? NSObject)?.value(forKey: key) ?? (object as? [String: Any])?[key]
  }
}
