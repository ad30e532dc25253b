import SegueFitting
import SegueGeometry
import SegueMotion
import Testing

/// Which curve is found for samples that are made of one.
struct CurveFinderTests {
  /// Samples of a curve over a hundred pixels, as measuring would have them: a little off.
  static func samples(
    of pace: TimingCurve, begin: Double = 0.12, duration: Double, noise: Double = 0.08,
    rate: Double = 60, seed: UInt64 = 1
  ) -> ProgressSamples {
    var random = Random(seed: seed)
    let times = (0...Int(rate * (begin + duration + 0.3))).map { Double($0) / rate }
    let values = times.map { time in
      value(of: pace, at: time - begin, duration) + noise * random.gauss() / 100
    }
    return ProgressSamples(times: times, values: values, pixels: 100)
  }

  static func value(of pace: TimingCurve, at seconds: Double, _ duration: Double) -> Double {
    if seconds <= 0 { return 0 }
    if case .easing = pace, seconds >= duration { return 1 }
    return pace.fraction(at: seconds, of: duration)
  }

  @Test(arguments: 0..<24)
  func `response and damping of a spring are found within a twentieth`(index: Int) throws {
    var random = Random(seed: UInt64(index) &+ 77)
    let (response, ratio) = (0.2 + 0.8 * random.next(), 0.35 + 0.9 * random.next())
    let frequency = 2 * Double.pi / response
    let spring = Spring.damped(ratio, stiffness: frequency * frequency)
    let samples = Self.samples(
      of: .spring(spring), duration: try #require(spring.settlingDuration()),
      rate: index % 2 == 0 ? 60 : 30, seed: UInt64(index))
    let found = CurveFinder(samples).answer
    let best = try #require(found.best)
    guard found.isCertain else { return }
    guard case .spring(let own, _) = best.pace else {
      Issue.record("\(best.pace) for \(response), \(ratio)")
      return
    }
    #expect(abs(own.duration / response - 1) < 0.05)
    #expect(abs(own.dampingRatio / ratio - 1) < 0.05)
    #expect(abs(best.begin - 0.12) < 0.01)
  }

  @Test(arguments: 0..<16, [UInt64(7), 1_007, 2_007, 3_007])
  func `a cubic is found within a fiftieth of its way, whatever its control points`(
    index: Int, seed: UInt64
  ) throws {
    var random = Random(seed: UInt64(index) &+ seed)
    let pace = TimingCurve.easing(
      .cubicBezier(
        random.next(), 0.6 * random.next(), random.next(), 0.5 + 0.5 * random.next()))
    let duration = 0.25 + 0.5 * random.next()
    let samples = Self.samples(
      of: pace, duration: duration, rate: index % 2 == 0 ? 60 : 30, seed: UInt64(index))
    let found = CurveFinder(samples, kinds: .easings).answer
    let best = try #require(found.best)
    guard found.isCertain || seed == 7 else { return }
    for step in 0...200 {
      let time = Double(step) / 200
      let off =
        Self.value(of: best.pace, at: time - best.begin, best.duration)
        - Self.value(of: pace, at: time - 0.12, duration)
      #expect(abs(off) < 0.02)
    }
  }

  @Test func `a spring that is set off with a velocity is told from one at rest`() throws {
    let frequency = 2 * Double.pi / 0.5
    let spring = try Spring.damped(0.8, stiffness: frequency * frequency).launched(at: 8)
    let samples = Self.samples(of: .spring(spring), duration: 0.9)
    let best = try #require(CurveFinder(samples, kinds: .springs).answer.best)
    #expect(best.kind == .launchedSpring)
    guard case .spring(let own, _) = best.pace else { return }
    #expect(abs(own.initialVelocity - 8) < 1)
    #expect(abs(own.duration / 0.5 - 1) < 0.05)
  }

  @Test(arguments: [
    "material.emphasized", "ease-in-out", "flutter.ease-out-back", "ionic.ease", "linear",
  ])
  func `an easing with a name has it`(name: String) throws {
    let samples = Self.samples(of: .easing(.known(name)), duration: 0.45)
    let named = try #require(CurveFinder(samples, kinds: .easings).answer.named)
    #expect(named.names.contains(name))
    #expect(abs(named.duration - 0.45) < 0.01)
  }

