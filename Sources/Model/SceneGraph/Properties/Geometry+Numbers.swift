package import SegueGeometry

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
