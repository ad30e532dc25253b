public import SegueGeometry

/// The value of one property at one instant.
public enum Value: Hashable, Sendable {
  /// One to four numbers: a scalar, a point, a size, corner radii, color components. A scalar fills
  /// all places; else unused ones are zero.
  case numbers(SIMD4<Double>)
  /// A whole map of space.
  case transform(Transform)
  /// An outline.
  case path(Path)
  /// A fill.
  case paint(Paint)
  /// A switch.
  case flag(Bool)

  /// A scalar; for a property that has several numbers, each of them: both factors of a scale.
  public static func number(_ number: Double) -> Value { .numbers(SIMD4(repeating: number)) }

  /// A point, size or offset.
  public static func pair(_ x: Double, _ y: Double) -> Value { .numbers([x, y, 0, 0]) }

  /// The components of a color.
  public static func color(_ color: Color) -> Value { .numbers(color.components) }
}

// What is made of up to four numbers, as those numbers; what is left over is zero.

extension Point {
  var numbers: SIMD4<Double> { [x, y, 0, 0] }
  init(_ numbers: SIMD4<Double>) { self.init(numbers.x, numbers.y) }
}

extension Vector {
  var numbers: SIMD4<Double> { [dx, dy, 0, 0] }
  init(_ numbers: SIMD4<Double>) { self.init(numbers.x, numbers.y) }
}

extension Size {
  var numbers: SIMD4<Double> { [width, height, 0, 0] }
  init(_ numbers: SIMD4<Double>) { self.init(numbers.x, numbers.y) }
}

extension UnitPoint {
  var numbers: SIMD4<Double> { [x, y, 0, 0] }
  init(_ numbers: SIMD4<Double>) { self.init(numbers.x, numbers.y) }
}

extension Rect {
  var numbers: SIMD4<Double> { [minX, minY, width, height] }
  init(_ numbers: SIMD4<Double>) {
    self.init(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
  }
}

extension CornerRadii {
  package var numbers: SIMD4<Double> { [topLeft, topRight, bottomRight, bottomLeft] }
  package init(_ numbers: SIMD4<Double>) {
    self.init(
      topLeft: numbers.x, topRight: numbers.y, bottomRight: numbers.z, bottomLeft: numbers.w)
  }
}
