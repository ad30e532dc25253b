import SegueMotion
import Testing

/// Code as it stands in documentation and in apps, each line with what it means.
@Suite struct CurveReadingTests {
  /// A line of code, and the easing that it means, as scenes write it.
  static let easings = [
    // Compose
    ("FastOutSlowInEasing", "compose.fast-out-slow-in"),
    ("tween(300)", "compose.fast-out-slow-in"),
    ("tween(durationMillis = 450, easing = LinearOutSlowInEasing)", "compose.linear-out-slow-in"),
    ("animationSpec = tween<Float>(300, 0, EaseInOutCubic)", "compose.ease-in-out-cubic"),
    (
      "val spec = tween<IntOffset>(durationMillis = 200, easing = EaseOutBack)",
      "compose.ease-out-back"
    ),
    ("CubicBezierEasing(0.2f, 0.0f, 0.0f, 1.0f)", "cubic-bezier(0.2, 0, 0, 1)"),
    ("easing = LinearEasing", "linear"),
    // Android
    ("PathInterpolator(0.4f, 0f, 0.2f, 1f)", "cubic-bezier(0.4, 0, 0.2, 1)"),
    ("new DecelerateInterpolator()", "power-out(2)"),
    ("AccelerateInterpolator(1.5f)", "power-in(3)"),
    ("FastOutSlowInInterpolator()", "compose.fast-out-slow-in"),
    ("LinearInterpolator()", "linear"),
    ("new BounceInterpolator()", "android.bounce"), ("CycleInterpolator(2f)", "cycle(2)"),
    ("AccelerateDecelerateInterpolator()", "sine-in-out"),
    ("AnticipateOvershootInterpolator()", "android.anticipate-overshoot"),
    ("Easing { CycleInterpolator(0.5f).getInterpolation(it) }", "cycle(0.5)"),
    // SwiftUI
    (".easeInOut", "ease-in-out"), (".easeInOut(duration: 0.3)", "ease-in-out"),
    ("withAnimation(.easeOut(duration: 0.25)) {", "ease-out"),
    ("Animation.easeIn", "ease-in"), (".linear(duration: 1)", "linear"),
    (".timingCurve(0.2, 0, 0, 1, duration: 0.4)", "cubic-bezier(0.2, 0, 0, 1)"),
    (".animation(.easeIn.delay(0.2), value: isOpen)", "ease-in"),
    ("UnitCurve.circularEaseOut", "swiftui.circular-ease-out"),
    // UIKit and Core Animation
    ("CAMediaTimingFunction(name: .easeInEaseOut)", "ease-in-out"),
    ("CAMediaTimingFunction(name: .default)", "ease"),
    ("CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)", "ease-in"),
    ("CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
    ("UICubicTimingParameters(animationCurve: .easeOut)", "ease-out"),
    ("UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {", "ease-out"),
    (
      "UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .allowUserInteraction]) {",
      "ease-in"
    ),
    // Flutter
    ("Curves.easeOutBack", "flutter.ease-out-back"),
    ("curve: Curves.fastOutSlowIn,", "flutter.fast-out-slow-in"),
    (
      "CurvedAnimation(parent: controller, curve: Curves.easeInOutCubicEmphasized)",
      "flutter.ease-in-out-cubic-emphasized"
    ),
    ("const Cubic(0.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
    (
      """
      keyframes {
        durationMillis = 400
        0.25f at 100 using FastOutSlowInEasing
        0.5f at 200
      }
      """,
      "cubic-path(0.1 0.1, 0.2 0.2, 0.25 0.25, 0.35 0.25, 0.3 0.5, 0.5 0.5, 0.6 0.6, 0.8 0.8, 1 1)"
    ),
    ("Interval(0.25, 1.0, curve: Curves.easeOut)", "interval(0.25, 1, ease-out)"),
    ("FlippedCurve(Curves.ease)", "flipped(ease)"),
    // The web
    ("[0.2, 0, 0, 1]", "cubic-bezier(0.2, 0, 0, 1)"),
    ("0.2, 0, 0, 1", "cubic-bezier(0.2, 0, 0, 1)"),
    ("{ ease: [0.2, 0, 0, 1], duration: 0.8 }", "cubic-bezier(0.2, 0, 0, 1)"),
    ("transition={{ ease: \"easeInOut\", duration: 0.3 }}", "ease-in-out"),
    ("{ duration: 0.5, ease: \"circOut\" }", "circular-out"),
    ("sine.inOut", "sine-in-out"), ("Easing.inOut(Easing.sin)", "sine-in-out"),
    ("Easing.bezier(0.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
    ("Easing.out(Easing.cubic)", "power-out(3)"), ("Easing.inOut(Easing.quad)", "power-in-out(2)"),
    ("withTiming(1, { duration: 300, easing: Easing.out(Easing.poly(4)) })", "power-out(4)"),
    ("power2.out", "power-out(3)"),
    ("gsap.to(box, { x: 100, ease: \"power4.inOut\" })", "power-in-out(5)"),
    ("bounce.out", "bounce-out"), ("elastic.out(1, 0.3)", "elastic-out(0.3)"),
    ("{ ease: 'none' }", "linear"), ("expo.out", "expo-out"), ("\"expo\"", "expo-out"),
    ("gsap.to(box, { x: 100, ease: \"expo.inOut\" })", "expo-in-out"),
    ("CustomEase.create(\"hop\", \"0.2,0,0,1\")", "cubic-bezier(0.2, 0, 0, 1)"),
    (
      "{ ease: CustomEase.create(\"hop\", \"M0,0 C0.1,0 0.2,0.5 0.5,0.5 0.8,0.5 0.9,1 1,1\") }",
      "cubic-path(0.1 0, 0.2 0.5, 0.5 0.5, 0.8 0.5, 0.9 1, 1 1)"
    ),
    ("CustomEase.create(\"a\", \"M0,0 L0.2,0.6 1,1\")", "linear(0, 0.6 20%, 1)"),
    ("{ \"duration\": 0.2, \"cubicBezier\": [0.2, 0, 0, 1] }", "cubic-bezier(0.2, 0, 0, 1)"),
    // Figma
    ("EASE_IN_AND_OUT", "ease-in-out"), ("EASE_OUT_BACK", "cubic-bezier(0.45, 1.45, 0.8, 1)"),
    (
      "{ type: \"CUSTOM_CUBIC_BEZIER\", easingFunctionCubicBezier: { x1: 0.2, y1: 0, x2: 0, y2: 1 } }",
      "cubic-bezier(0.2, 0, 0, 1)"
    ),
  ]

  @Test(arguments: easings)
  func `an easing is read`(_ code: String, _ meant: String) throws {
    let read = try #require(try CurveCode.read(code), "\(code)")
    let easing = try Easing(parsing: meant)
    guard case .easing(let found) = read else {
      Issue.record("\(code) is \(read)")
      return
    }
    for step in 0...100 {
      let progress = Double(step) / 100
      #expect(abs(found.value(at: progress) - easing.value(at: progress)) < 1e-6, "\(found)")
    }
  }

  /// A line of code, the stiffness of its spring for a mass of one, and its damping ratio.
  static let springs: [(String, Double, Double)] = [
    // Compose
    ("spring()", 1500, 1), ("spring(Spring.DampingRatioLowBouncy)", 1500, 0.75),
    (
      "spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow)",
      200, 0.5
    ),
    ("animationSpec = spring<Dp>(stiffness = Spring.StiffnessMediumLow)", 400, 1),
    ("spring(0.6f, 800f)", 800, 0.6),
    (
      "SpringForce(0f).apply { stiffness = SpringForce.STIFFNESS_LOW; dampingRatio = SpringForce.DAMPING_RATIO_MEDIUM_BOUNCY }",
      200, 0.5
    ),
    // SwiftUI
    (".spring()", 157.91367, 1), (".bouncy", 157.91367, 0.7), (".spring(.bouncy)", 157.91367, 0.7),
    (".snappy(duration: 0.4)", 246.74011, 0.85), (".bouncy(extraBounce: 0.1)", 157.91367, 0.6),
    (".spring(response: 0.5)", 157.91367, 0.825), (".smooth.delay(0.1)", 157.91367, 1),
    ("withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isOpen.toggle() }", 157.91367, 0.8),
    (".spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0)", 246.74011, 0.8),
    (".interactiveSpring()", 1754.5963, 0.86),
    (".spring(duration: 0.5).speed(2)", 631.65468, 1),
    ("Spring(mass: 1, stiffness: 100, damping: 10)", 100, 0.5),
    // UIKit and Core Animation
    ("UIView.animate(springDuration: 0.5, bounce: 0.3) {", 157.91367, 0.7),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero)", 200,
      0.70710678
    ),
    ("UISpringTimingParameters(duration: 0.5, bounce: 0.2)", 157.91367, 0.8),
    ("CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)", 157.91367, 0.8),
    (
      "let spring = CASpringAnimation(keyPath: \"position\")\nspring.stiffness = 300\nspring.damping = 20",
      300, 0.57735027
    ),
    ("let spring = CASpringAnimation(keyPath: \"position.x\"); spring.mass = 2", 50, 0.35355339),
    // Flutter
    ("SpringDescription.withDampingRatio(mass: 1, stiffness: 100, ratio: 0.6)", 100, 0.6),
    (
      "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 500), bounce: 0.2)",
      157.91367, 0.8
    ),
    // The web and Figma
    ("{ type: \"spring\", stiffness: 300, damping: 20 }", 300, 0.57735027),
    ("transition={{ type: \"spring\", damping: 15 }}", 100, 0.75),
    ("{\"stiffness\": 300, \"damping\": 20}", 300, 0.57735027),
    ("{ type: \"spring\", visualDuration: 0.5, bounce: 0.25 }", 109.66227, 0.75),
    ("useSpring({ config: { tension: 170, friction: 26 } })", 170, 0.99705449),
    ("GENTLE", 100, 0.75), ("BOUNCY", 600, 0.30618622),
    (
      "{ type: \"CUSTOM_SPRING\", easingFunctionSpring: { mass: 1, stiffness: 711.1, damping: 40 } }",
      711.1, 0.75000586
    ),
  ]

  @Test(arguments: springs)
  func `a spring is read`(_ code: String, _ stiffness: Double, _ ratio: Double) throws {
    let read = try #require(try CurveCode.read(code), "\(code)")
    guard case .spring(let spring, _) = read else {
      Issue.record("\(code) is \(read)")
      return
    }
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-6, "\(spring.stiffness)")
    #expect(abs(spring.dampingRatio - ratio) < 1e-6, "\(spring.dampingRatio)")
  }

