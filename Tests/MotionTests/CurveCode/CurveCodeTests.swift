import SegueMotion
import Testing

/// Curves as code of every platform, read back.
@Suite struct CurveCodeTests {
  static let springs: [Spring] = [
    .response(0.5, dampingFraction: 0.8), .response(0.35, dampingFraction: 1),
    .physical(mass: 2, stiffness: 300, damping: 12), .damped(0.5, stiffness: 380),
    .damped(1.7, stiffness: 200), .duration(0.4, bounce: 0.3), .duration(0.4, bounce: -0.4),
  ]

  @Test(arguments: springs, CurveLanguage.allCases.filter { ![.css, .scene, .gsap].contains($0) })
  func `a spring is the same spring in every language`(
    _ spring: Spring, _ language: CurveLanguage
  ) throws {
    let pace = TimingCurve.spring(spring)
    let end = try #require(pace.naturalDuration)
    guard let code = CurveCode(pace, in: language, lasting: end) else {
      // Only Apple's older frameworks have no word for springs that more damping makes slower.
      #expect(
        [.uiKit, .coreAnimation].contains(language) && spring.allowsOverdamping
          && spring.dampingRatio > 1)
      return
    }
    #expect(code.tolerance == 0)
    let read = try #require(try CurveCode.read(code.text), "\(code.text)")
    // Core Animation cuts its springs off where they have settled.
    guard case .spring(let same, _) = read else { return #expect(Bool(false), "\(read)") }
    expectSame(pace, .spring(same), over: end)
  }

  @Test(arguments: [
    CurveLanguage.swiftUI, .uiKit, .flutter, .reactNative, .coreAnimation, .motion, .figma,
  ])
  func `a spring keeps its velocity`(_ language: CurveLanguage) throws {
    let spring = try Spring.response(0.5, dampingFraction: 0.7).launched(at: 3.5)
    let code = try #require(CurveCode(.spring(spring), in: language, lasting: 1))
    guard case .spring(let same, _)? = try CurveCode.read(code.text) else {
      Issue.record("\(code.text)")
      return
    }
    expectSame(.spring(spring), .spring(same), over: 1)
    #expect(CurveCode(.spring(spring), in: .compose, lasting: 1) == nil)
  }

  @Test(arguments: CurveLanguage.allCases.filter { $0 != .css && $0 != .scene })
  func `a cubic is the same cubic in every language`(_ language: CurveLanguage) throws {
    for easing in [Easing.easeInOut, .cubicBezier(0.2, -0.3, 0.1, 1.4), .linear] {
      let code = try #require(CurveCode(.easing(easing), in: language, lasting: 0.3))
      expectSame(
        .easing(easing), try #require(try CurveCode.read(code.text), "\(code.text)"), over: 0.3)
    }
  }

  @Test(arguments: [Easing.bounce(.out), .elastic(.out, period: 0.4), .steps(3)])
  func `keyframes of Core Animation come as near as they say`(_ easing: Easing) throws {
    let code = try #require(
      CurveCode(.easing(easing), in: .coreAnimation, lasting: 0.3, within: 0.002))
    #expect(code.tolerance == 0.002)
    let read = try #require(try CurveCode.read(code.text), "\(code.text)")
    for step in 1..<997 where !easing.turns.contains(where: { abs($0 * 997 - Double(step)) < 3 }) {
      let time = 0.3 * Double(step) / 997
      let apart = read.fraction(at: time, of: 0.3) - easing.value(at: time / 0.3)
      #expect(abs(apart) < 0.002, "\(time)")
    }
  }

