import SegueMotion
import Testing

/// The curves of the catalog against published values, computed elsewhere from the definitions.
@Suite struct EasingVectorTests {
  /// Values of one curve at the times of its table.
  struct Vector: CustomTestStringConvertible, Sendable {
    var easing: String
    var values: [Double]

    init(_ easing: String, _ values: Double...) {
      self.easing = easing
      self.values = values
    }

    var testDescription: String { easing }

    func check(at times: [Double], within tolerance: Double) throws {
      let easing = try Easing(parsing: easing)
      expect(times.map { easing.value(at: $0) }, within: tolerance, of: values)
    }
  }

  @Test(arguments: [
    Vector(
      "ios.ease-in", 0.017027, 0.062282, 0.093465, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814,
      0.621862, 0.691634, 0.839428),
    Vector(
      "ios.ease-out", 0.160572, 0.308366, 0.378138, 0.445186, 0.570880, 0.684643, 0.785139,
      0.870423, 0.906535, 0.937718, 0.982973),
    Vector(
      "ios.ease-in-out", 0.019722, 0.081660, 0.129162, 0.187396, 0.331884, 0.500000, 0.668116,
      0.812604, 0.870838, 0.918340, 0.980278),
    Vector(
      "ios.default", 0.094796, 0.295244, 0.408511, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765,
      0.960459, 0.975625, 0.994316),
    Vector(
      "ionic.ease", 0.269821, 0.655694, 0.779131, 0.847154, 0.918410, 0.954809, 0.975778, 0.988238,
      0.992349, 0.995393, 0.998969),
  ])
  func `the curves of iOS have their values`(_ vector: Vector) throws {
    try vector.check(
      at: [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9], within: 2e-6)
  }

  @Test(arguments: [
    Vector("material.emphasized", 0.093480, 0.772831, 0.950612, 0.991400, 0.998829),
    Vector("material.emphasized-decelerate", 0.621384, 0.831530, 0.950247, 0.990511, 0.998666),
    Vector("material.emphasized-accelerate", 0.005538, 0.035343, 0.153998, 0.405586, 0.683301),
    Vector("material.standard", 0.156250, 0.607220, 0.877834, 0.975480, 0.996459),
    Vector("material.standard-decelerate", 0.446330, 0.690551, 0.889882, 0.976445, 0.996509),
    Vector("material.standard-accelerate", 0.027562, 0.128502, 0.372029, 0.667568, 0.862556),
    Vector("material.legacy", 0.025863, 0.236587, 0.775561, 0.959368, 0.994354),
    Vector("material.legacy-decelerate", 0.303848, 0.577573, 0.839245, 0.964216, 0.994601),
    Vector("material.legacy-accelerate", 0.018373, 0.098627, 0.324815, 0.630085, 0.843750),
    Vector("material.sharp", 0.021337, 0.135307, 0.500000, 0.864693, 0.978663),
    Vector(
      "material.resource-emphasized-accelerate", 0.007004, 0.042176, 0.171426, 0.427661, 0.698808),
    Vector(
      "material.resource-emphasized-decelerate", 0.558732, 0.817677, 0.948549, 0.990390, 0.998660),
    Vector("flutter.linear-to-ease-out", 0.261469, 0.624827, 0.920072, 0.982689, 0.994907),
    Vector("flutter.ease-in-to-linear", 0.005093, 0.017311, 0.079928, 0.375173, 0.738531),
    Vector(
      "flutter.fast-ease-in-to-slow-ease-out", 0.238293, 0.667410, 0.942153, 0.991560, 0.997626),
  ])
  func `the curves of Material and Cupertino have their values`(_ vector: Vector) throws {
    try vector.check(at: [0.1, 0.25, 0.5, 0.75, 0.9], within: 2e-6)
  }