  @Test func `springs that fit a duration are UIView's`() throws {
    let fit = try SpringFit(duration: 0.6, dampingRatio: 0.8)
    for code in [
      "UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.8) {",
      "{ type: \"spring\", duration: 0.6, bounce: 0.2 }",
    ] {
      #expect(try CurveCode.read(code) == .spring(fit), "\(code)")
    }
  }

  /// Polynomials of the third degree, by their formulas.
  @Test(arguments: [
    ("AnticipateInterpolator()", 2.0, Easing.Side.in), ("OvershootInterpolator(3f)", 3, .out),
    ("back.out(1.7)", 1.7, .out), ("back.in", 1.70158, .in), ("back.inOut(2)", 2, .inOut),
  ])
  func `curves that go beyond their ends are exact`(
    _ code: String, _ overshoot: Double, _ side: Easing.Side
  ) throws {
    guard case .easing(let easing)? = try CurveCode.read(code) else {
      Issue.record("\(code) is no easing")
      return
    }
    func rising(_ t: Double) -> Double { t * t * ((overshoot + 1) * t - overshoot) }
    for step in 0...50 {
      let t = Double(step) / 50
      let meant =
        switch side {
        case .in: rising(t)
        case .out: 1 - rising(1 - t)
        case .inOut: t < 0.5 ? rising(2 * t) / 2 : 1 - rising(2 - 2 * t) / 2
        }
      #expect(abs(easing.value(at: t) - meant) < 1e-9, "\(t)")
    }
  }

