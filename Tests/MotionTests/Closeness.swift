import SegueSceneGraph
import Testing

/// Records an issue for every number that is further than `tolerance` from the one expected.
func expect(
  _ actual: [Double], within tolerance: Double, of expected: [Double],
  _ location: SourceLocation = #_sourceLocation
) {
  #expect(actual.count == expected.count, sourceLocation: location)
  for (actual, expected) in zip(actual, expected) {
    #expect(
      (actual - expected).magnitude <= tolerance, "expected \(expected)", sourceLocation: location)
  }
}

extension Value {
  /// The numbers of a value that is made of them; else none.
  var numbers: SIMD4<Double> {
    if case .numbers(let numbers) = self { numbers } else { .zero }
  }
}