  @Test(arguments: [
    Vector("compose.fast-out-slow-in", 0.02586, 0.23659, 0.77556, 0.95937, 0.99435),
    Vector("compose.linear-out-slow-in", 0.30385, 0.57757, 0.83925, 0.96422, 0.99460),
    Vector("compose.fast-out-linear-in", 0.01837, 0.09863, 0.32481, 0.63009, 0.84375),
    Vector("ease", 0.09480, 0.40851, 0.80240, 0.96046, 0.99432),
    Vector("ease-in", 0.01703, 0.09346, 0.31536, 0.62186, 0.83943),
    Vector("ease-out", 0.16057, 0.37814, 0.68464, 0.90654, 0.98297),
    Vector("ease-in-out", 0.01972, 0.12916, 0.50000, 0.87084, 0.98028),
    Vector("android.back-gesture", 0.37170, 0.68382, 0.89489, 0.97830, 0.99683),
    Vector("compose.ease-out-back", 0.40393, 0.81629, 1.08740, 1.05965, 1.01262),
    Vector("compose.ease-in-back", -0.01262, -0.05965, -0.08740, 0.18371, 0.59607),
    Vector("compose.ease-in-out-back", -0.07282, -0.09771, 0.50000, 1.09771, 1.07282),
    Vector("compose.ease-out-elastic", 1.25000, 0.91161, 1.01562, 1.00552, 0.99805),
    Vector("compose.ease-in-out-elastic", 0.00034, 0.01197, 0.5, 0.98803, 0.99966),
    Vector("compose.ease-out-bounce", 0.07563, 0.47266, 0.76562, 0.97266, 0.98812),
    Vector("flutter.zoom-page", 0.22766, 0.62708, 0.93667, 0.99126, 0.99893),
    Vector(
      "quantized(flutter.fast-ease-in-to-slow-ease-out)", 0.23857, 0.66682, 0.94235, 0.99156,
      0.99762),
    Vector("quantized(flutter.linear-to-ease-out)", 0.26053, 0.62372, 0.91980, 0.98264, 0.99488),
    Vector("quantized(flutter.fast-out-slow-in)", 0.02572, 0.23699, 0.77558, 0.95956, 0.99438),
  ])
  func `the curves of Compose, CSS and Flutter have their values`(_ vector: Vector) throws {
    try vector.check(at: [0.1, 0.25, 0.5, 0.75, 0.9], within: 6e-6)
  }

  @Test(arguments: [
    Vector("material.emphasized", 0.02061, 0.09348, 0.39994, 0.63570, 0.77283, 0.95061, 0.99883),
    Vector(
      "android.fast-out-extra-slow-in", 0.02061, 0.09348, 0.39994, 0.63570, 0.77283, 0.95061,
      0.99883),
    Vector(
      "android.emphasized-complement", 0.04608, 0.17176, 0.65954, 0.84068, 0.89802, 0.97628,
      0.99941),
  ])
  func `the emphasized curve has its values on both pieces`(_ vector: Vector) throws {
    try vector.check(at: [0.05, 0.1, 0.16666, 0.2, 0.25, 0.5, 0.9], within: 6e-6)
  }

