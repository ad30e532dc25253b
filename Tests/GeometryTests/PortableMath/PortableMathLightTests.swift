import SegueGeometry
import Testing

/// The transfer function of sRGB, at values computed elsewhere.
@Suite struct PortableMathLightTests {
  @Test(
    arguments: [
      (0, 0), (0.02, 0.02 / 12.92), (0.04045, 0.0031308049535603713), (0.5, 0.21404114048223255),
      (0.735356983052449, 0.5), (1, 1),
    ] as [(Double, Double)])
  func `light is as the standard has it`(encoded: Double, light: Double) {
    #expect((PortableMath.linearLight(ofSRGB: encoded) - light).magnitude < 1e-9)
  }
}
