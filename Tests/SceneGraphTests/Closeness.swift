import SegueGeometry
import Testing

/// Records an issue when a number of `actual` is further than `tolerance` from the one expected.
func expect(
  _ actual: [Double], within tolerance: Double, of expected: [Double],
  _ location: SourceLocation = #_sourceLocation
) {
  let distance = zip(actual, expected).map { ($0 - $1).magnitude }.max() ?? 0
  #expect(
    actual.count == expected.count && distance <= tolerance,
    "\(actual) is not within \(tolerance) of \(expected)", sourceLocation: location)
}

extension Quad {
  var numbers: [Double] { points.flatMap { [$0.x, $0.y] } }
}

extension Transform {
  /// The magnitude of the largest entry.
  var largest: Double { entries.map(\.magnitude).max() ?? 0 }
}
