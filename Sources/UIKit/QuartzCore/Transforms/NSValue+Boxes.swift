public import HeadlessCoreGraphics

// Boxes for geometry, as keyframes and dictionaries have them.
//
// Foundation on Linux keeps no structures but its own; the others are kept as arrays of numbers.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  public convenience init(caTransform3D transform: CATransform3D) {
    let t = transform
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ])
  }

  public var cgPointValue: CGPoint { boxedPoint ?? .zero }
  public var cgSizeValue: CGSize { boxedSize ?? .zero }
  public var cgRectValue: CGRect { boxedRect ?? .zero }
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }
}

extension NSValue {
  var boxedPoint: CGPoint? { kind == "{CGPoint=dd}" ? pointValue : nil }
  var boxedSize: CGSize? { kind == "{CGSize=dd}" ? sizeValue : nil }
  var boxedRect: CGRect? { kind == "{CGRect={CGPoint=dd}{CGSize=dd}}" ? rectValue : nil }
  var boxedTransform: CATransform3D? {
    numbers(16).map { n in
      CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
        m44: n[15])
    }
  }

  private convenience init(numbers: [CGFloat]) {
    var doubles = numbers.map { Double($0) }
    unsafe self.init(bytes: &doubles, objCType: "[\(numbers.count)d]")
  }

  private var kind: String { unsafe String(cString: objCType) }

  private func numbers(_ count: Int) -> [CGFloat]? {
    guard kind == "[\(count)d]" else { return nil }
    var doubles = [Double](repeating: 0, count: count)
    unsafe getValue(&doubles)
    return doubles.map { CGFloat($0) }
  }
}

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
