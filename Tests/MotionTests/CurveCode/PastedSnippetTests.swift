import SegueGeometry
import SegueMotion
import Testing

/// Curves as people paste them from documentation and from code, each held to the formula that its platform publishes.
@Suite struct PastedSnippetTests {
  /// Formulas of what a snippet means, worked out here and nowhere else.
  enum Meaning: Sendable {
    case bezier(Double, Double, Double, Double)
    /// A power, in, out or both.
    case power(Double, Easing.Side)
    /// A spring of mass one by its stiffness and its damping ratio.
    case spring(Double, Double)

    /// A moment, as a share of the curve or in seconds, and the value then.
    var values: [(moment: Double, value: Double)] {
      switch self {
      case .bezier(let x1, let y1, let x2, let y2):
        [0.1, 0.3, 0.5, 0.7, 0.9].map { ($0, Self.bezier(x1, y1, x2, y2, at: $0)) }
      case .power(let exponent, let side):
        [0.1, 0.3, 0.5, 0.7, 0.9].map { ($0, Self.power(exponent, side, at: $0)) }
      case .spring(let stiffness, let ratio):
        [0.5, 1, 1.5, 2, 3].map {
          let frequency = stiffness.squareRoot()
          return ($0 / frequency, Self.spring(ratio, at: $0))
        }
      }
    }

    private static func bezier(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
    ) -> Double {
      func course(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if course(x1, x2, middle) < x { low = middle } else { high = middle }
      }
      return course(y1, y2, low)
    }

    private static func power(_ exponent: Double, _ side: Easing.Side, at t: Double) -> Double {
      func rising(_ t: Double) -> Double { PortableMath.exp(exponent * PortableMath.log(t)) }
      return switch side {
      case .in: rising(t)
      case .out: 1 - rising(1 - t)
      case .inOut: t < 0.5 ? rising(2 * t) / 2 : 1 - rising(2 - 2 * t) / 2
      }
    }

    /// The way of a spring of frequency one that starts at rest.
    private static func spring(_ ratio: Double, at t: Double) -> Double {
      guard ratio < 1 else { return 1 - (1 + t) * PortableMath.exp(-t) }
      let frequency = (1 - ratio * ratio).squareRoot()
      let (sin, cos) = PortableMath.sincos(frequency * t)
      return 1 - PortableMath.exp(-ratio * t) * (cos + ratio / frequency * sin)
    }
  }

  /// Jetpack Compose, and Android's views.
  static let compose: [(String, Meaning)] = [
    (
      """
      animateDpAsState(
          targetValue = if (expanded) 200.dp else 80.dp,
          animationSpec = tween(
              durationMillis = 300,
              delayMillis = 50,
              easing = LinearOutSlowInEasing,
          ),
          label = "size",
      )
      """, .bezier(0, 0, 0.2, 1)
    ),
    (
      """
      fadeIn(
        animationSpec = tween(durationMillis = 220, delayMillis = 90)
      )
      """, .bezier(0.4, 0, 0.2, 1)
    ),
    ("slideInVertically(tween(200, easing = FastOutLinearInEasing)) { it }", .bezier(0.4, 0, 1, 1)),
    (
      """
      spring(
          dampingRatio = Spring.DampingRatioLowBouncy,
          stiffness = Spring.StiffnessMediumLow,
          visibilityThreshold = IntOffset.VisibilityThreshold,
      )
      """, .spring(400, 0.75)
    ),
    ("spring<Float>(stiffness = Spring.StiffnessVeryLow)", .spring(50, 1)),
    ("animateContentSize(animationSpec = spring(0.5f, 1500f))", .spring(1500, 0.5)),
    ("val Emphasized = CubicBezierEasing(0.05f, 0.7f, 0.1f, 1f)", .bezier(0.05, 0.7, 0.1, 1)),
    ("PathInterpolatorCompat.create(0.2f, 0f, 0f, 1f)", .bezier(0.2, 0, 0, 1)),
    ("view.animate().setInterpolator(new DecelerateInterpolator(1.5f))", .power(3, .out)),
    (
      "SpringForce(0f).setStiffness(SpringForce.STIFFNESS_LOW).setDampingRatio(SpringForce.DAMPING_RATIO_LOW_BOUNCY)",
      .spring(200, 0.75)
    ),
  ]

