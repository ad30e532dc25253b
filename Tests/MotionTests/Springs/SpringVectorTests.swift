import SegueMotion
import Testing

/// The closed form against published values, computed elsewhere from the equations of motion.
@Suite struct SpringVectorTests {
  /// A spring, when to look at it, and what is to be seen.
  struct Vector: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var spring: Spring
    var times: [Double]
    var values: [Double]

    init(_ name: String, _ spring: Spring, at times: [Double], _ values: Double...) {
      testDescription = name
      self.spring = spring
      self.times = times
      self.values = values
    }
  }

  static let coil = Spring.physical(stiffness: 100, damping: 10)
  static let stiff = Spring.physical(stiffness: 100, damping: 20)
  static let coreAnimationTimes = [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.2, 1.4727]
  static let launchTimes = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8]
  static let swiftUITimes = [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1.0]
  static let pushTimes = [1.0 / 60, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]

  @Test(arguments: [
    Vector(
      "1, 100, 10", coil, at: coreAnimationTimes, 0.104405, 0.340300, 0.849426, 1.023360, 1.124355,
      1.153123, 1.074591, 1.002289, 0.979007, 1.002170, 1.002585, 0.999309),
    Vector("first peak of 1, 100, 10", coil, at: [0.36275987], 1.16303353),
    Vector(
      "1, 100, 10, +2", launched(coil, 2), at: launchTimes, 0.179875, 0.447001, 0.933282, 1.151003,
      1.057002, 0.981550),
    Vector(
      "1, 100, 10, +5", launched(coil, 5), at: launchTimes, 0.293078, 0.607053, 1.059065, 1.190976,
      1.030619, 0.985364),
    Vector(
      "1, 100, 10, +10", launched(coil, 10), at: launchTimes, 0.481751, 0.873807, 1.268705,
      1.257597, 0.986648, 0.991722),
    Vector(
      "1, 100, 10, -2", launched(coil, -2), at: launchTimes, 0.028936, 0.233598, 0.765570, 1.097706,
      1.092179, 0.976464),
    Vector(
      "1, 100, 20", stiff, at: launchTimes, 0.090204, 0.264241, 0.593994, 0.800852, 0.959572,
      0.996981),
    Vector(
      "1, 100, 20, +5", launched(stiff, 5), at: launchTimes, 0.241837, 0.448181, 0.729329, 0.875532,
      0.976417, 0.998323),
    Vector(
      "1, 100, 20, +20", launched(stiff, 20), at: launchTimes, 0.696735, 1.000000, 1.135335,
      1.099574, 1.026952, 1.002348),
  ])
  func `Core Animation's springs have their values`(_ vector: Vector) {
    expect(vector.times.map { vector.spring.value(at: $0) }, within: 2e-6, of: vector.values)
  }

  @Test(arguments: [
    Vector(
      "smooth", .duration(0.5), at: swiftUITimes, 0.131311, 0.357740, 0.715416, 0.821026, 0.890034,
      0.960457, 0.986399, 0.999159, 0.999953),
    Vector(
      "snappy", .duration(0.5, bounce: 0.15), at: swiftUITimes, 0.138210, 0.388102, 0.786369,
      0.894509, 0.956447, 1.001617, 1.006020, 1.000436, 0.999966),
    Vector(
      "bouncy", .duration(0.5, bounce: 0.3), at: swiftUITimes, 0.145715, 0.423302, 0.873711,
      0.984087, 1.033930, 1.039303, 1.014498, 0.998192, 1.000072),
    Vector(
      "response 0.5, 0.825", .response(0.5, dampingFraction: 0.825), at: swiftUITimes, 0.139417,
      0.393608, 0.799649, 0.908178, 0.968511, 1.008260, 1.008402, 1.000259, 0.999945),
    Vector(
      "response 0.55, 1", .response(0.55, dampingFraction: 1), at: swiftUITimes, 0.112512, 0.316461,
      0.665624, 0.778285, 0.856214, 0.942287, 0.977810, 0.998181, 0.999864),
    Vector(
      "bounce -0.25", .duration(0.5, bounce: -0.25), at: swiftUITimes, 0.117857, 0.303614, 0.597106,
      0.696110, 0.771035, 0.870130, 0.926352, 0.982166, 0.995681),
    Vector(
      "bounce -0.5", .duration(0.5, bounce: -0.5), at: swiftUITimes, 0.096998, 0.231362, 0.450605,
      0.535728, 0.607665, 0.719829, 0.799926, 0.913780, 0.962845),
    Vector(
      "bounce 0.6", .duration(0.5, bounce: 0.6), at: swiftUITimes, 0.162821, 0.512686, 1.126027,
      1.242671, 1.240366, 1.072215, 0.947594, 1.009154, 0.999213),
  ])
  func `SwiftUI's springs have their values`(_ vector: Vector) {
    expect(vector.times.map { vector.spring.value(at: $0) }, within: 2e-6, of: vector.values)
  }

  @Test(arguments: [
    Vector(
      "clamped", .system, at: pushTimes, 0.037895, 0.232230, 0.544778, 0.758261, 0.879282, 0.942038,
      0.972919, 0.994408, 0.998901),
    Vector(
      "overdamped", overdamped(.system), at: [0.05, 0.1, 0.2, 0.3, 0.5], 0.085026, 0.173112,
      0.324664, 0.448440, 0.632093),
    Vector(
      "Motion's visual duration", visual(0.5, 0.25), at: [0.1, 0.3, 0.6], 0.318993, 0.952093,
      1.013394),
  ])
  func `other springs have their values`(_ vector: Vector) {
    expect(vector.times.map { vector.spring.value(at: $0) }, within: 2e-6, of: vector.values)
  }

  @Test(arguments: [
    Vector(
      "1, 100, 10", coil, at: launchTimes, 3.773452, 5.335072, 4.192796, 1.332426, -0.879424,
      0.127151),
    Vector(
      "smooth", .duration(0.5), at: [0.05, 0.1, 0.2, 0.3, 0.5], 4.212253, 4.494374, 2.558283,
      1.092168, 0.147447),
  ])
  func `velocities have their values`(_ vector: Vector) {
    expect(vector.times.map { vector.spring.velocity(at: $0) }, within: 2e-6, of: vector.values)
  }

  @Test(
    arguments: [
      ("material.expressive-fast-spatial", [1.011091, 1.030977]),
      ("material.expressive-default-spatial", [0.659831, 0.988346]),
      ("material.expressive-slow-spatial", [0.464016, 0.875456]),
      ("material.expressive-fast-effects", [0.984934, 0.999941]),
      ("material.expressive-default-effects", [0.908422, 0.996981]),
      ("material.expressive-slow-effects", [0.773718, 0.976744]),
      ("material.standard-fast-spatial", [0.931017, 1.001475]),
      ("material.standard-default-spatial", [0.788043, 0.992654]),
      ("material.standard-slow-spatial", [0.549116, 0.906095]),
      ("compose.default", [0.898660, 0.996218]),
      ("compose.enter-exit", [0.593994, 0.908422]),
      ("compose.no-bouncy-low", [0.413064, 0.773718]),
      ("reanimated.v4", [0.442175, 0.800852]),
    ] as [(String, [Double])])
  func `named springs have their values`(_ name: String, _ values: [Double]) throws {
    let spring = try #require(Spring(named: name))
    expect([0.1, 0.2].map { spring.value(at: $0) }, within: 2e-6, of: values)
  }

  @Test func `the dialogs of Flutter have their values`() throws {
    let spring = try #require(Spring(named: "flutter.cupertino-dialog"))
    let values = [0.04, 0.08, 0.12, 0.18, 0.24, 0.32].map { spring.value(at: $0) }
    expect(values, within: 6e-5, of: [0.2327, 0.5456, 0.7590, 0.9164, 0.9731, 0.9945])
  }

  private static func launched(_ spring: Spring, _ velocity: Double) -> Spring {
    (try? spring.launched(at: velocity)) ?? spring
  }

  private static func overdamped(_ spring: Spring) -> Spring {
    var spring = spring
    spring.allowsOverdamping = true
    return spring
  }

  private static func visual(_ duration: Double, _ bounce: Double) -> Spring {
    (try? Spring(visualDuration: duration, bounce: bounce)) ?? .system
  }
}
