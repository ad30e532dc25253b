import SegueGeometry
import Testing

@Suite struct AngleTests {
  @Test func `angles count their turns`() {
    #expect(Angle.turns(2) == .degrees(720))
    #expect(Angle.degrees(720) != .zero)
    #expect(Angle.degrees(-90) < .zero)
    #expect(-Angle.degrees(30) == .degrees(-30))
  }

  @Test(
    arguments: [
      (Double.pi, 180.0), (.pi / 2, 90), (-.pi / 2, -90), (2 * .pi, 360), (4 * .pi, 720), (0, 0),
    ] as [(Double, Double)])
  func `quarter turns in radians are exact in degrees`(_ radians: Double, _ degrees: Double) {
    #expect(Angle.radians(radians).degrees == degrees)
    #expect(Angle.degrees(degrees).radians == radians)
  }
}