  /// SwiftUI.
  static let swiftUI: [(String, Meaning)] = [
    ("Animation.spring(duration: 0.4, bounce: 0.3)", .spring(246.74011002723395, 0.7)),
    (
      """
      withAnimation(
        .spring(
          response: 0.55,
          dampingFraction: 0.825,
          blendDuration: 0
        )
      ) {
        isOpen.toggle()
      }
      """, .spring(130.5071656342394, 0.825)
    ),
    (
      ".interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)",
      .spring(100, 0.5)
    ),
    (".interpolatingSpring(stiffness: 170, damping: 15)", .spring(170, 0.5752237416355278)),
    (
      ".animation(.snappy(duration: 0.3, extraBounce: 0.05), value: isOn)",
      .spring(438.6490844928604, 0.8)
    ),
    (
      ".animation(.timingCurve(0.68, -0.6, 0.32, 1.6, duration: 0.8), value: x)",
      .bezier(0.68, -0.6, 0.32, 1.6)
    ),
    ("Animation.timingCurve(0.17, 0.67, 0.83, 0.67)", .bezier(0.17, 0.67, 0.83, 0.67)),
    ("withAnimation(.easeInOut(duration: 0.35).delay(0.1)) {", .bezier(0.42, 0, 0.58, 1)),
    ("Spring.init(duration: 0.5, bounce: 0.25)", .spring(157.91367041742973, 0.75)),
    (".transition(.opacity.animation(.easeOut(duration: 0.2)))", .bezier(0, 0, 0.58, 1)),
    (".init(duration: 0.5, bounce: 0.25)", .spring(157.91367041742973, 0.75)),
  ]

  /// UIKit and Core Animation.
  static let uiKit: [(String, Meaning)] = [
    (
      """
      let timing = UISpringTimingParameters.init(
        mass: 1.0,
        stiffness: 250.0,
        damping: 22.0,
        initialVelocity: CGVector(dx: 0, dy: 0)
      )
      """, .spring(250, 0.6957010852370434)
    ),
    (
      "let timing = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))",
      .bezier(0.2, 0, 0, 1)
    ),
    (
      "UIView.animate(withDuration: 0.25, delay: 0.0, options: .curveEaseInOut, animations: {",
      .bezier(0.42, 0, 0.58, 1)
    ),
    (
      "animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)",
      .bezier(0.42, 0, 1, 1)
    ),
    (
      "animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.23, 1, 0.32, 1)",
      .bezier(0.23, 1, 0.32, 1)
    ),
    ("animation.timingFunction = .init(name: .easeOut)", .bezier(0, 0, 0.58, 1)),
    (
      """
      let animation = CASpringAnimation(keyPath: "transform.scale")
      animation.fromValue = 0.5
      animation.damping = 14
      animation.stiffness = 196
      animation.duration = animation.settlingDuration
      """, .spring(196, 0.5)
    ),
    (
      "[CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionEaseOut]",
      .bezier(0, 0, 0.58, 1)
    ),
    ("CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)", .bezier(0, 0, 1, 1)),
  ]

  /// Flutter.
  static let flutter: [(String, Meaning)] = [
    ("Curves.easeInOutCubic", .bezier(0.645, 0.045, 0.355, 1)),
    (
      """
      AnimatedContainer(
        duration: const Duration(milliseconds: 300),
        curve: Curves.fastOutSlowIn,
        width: _width,
      )
      """, .bezier(0.4, 0, 0.2, 1)
    ),
    ("curve: const Cubic(0.05, 0.7, 0.1, 1.0),", .bezier(0.05, 0.7, 0.1, 1)),
    (
      """
      SpringDescription.withDampingRatio(
        mass: 0.5,
        stiffness: 100.0,
        ratio: 0.7,
      )
      """, .spring(200, 0.7)
    ),
    ("const SpringDescription(mass: 1, stiffness: 100, damping: 16)", .spring(100, 0.8)),
    (
      "Tween<double>(begin: 0, end: 1).chain(CurveTween(curve: Curves.ease))",
      .bezier(0.25, 0.1, 0.25, 1)
    ),
    (
      "SpringSimulation(const SpringDescription(mass: 1, stiffness: 400, damping: 20), 0, 1, 0)",
      .spring(400, 0.5)
    ),
  ]

