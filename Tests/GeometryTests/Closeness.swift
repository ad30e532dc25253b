import SegueGeometry
import Testing

/// A value that tests compare number by number.
protocol NumberList {
  var numbers: [Double] { get }
}

/// Records an issue when a number of `actual` is further than `tolerance` from the one expected.
func expect(
  _ actual: some NumberList, within tolerance: Double, of expected: some NumberList,
  _ location: SourceLocation = #_sourceLocation
) {
  let (actual, expected) = (actual.numbers, expected.numbers)
  let distance = zip(actual, expected).map { ($0 - $1).magnitude }.max() ?? 0
  #expect(
    actual.count == expected.count && distance <= tolerance,
    "\(actual) is not within \(tolerance) of \(expected)", sourceLocation: location)
}

extension Array: NumberList where Element == Double {
  var numbers: [Double] { self }
}

extension Point: NumberList {
  var numbers: [Double] { [x, y] }
}

extension Vector: NumberList {
  var numbers: [Double] { [dx, dy] }
}

extension CornerRadii: NumberList {
  var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension Quad: NumberList {
  var numbers: [Double] { points.flatMap(\.numbers) }
}

extension Path: NumberList {
  var numbers: [Double] { points.flatMap(\.numbers) }
}

extension AffineTransform: NumberList {
  var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension Projection: NumberList {
  var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
}

extension Transform: NumberList {
  var numbers: [Double] { entries }

  /// The magnitude of the largest entry.
  var largest: Double { entries.map(\.magnitude).max() ?? 0 }
}

extension Quaternion: NumberList {
  var numbers: [Double] { [imaginary.x, imaginary.y, imaginary.z, real] }
}
