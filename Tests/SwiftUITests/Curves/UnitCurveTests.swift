import HeadlessSwiftUI
import SwiftUI
import Testing

@Suite("Curves of a unit")
struct UnitCurveTests {
  private func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test("Circular curves are quarters of a circle")
  func circles() {
    #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
    #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
    #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1))
    #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9))
  }

  @Test("Progress outside of 0...1 is at the nearest end")
  func ends() {
    #expect(UnitCurve.easeOut.value(at: -1) == 0)
    #expect(UnitCurve.easeOut.value(at: 2) == 1)
  }

  @Test(
    "A curve and its inverse undo each other",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ])
  func inverse(curve: UnitCurve) {
    for progress in [0.1, 0.3, 0.5, 0.8] {
      #expect(isNear(curve.inverse.value(at: curve.value(at: progress)), progress, within: 2e-5))
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test("The velocity is the slope")
  func velocity() {
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    // Of a quarter circle: x / sqrt(1 - x²).
    #expect(isNear(UnitCurve.circularEaseIn.velocity(at: 0.6), 0.75))
    #expect(isNear(UnitCurve.easeInOut.velocity(at: 0), 0))
  }
}