  /// Style sheets.
  static let styleSheets: [(String, Meaning)] = [
    ("transition: transform 300ms cubic-bezier(0.2, 0, 0, 1);", .bezier(0.2, 0, 0, 1)),
    (
      """
      .card {
        opacity: 0;
        transition:
          opacity 0.2s ease-out,
          transform 300ms cubic-bezier(.4, 0, .2, 1) 50ms;
      }
      """, .bezier(0, 0, 0.58, 1)
    ),
    ("animation-timing-function: cubic-bezier(0.16, 1, 0.3, 1);", .bezier(0.16, 1, 0.3, 1)),
    ("animation: 3s ease-in 1s infinite reverse both running slidein;", .bezier(0.42, 0, 1, 1)),
    ("-webkit-transition: all .5s linear", .bezier(0, 0, 1, 1)),
    ("transition-timing-function: ease;", .bezier(0.25, 0.1, 0.25, 1)),
    (
      "class=\"transition-all duration-300 ease-[cubic-bezier(0.95,0.05,0.795,0.035)]\"",
      .bezier(0.95, 0.05, 0.795, 0.035)
    ),
    ("ease-[cubic-bezier(.2,_0,_0,_1)]", .bezier(0.2, 0, 0, 1)),
    ("cubic-bezier(.17,.67,.83,.67)", .bezier(0.17, 0.67, 0.83, 0.67)),
  ]

  /// The Motion library, GSAP, and React Native with Reanimated.
  static let scripts: [(String, Meaning)] = [
    (
      """
      <motion.div
        animate={{ x: 100 }}
        transition={{
          type: "spring",
          stiffness: 260,
          damping: 20,
        }}
      />
      """, .spring(260, 0.6201736729460423)
    ),
    (
      "transition={{ type: \"spring\", visualDuration: 0.4, bounce: 0.2 }}",
      .spring(171.3472986300236, 0.8)
    ),
    (
      "transition: { duration: 0.6, ease: [0.43, 0.13, 0.23, 0.96] }",
      .bezier(0.43, 0.13, 0.23, 0.96)
    ),
    ("animate(box, { x: 100 }, { ease: \"easeOut\", duration: 1 })", .bezier(0, 0, 0.58, 1)),
    ("gsap.to(\".box\", { rotation: 360, duration: 1, ease: \"power3.out\" });", .power(4, .out)),
    ("gsap.from(el, { y: 40, ease: 'power1.inOut', stagger: 0.1 })", .power(2, .inOut)),
    ("CustomEase.create(\"c\", \"M0,0 c.2,0 0,1 1,1\")", .bezier(0.2, 0, 0, 1)),
    ("CustomEase.create('c', 'M0,0C.25.1.25 1 1 1')", .bezier(0.25, 0.1, 0.25, 1)),
    (
      """
      withTiming(1, {
        duration: 300,
        easing: Easing.bezier(0.25, 0.1, 0.25, 1),
      })
      """, .bezier(0.25, 0.1, 0.25, 1)
    ),
    (
      "withTiming(offset.value, { duration: 500, easing: Easing.inOut(Easing.quad) })",
      .power(2, .inOut)
    ),
    (
      "Animated.timing(fade, { toValue: 1, easing: Easing.out(Easing.cubic), useNativeDriver: true })",
      .power(3, .out)
    ),
    ("withSpring(0, { mass: 1, damping: 15, stiffness: 150 })", .spring(150, 0.6123724356957945)),
    ("Animated.spring(x, { toValue: 1, stiffness: 100, damping: 10, mass: 1 })", .spring(100, 0.5)),
    (
      "useSpring({ to: { opacity: 1 }, config: { tension: 100, friction: 10 } })", .spring(100, 0.5)
    ),
  ]