  @Test(arguments: [0.25, 0.325, 0.4995], [UInt64(1), 2, 3])
  func `what slows down by friction alone is a decay`(constant: Double, seed: UInt64) throws {
    let spring = try Spring.damped(1, stiffness: 1 / (constant * constant))
      .launched(at: 1 / constant)
    let samples = Self.samples(of: .spring(spring), duration: 6 * constant, seed: seed)
    let found = CurveFinder(samples).answer
    let best = try #require(found.best)
    #expect(best.kind == .decay && found.isCertain)
    let off = abs(try #require(best.timeConstant) - constant)
    #expect(off < 0.01 * constant)
    #expect(off < 2 * (best.uncertainty.timeConstant ?? 0))
    #expect(abs(best.begin - 0.12) < 0.005)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `what brakes more than it has to is a spring and no decay`(seed: UInt64) throws {
    let spring = Spring.damped(1.15, stiffness: 200)
    let samples = Self.samples(of: .spring(spring), duration: 0.9, seed: seed)
    #expect(CurveFinder(samples).answer.best?.kind == .spring)
  }

  @Test(arguments: [(60.0, 0.3), (60, 0.5), (30, 0.4)], [UInt64(1), 2, 3])
  func `an easing with a name is certain where one without could be many`(
    film: (rate: Double, duration: Double), seed: UInt64
  ) throws {
    let samples = Self.samples(
      of: .easing(.cubicBezier(0.2, 0, 0, 1)), duration: film.duration, rate: film.rate, seed: seed)
    let found = CurveFinder(samples).answer
    #expect(found.isCertain)
    #expect(found.named?.names.contains("material.standard") == true)
    #expect(abs(try #require(found.best).duration - film.duration) < 0.02)
  }

  /// At uneven times, a spring with one more number follows it a little better.
  @Test(arguments: [UInt64(1), 2, 3])
  func `a decay whose pictures are late or early is no heavy spring`(seed: UInt64) throws {
    let (constant, begin) = (0.25, 0.12)
    var random = Random(seed: seed)
    let times = (0..<110).map { Double($0) / 60 }
    let values = times.map { time in
      let late = (random.next() - 0.5) * 0.3 / 60
      return time + late < begin ? 0 : 1 - PortableMath.exp(-(time + late - begin) / constant)
    }
    let samples = ProgressSamples(times: times, values: values, pixels: 250)
    #expect(CurveFinder(samples).answer.best?.kind == .decay)
  }

  /// Six numbers go through six pictures in many ways, and two do not.
  @Test(arguments: ["ease", "material.standard", "material.emphasized-decelerate"])
  func `an easing with a name is told of six pictures`(name: String) throws {
    let samples = Self.samples(
      of: .easing(.known(name)), duration: 0.3, noise: 0.02, rate: 30)
    let found = CurveFinder(samples).answer
    #expect(found.isCertain, "\(String(describing: found.doubt))")
    #expect(found.best?.names.contains(name) == true)
  }

  @Test func `an easing without a name is not told of as many pictures as it has numbers`() {
    let samples = Self.samples(
      of: .easing(.cubicBezier(0.7, 0.1, 0.2, 0.6)), duration: 0.27, rate: 30)
    #expect(CurveFinder(samples, kinds: .easings).answer.doubt == .tooFew(pictures: 7, needed: 9))
  }

  /// Recordings in which another curve had been told.
  @Test(arguments: UnevenFilm.all)
  func `pictures at uneven times are not told as another curve`(film: UnevenFilm) throws {
    let found = CurveFinder(film.samples).answer
    guard found.isCertain, let best = found.best else { return }
    // A spring that is told beside an easing, or the other way around, is not what is told.
    let told = [best] + [found.named].compactMap(\.self).filter { $0.isSpring == best.isSpring }
    for fit in told {
      let off = (0...240).map { step in
        let time = Double(step) / 300
        return abs(
          Self.value(of: fit.pace, at: time - fit.begin, fit.duration)
            - Self.value(of: film.pace, at: time - film.begin, film.duration))
      }
      #expect(try #require(off.max()) < 0.025, "\(fit.names) \(fit.pace)")
      guard case .spring(let own, _) = fit.pace, case .spring(let truth, _) = film.pace else {
        continue
      }
      #expect(abs(own.duration / truth.duration - 1) < 0.05)
      #expect(abs(own.dampingRatio / truth.dampingRatio - 1) < 0.05)
    }
  }

  /// Friction alone has two numbers, and a cubic six; but where nothing shows the fast begin, the cubic is clearly nearer.
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `an easing with a slow begin is no decay, though its fast pictures are missing`(
    seed: UInt64
  ) {
    let (begin, duration) = (0.3551, 0.35)
    let pace = TimingCurve.easing(.cubicBezier(0.2, 0, 0, 1))
    var random = Random(seed: seed)
    let times = (0..<70).map { Double($0) / 60 }.filter { !(0.365..<0.4).contains($0) }
    let values = times.map { time in
      Self.value(of: pace, at: time - begin, duration) + 0.02 * random.gauss() / 20
    }
    let found = CurveFinder(ProgressSamples(times: times, values: values, pixels: 20)).answer
    guard found.isCertain, let best = found.best else { return }
    #expect(best.kind != .decay)
    for step in 0...200 {
      let time = Double(step) / 250
      let off =
        Self.value(of: best.pace, at: time - best.begin, best.duration)
        - Self.value(of: pace, at: time - begin, duration)
      #expect(abs(off) < 0.025)
    }
  }

  @Test func `too few pictures, no way and no curve are doubts`() {
    let fast = Self.samples(of: .linear, duration: 0.05)
    #expect(CurveFinder(fast).answer.doubt == .tooFew(pictures: 3))
    let staircase = Self.samples(of: .easing(.steps(4)), duration: 0.6)
    guard case .noCurve = CurveFinder(staircase).answer.doubt else {
      Issue.record("a staircase was taken for a curve")
      return
    }
    let times = (0..<40).map { Double($0) / 60 }
    let swing = ProgressSamples(
      times: times, values: times.indices.map { $0 % 8 < 4 ? 0.05 : 0.08 }, pixels: 100)
    #expect(CurveFinder(swing).answer.doubt == .noWay)
  }
}

/// Something whose pictures were taken a little earlier or later than they are shown.
struct UnevenFilm: CustomTestStringConvertible {
  let pace: TimingCurve
  let begin: Double
  var duration = 0.0
  let rate: Double
  /// By how many pictures each picture is late.
  let late: [Double]
  let pixels: Double
  let testDescription: String