  @Test func `a damping ratio without a time is not enough, and that is said`() {
    let error = #expect(throws: MotionError.self) {
      try CurveCode.read("UISpringTimingParameters(dampingRatio: 0.8)")
    }
    #expect(
      error?.expected.contains("UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8)") == true)
  }

  @Test(arguments: ["0.000001", "1000000"])
  func `no speed makes a spring that no scene may have`(_ factor: String) {
    let seconds = factor == "1000000" ? "0.000001" : "1000000"
    let error = #expect(throws: MotionError.self) {
      try CurveCode.read(".spring(duration: \(seconds)).speed(\(factor))")
    }
    #expect(error?.found.hasPrefix("speed = ") == true)
  }

  @Test(arguments: [
    "", "ease-in", "ease-in-outt", "springs", "linear(0, 1)", "{\"spring\": {\"response\": 500}}",
    "ios.system", "steps(4, jump-end)", "let x = 5", "{ duration: 0.3 }", "[1, 2]", "swing",
    "easeInOut", "Curves.nothing", "power9.out", ".curly", "((((((((((((((((((((((((((((((((",
    "{{{{{{{{{{{{{{{{{{{{{{{",
  ])
  func `what is no curve of code is none`(_ code: String) throws {
    #expect(try CurveCode.read(code) == nil)
  }
}
