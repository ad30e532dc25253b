import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry
import SegueSceneGraph

/// Values of properties that only the app knows, as something that can be followed between two of them.
enum OwnValue {
  /// Returns the value in a form that can be interpolated; `nil` for what jumps.
  static func value(_ any: Any) -> Value? {
    if let number = number(any) { return .number(number) }
    switch any {
    case let point as CGPoint: return .pair(point.x, point.y)
    case let size as CGSize: return .pair(size.width, size.height)
    case let vector as CGVector: return .pair(vector.dx, vector.dy)
    case let box as CGRect: return .numbers([box.minX, box.minY, box.width, box.height])
    case let color as CGColor: return .color(color.color)
    case let path as CGPath: return .path(path.path)
    case let transform as CATransform3D: return .transform(transform.map)
    case let boxed as NSValue: return value(boxed: boxed)
    default: return nil
    }
  }

  private static func value(boxed: NSValue) -> Value? {
    let content: Any? =
      boxed.boxedPoint ?? boxed.boxedSize ?? boxed.boxedRect ?? boxed.boxedTransform
    return content.flatMap { value($0) }
  }

  /// Returns an interpolated value as the type that the property has.
  static func any(_ value: Value, like model: Any) -> Any? {
    switch value {
    case .numbers(let numbers): any(numbers, like: model)
    case .transform(let map): CATransform3D(map)
    case .path(let path): CGPath(path)
    case .paint, .flag: nil
    }
  }

  private static func any(_ numbers: SIMD4<Double>, like model: Any) -> Any? {
    switch model {
    case is CGPoint: CGPoint(x: numbers.x, y: numbers.y)
    case is CGSize: CGSize(width: numbers.x, height: numbers.y)
    case is CGVector: CGVector(dx: numbers.x, dy: numbers.y)
    case is CGRect: CGRect(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
    case is CGColor: CGColor(red: numbers.x, green: numbers.y, blue: numbers.z, alpha: numbers.w)
    case is Double: numbers.x
    case is Float: Float(numbers.x)
    case is Int: Int(numbers.x.rounded())
    default: CGFloat(numbers.x)
    }
  }
}