  /// Figma, objects and numbers.
  static let tools: [(String, Meaning)] = [
    ("EASE_IN", .bezier(0.42, 0, 1, 1)),
    ("\"easing\": { \"type\": \"EASE_OUT\" }", .bezier(0, 0, 0.58, 1)),
    ("{ type: \"QUICK\" }", .spring(300, 0.5773502691896258)),
    ("{\"mass\": 1, \"stiffness\": 100, \"damping\": 10}", .spring(100, 0.5)),
    ("{ stiffness: 400, dampingRatio: 0.75 }", .spring(400, 0.75)),
    ("{ tension: 225, friction: 15 }", .spring(225, 0.5)),
    ("0.34, 1.56, 0.64, 1", .bezier(0.34, 1.56, 0.64, 1)),
    ("[.65, 0, .35, 1]", .bezier(0.65, 0, 0.35, 1)),
  ]

  static let all = compose + swiftUI + uiKit + flutter + styleSheets + scripts + tools

  @Test func `there are sixty of them and more, all different`() {
    #expect(Self.all.count >= 60 && Set(Self.all.map(\.0)).count == Self.all.count)
  }

  @Test(arguments: all)
  func `a snippet means what its platform says`(_ code: String, _ meaning: Meaning) throws {
    // What scenes write is left to who reads scenes.
    let read = try CurveCode.read(code) ?? .easing(Easing(parsing: code))
    for (moment, value) in meaning.values {
      #expect(abs(read.fraction(at: moment, of: 1) - value) < 1e-6, "\(read) at \(moment)")
    }
  }

  /// The two cubics of Flutter's curve, from 0 to a point and on to 1, which are formulas in themselves.
  @Test(arguments: [
    "Curves.fastEaseInToSlowEaseOut",
    """
    const ThreePointCubic(
      Offset(0.056, 0.024), Offset(0.108, 0.3085), Offset(0.198, 0.541),
      Offset(0.3655, 1.0), Offset(0.5465, 0.989),
    )
    """,
  ])
  func `a curve of three points is two cubics`(_ code: String) throws {
    let read = try #require(try CurveCode.read(code))
    let pieces = [
      (Point(0, 0), Point(0.056, 0.024), Point(0.108, 0.3085), Point(0.198, 0.541)),
      (Point(0.198, 0.541), Point(0.3655, 1), Point(0.5465, 0.989), Point(1, 1)),
    ]
    for (start, first, second, end) in pieces {
      for t in [0.1, 0.3, 0.5, 0.7, 0.9] {
        func course(_ part: (Point) -> Double) -> Double {
          let s = 1 - t
          return s * s * s * part(start) + 3 * s * s * t * part(first)
            + 3 * s * t * t * part(second) + t * t * t * part(end)
        }
        #expect(abs(read.fraction(at: course(\.x), of: 1) - course(\.y)) < 1e-6)
      }
    }
  }

  @Test(arguments: [
    ("infiniteRepeatable(animation = tween(1000), repeatMode = RepeatMode.Reverse)", "tween(300"),
    ("repeatable(iterations = 3, animation = tween(200))", "tween(300"),
    ("withSpring(1, { duration: 600, dampingRatio: 0.6 })", "stiffness: 100"),
    ("UISpringTimingParameters(dampingRatio: 0.7)", "UIViewPropertyAnimator(duration: 0.5"),
  ])
  func `what would be read as less than it says is refused, with what would be read`(
    _ code: String, _ example: String
  ) throws {
    let error = #expect(throws: MotionError.self) { try CurveCode.read(code) }
    let expected = try #require(error?.expected)
    #expect(expected.contains(example))
    // The example is no circle: it is read.
    let quoted = expected.split(separator: "'", omittingEmptySubsequences: false)[1]
    #expect(try CurveCode.read(String(quoted)) != nil)
  }
}