  @Test func `UIView's spring fits its duration again`() throws {
    let fit = try SpringFit(duration: 0.5, dampingRatio: 0.7, initialVelocity: 2)
    let code = try #require(CurveCode(.spring(fit), in: .uiKit, lasting: 0.5))
    #expect(
      code.text
        == "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7,"
        + " initialSpringVelocity: 2)")
    #expect(try CurveCode.read(code.text) == .spring(fit))
  }

  @Test(arguments: springs) func `a style sheet comes as near as it says`(_ spring: Spring) throws {
    let pace = TimingCurve.spring(spring)
    let end = try #require(pace.naturalDuration)
    let code = try #require(CurveCode(pace, in: .css, lasting: end))
    #expect(code.tolerance == 0.0005)
    let read = try Easing(parsing: code.text)
    for step in 1..<1000 {
      let progress = Double(step) / 1000
      let exact = pace.fraction(at: progress * end, of: end)
      #expect(abs(read.value(at: progress) - exact) < code.tolerance, "\(progress)")
    }
  }

  @Test(arguments: springs) func `a style sheet has few stops`(_ spring: Spring) throws {
    let pace = TimingCurve.spring(spring)
    let end = try #require(pace.naturalDuration)
    func stops(_ tolerance: Double?) throws -> Int {
      let code = try #require(CurveCode(pace, in: .css, lasting: end, within: tolerance))
      return code.text.count { $0 == "," } + 1
    }
    let (usual, rough) = (try stops(nil), try stops(0.002))
    // The weaker a spring is braked, the more often it turns.
    let most = spring.dampingRatio < 0.3 ? 90 : 45
    #expect(usual < most && rough * 8 < usual * 5, "\(usual), \(rough)")
  }

  @Test(arguments: [
    ("withAnimation(.spring(response: 0.5, dampingFraction: 0.8))", 0.5, 0.8),
    ("spring(dampingRatio = 0.8f, stiffness = 157.91367041742973f)", 0.5, 0.8),
    ("interpolatingSpring(mass: 1, stiffness: 100, damping: 10)", 0.6283185307179586, 0.5),
    ("withSpring(200, { damping: 10, stiffness: 100, mass: 1 })", 0.6283185307179586, 0.5),
    (".spring(duration: 0.5, bounce: 0.2)", 0.5, 0.8),
  ])
  func `code of others is read`(_ code: String, _ response: Double, _ ratio: Double) throws {
    guard case .spring(let spring, _) = try #require(try CurveCode.read(code)) else { return }
    #expect(abs(spring.duration - response) < 1e-9)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
  }

  @Test(arguments: [
    ("spring(response: 0)", "response = 0", "a number above 0"),
    (".spring(response: 1e308, dampingFraction: 1)", "response = 1e+308", bound),
    ("spring(dampingRatio = 1e999f, stiffness = 1f)", "dampingRatio = inf", bound),
    ("interpolatingSpring(mass: 1e-300, stiffness: 1, damping: 1)", "stiffness = 1", swing),
    (".spring(duration: 0.5, bounce: 2)", "bounce = 2", "a number above -1 and at most 1"),
    ("CubicBezierEasing(0f, 1e308f, 1f, 1f)", "a number of CubicBezierEasing = 1e+308", bound),
    ("Cubic(0, -1000001, 1, 1)", "a number of Cubic = -1000001", bound),
    (".timingCurve(1.2, 0, 0, 1, duration: 1)", "x1 = 1.2", "a number from 0 to 1"),
    ("withSpring(1, { damping: 1, stiffness: 1, velocity: -1e7 })", "velocity = -10000000", bound),
    (
      "animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1e9)",
      "usingSpringWithDamping = 1000000000", bound
    ),
  ])
  func `a number that no curve may have is named`(
    _ code: String, _ found: String, _ expected: String
  ) {
    let error = #expect(throws: MotionError.self) { try CurveCode.read(code) }
    #expect(error?.found == found)
    #expect(error?.expected == expected)
  }

  private static let bound = "a number from -1000000 to 1000000"
  private static let swing = "a number that makes a swing take from 1e-9 s to 1e9 s"

  private func expectSame(_ a: TimingCurve, _ b: TimingCurve, over duration: Double) {
    for step in 0...100 {
      let time = duration * Double(step) / 100
      #expect(abs(a.fraction(at: time, of: duration) - b.fraction(at: time, of: duration)) < 1e-6)
    }
  }
}