  @Test(arguments: [
    Vector("android.decelerate", 0.19, 0.4375, 0.75, 0.9375, 0.99),
    Vector("android.decelerate-quart", 0.3439, 0.68359375, 0.9375, 0.99609375, 0.9999),
    Vector("android.decelerate-quint", 0.40951, 0.7626953125, 0.96875, 0.9990234375, 0.99999),
    Vector("android.accelerate", 0.01, 0.0625, 0.25, 0.5625, 0.81),
    Vector("android.accelerate-decelerate", 0.024472, 0.146447, 0.5, 0.853553, 0.975528),
    Vector("sine-in", 0.012312, 0.076120, 0.292893, 0.617317, 0.843566),
    Vector("sine-out", 0.156434, 0.382683, 0.707107, 0.923880, 0.987688),
    Vector("android.anticipate", -0.017, -0.078125, -0.125, 0.140625, 0.567),
    Vector("android.overshoot", 0.433, 0.859375, 1.125, 1.078125, 1.017),
    Vector("android.anticipate-overshoot", -0.044, -0.125, 0.5, 1.125, 1.044),
    Vector("android.slow-out-linear-in", 0.005399, 0.035784, 0.160755, 0.422427, 0.696152),
    Vector("android.accelerate-quart", 0.0001, 0.00390625, 0.0625, 0.31640625, 0.6561),
    Vector("swiftui.circular-ease-in", 0.005013, 0.031754, 0.133975, 0.338562, 0.564110),
    Vector("swiftui.circular-ease-out", 0.435890, 0.661438, 0.866025, 0.968246, 0.994987),
    Vector("swiftui.circular-ease-in-out", 0.010102, 0.066987, 0.5, 0.933013, 0.989898),
    Vector("sawtooth(3)", 0.3, 0.75, 0.5, 0.25, 0.7),
    Vector("threshold(0.5)", 0, 0, 1, 1, 1),
    Vector("interval(0.25, 0.75, linear)", 0, 0, 0.5, 1, 1),
    Vector("flipped(ease-in)", 0.16057, 0.37814, 0.68464, 0.90654, 0.98297),
    Vector("react-navigation.flip", 0.03114, 0.15768, 0.5, 0.84232, 0.96886),
  ])
  func `shapes have the values of their formulas`(_ vector: Vector) throws {
    try vector.check(at: [0.1, 0.25, 0.5, 0.75, 0.9], within: 6e-6)
  }

  /// GSAP's `2^(10(p - 1)) * p + p^6 * (1 - p)`, its other sides by halves; Android's parabolas `8t²` on a clock of
  /// 1.1226, and `sin(2π · cycles · t)`.
  @Test(arguments: [
    Vector(
      "expo-in", 0.000069, 0.000424, 0.001564, 0.005062, 0.014511, 0.036763, 0.083849, 0.177077,
      0.357093, 0.708506),
    Vector(
      "expo-out", 0.291494, 0.642907, 0.822923, 0.916151, 0.963237, 0.985489, 0.994938, 0.998436,
      0.999576, 0.999931),
    Vector(
      "expo-in-out", 0.000098, 0.001427, 0.011719, 0.061397, 0.251572, 0.748428, 0.938603, 0.988281,
      0.998573, 0.999902),
    Vector(
      "android.bounce", 0.025205, 0.226842, 0.630115, 0.890419, 0.714125, 0.739469, 0.96645,
      0.900907, 0.982597, 0.954221),
    Vector(
      "cycle(2)", 0.587785, 0.951057, 0, -0.951057, -0.587785, 0.587785, 0.951057, 0, -0.951057,
      -0.587785),
    Vector(
      "cycle(0.75)", 0.233445, 0.649448, 0.92388, 0.996917, 0.85264, 0.522499, 0.078459, -0.382683,
      -0.760406, -0.97237),
  ])
  func `eases of GSAP and Android have their values at ten moments`(_ vector: Vector) throws {
    try vector.check(
      at: [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95], within: 6e-7)
  }

  @Test(arguments: [
    Vector("cubic-bezier(.25,.1,.25,1)", -0.08, 1),
    Vector("cubic-bezier(.42,0,1,1)", 0, 1.34483),
    Vector("cubic-bezier(0,0,.58,1)", -0.34483, 1),
    Vector("cubic-bezier(.4,0,.2,1)", 0, 1),
    Vector("cubic-bezier(.5,1,.5,0)", -0.4, 1.4),
    Vector("cubic-bezier(0,1.5,1,1.5)", 0, 1),
    Vector("cubic-bezier(0,0,1,1)", -0.2, 1.2),
    Vector("power-in(2)", 0, 1),
    Vector("elastic-out(0.3)", 0, 1),
    Vector("bounce-in", 0, 1),
    Vector("expo-in", 0, 1),
    Vector("android.bounce", 0, 1),
    Vector("cycle(2)", 0, 0),
    Vector("cycle(0.75)", 0, -1),
    Vector("quantized(ease-in)", 0, 1),
    Vector("material.emphasized", 0, 1),
  ])
  func `outside the unit range curves follow their tangents and shapes hold`(
    _ vector: Vector
  ) throws {
    try vector.check(at: [-0.2, 1.2], within: 6e-6)
  }
}
