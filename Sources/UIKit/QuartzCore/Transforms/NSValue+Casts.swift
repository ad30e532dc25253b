import HeadlessCoreGraphics

// Geometry and boxes for it are cast to each other, as with Objective-C: what key-value coding answers
// with is a box for one caller and a structure for the next.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool { Casting.take(source.boxedPoint, &result) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    Casting.demand(source.boxedPoint, &result)
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.boxedPoint ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool { Casting.take(source.boxedSize, &result) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    Casting.demand(source.boxedSize, &result)
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.boxedSize ?? .zero
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool { Casting.take(source.boxedRect, &result) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    Casting.demand(source.boxedRect, &result)
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.boxedRect ?? .zero
  }
}

extension CATransform3D: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) -> Bool { Casting.take(source.boxedTransform, &result) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    Casting.demand(source.boxedTransform, &result)
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.boxedTransform ?? CATransform3DIdentity
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool { Casting.take(CGFloat(source.doubleValue), &result) }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    Casting.demand(CGFloat(source.doubleValue), &result)
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// Treatment of the result of a cast.
private enum Casting {
  static func take<Value>(_ value: Value?, _ result: inout Value?) -> Bool {
    result = value
    return value != nil
  }

  static func demand<Value>(_ value: Value?, _ result: inout Value?) {
    precondition(value != nil, "the box holds no \(Value.self)")
    result = value
  }
}
