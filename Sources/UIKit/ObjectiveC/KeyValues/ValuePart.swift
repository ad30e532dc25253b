import Foundation

/// The parts of points, sizes and boxes that have names in key paths: `position.x`, `bounds.size.width`.
package enum ValuePart {
  /// The value at the end of a way into a value; `nil` if there is no such part.
  package static func value(at keyPath: String, of whole: Any) -> Any? {
    let (key, rest) = keyPath.firstKey
    guard let part = part(key, of: whole) else { return nil }
    return rest.map { value(at: $0, of: part) } ?? part
  }

  /// The value with the part at the end of a way replaced; `nil` if there is no such part.
  package static func setting(_ value: Any?, at keyPath: String, of whole: Any) -> Any? {
    let (key, rest) = keyPath.firstKey
    guard let rest else { return replacing(key, of: whole, by: value) }
    guard let part = part(key, of: whole), let changed = setting(value, at: rest, of: part) else {
      return nil
    }
    return replacing(key, of: whole, by: changed)
  }

  private static func part(_ key: String, of whole: Any) -> Any? {
    switch (whole, key) {
    case (let point as CGPoint, "x"): point.x
    case (let point as CGPoint, "y"): point.y
    case (let size as CGSize, "width"): size.width
    case (let size as CGSize, "height"): size.height
    case (let rect as CGRect, "origin"): rect.origin
    case (let rect as CGRect, "size"): rect.size
    default: nil
    }
  }

  private static func replacing(_ key: String, of whole: Any, by value: Any?) -> Any? {
    func changed<Whole, Part>(
      _ whole: Whole, _ part: WritableKeyPath<Whole, Part>
    ) -> Any? {
      guard let value = KeyedValue.convert(value, to: Part.self) else { return nil }
      var result = whole
      result[keyPath: part] = value
      return result
    }
    return switch (whole, key) {
    case (let point as CGPoint, "x"): changed(point, \.x)
    case (let point as CGPoint, "y"): changed(point, \.y)
    case (let size as CGSize, "width"): changed(size, \.width)
    case (let size as CGSize, "height"): changed(size, \.height)
    case (let rect as CGRect, "origin"): changed(rect, \.origin)
    case (let rect as CGRect, "size"): changed(rect, \.size)
    default: nil
    }
  }
}