  var samples: ProgressSamples {
    let times = late.indices.map { Double($0) / rate }
    return ProgressSamples(
      times: times,
      values: zip(times, late).map { time, late in
        CurveFinderTests.value(of: pace, at: time + late / rate - begin, duration)
      }, pixels: pixels)
  }

  static let all: [UnevenFilm] =
    [
      UnevenFilm(
        pace: .easing(.cubicBezier(0, 0, 0.58, 1)), begin: 0.3761, duration: 0.25, rate: 30,
        late: [
          -0.062, 0.097, -0.064, -0.132, 0.13, -0.118, -0.046, -0.014, -0.033, -0.146, 0.006, 0.071,
          -0.117, 0.008, 0.139, 0.102, -0.113, 0.078, -0.145, -0.14, 0.015, -0.022, 0.11, 0.021,
          0.134, 0.118, -0.08, 0.127, 0.051, -0.084,
        ], pixels: 142, testDescription: "ease-out over 250 ms"),
      UnevenFilm(
        pace: .spring(.damped(0.845, stiffness: squared(2 * Double.pi / 0.28))), begin: 0.2743,
        rate: 60,
        late: [
          0.014, 0.082, 0.075, 0.134, 0.142, -0.072, -0.054, -0.147, 0.078, -0.146, 0.061, -0.066,
          -0.125, 0.13, 0.061, -0.104, -0.126, -0.041, 0.122, 0.074, 0.053, -0.04, -0.15, -0.036,
          -0.144, 0.137, 0.023, 0.011, 0.07, -0.117, -0.074, -0.022, -0.028, 0.148, 0.017, 0.029,
          0.029, -0.13, 0.091, 0.042, 0.048, -0.019, -0.029, 0.139, 0.02, -0.08, 0.055, 0.001,
          -0.109, 0.117, 0.081, 0.014, -0.107, 0.01, 0.056, -0.018, 0.033, -0.149, -0.11,
        ], pixels: 40, testDescription: "spring of 280 ms"),
      UnevenFilm(
        pace: .easing(.cubicBezier(0.2, 0, 0, 1)), begin: 0.4088, duration: 0.3, rate: 60,
        late: [
          0.037, -0.045, 0.016, -0.034, 0.002, 0.095, 0.082, 0.092, 0.130, 0.102, 0.103, 0.127,
          -0.058, -0.134, 0.049, 0.119, -0.020, 0.097, 0.146, -0.116, -0.013, 0.142, 0.036, 0.028,
          0.029, 0.066, -0.060, 0.047, -0.139, -0.086, -0.039, 0.007, 0.069, -0.056, 0.017, -0.084,
          0.008, 0.024, 0.092, 0.134, 0.127, -0.077, -0.102, 0.091, 0.086, 0.054, -0.037, 0.144,
          0.033, -0.113, -0.040, 0.094, 0.079, -0.099, -0.011, 0.078, 0.015, 0.071, -0.064, -0.070,
        ], pixels: 162, testDescription: "standard easing over 300 ms"),
      UnevenFilm(
        pace: .easing(.cubicBezier(0.2, 0, 0, 1)), begin: 0.3847, duration: 0.25, rate: 60,
        late: [
          -0.082, 0.108, -0.064, -0.139, -0.119, -0.066, 0.017, 0.139, 0.106, -0.072, 0.020, -0.011,
          0.116, -0.011, -0.068, 0.115, 0.025, 0.095, -0.094, -0.129, -0.052, -0.078, -0.100,
          -0.075, 0.118, 0.096, -0.020, -0.031, -0.058, -0.112, 0.078, 0.074, -0.107, -0.093, 0.046,
          -0.000, 0.098, 0.142, 0.078, 0.146, 0.019, -0.032, 0.088, -0.146, -0.003, 0.068, -0.140,
          0.056, 0.063, -0.096, 0.114, 0.105, -0.025, 0.020, -0.130, -0.044, 0.086, -0.086,
        ], pixels: 132, testDescription: "standard easing over 250 ms"),
      UnevenFilm(
        pace: .easing(.cubicBezier(0.2, 0.12, 0.34, 0.76)), begin: 0.3289, duration: 0.37, rate: 30,
        late: [
          -0.074, -0.029, 0.138, -0.050, -0.070, -0.102, 0.047, 0.034, 0.003, 0.062, 0.136, -0.050,
          -0.021, 0.071, -0.114, -0.001, 0.120, -0.022, -0.025, 0.006, -0.000, -0.090, -0.142,
          0.031, 0.133, -0.041, -0.100, 0.001, 0.085, 0.025, -0.048, 0.006,
        ], pixels: 58, testDescription: "an easing without a name over 370 ms"),
      UnevenFilm(
        pace: .spring(.damped(0.98, stiffness: squared(2 * Double.pi / 0.292))), begin: 0.2363,
        rate: 60,
        late: [
          -0.001, -0.111, 0.063, -0.080, 0.138, -0.083, -0.008, -0.047, -0.067, -0.020, 0.046,
          -0.096, 0.018, -0.121, 0.119, 0.139, -0.008, -0.039, -0.079, -0.090, -0.139, -0.145,
          -0.130, 0.062, 0.109, 0.011, -0.091, -0.112, -0.123, -0.083, 0.111, -0.010, -0.023,
          -0.141, 0.093, -0.015, -0.005, -0.081, 0.034, -0.024, 0.030, 0.127, 0.076, 0.009, 0.058,
          0.009, -0.142, -0.091, 0.135, -0.124, 0.016, -0.045, -0.128, -0.083, -0.095, 0.086,
        ], pixels: 204, testDescription: "spring of 292 ms"),
    ]

  private static func squared(_ frequency: Double) -> Double { frequency * frequency }

  private init(
    pace: TimingCurve, begin: Double, duration: Double = 0, rate: Double, late: [Double],
    pixels: Double, testDescription: String
  ) {
    (self.pace, self.begin, self.duration, self.rate) = (pace, begin, duration, rate)
    (self.late, self.pixels, self.testDescription) = (late, pixels, testDescription)
  }
}

/// Numbers that look random and are always the same.
struct Random {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678_9abc_def1 }

  /// From 0 to 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / 9_007_199_254_740_992
  }

  /// About as often as a normal distribution has it.
  mutating func gauss() -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + next() }
  }
}
