import SegueDesignTokens
import SegueJSON
import SegueMotion
import Testing

/// Tokens as they are written, read again.
@Suite struct TokenNotationTests {
  private static let tokens = [
    DesignToken("motion.duration.short", .duration(.milliseconds(100)), note: "Small things."),
    DesignToken("motion.duration", .duration(.milliseconds(250.5))),
    DesignToken("motion.easing.standard", .curve(.easing(.cubicBezier(0.2, 0, 0, 1)))),
    DesignToken("motion.spring.lively", .curve(.spring(.response(0.4, dampingFraction: 0.6)))),
    DesignToken(
      "motion.enter",
      .transition(
        .init(
          duration: .milliseconds(300), delay: .milliseconds(50),
          curve: .easing(.cubicBezier(0, 0, 0.2, 1))))),
  ]

  /// The largest distance between two curves over a second.
  private static func distance(_ a: TimingCurve, _ b: TimingCurve) -> Double {
    (0...60).map { step in
      let time = Double(step) / 60
      return abs(a.fraction(at: time, of: 1) - b.fraction(at: time, of: 1))
    }.max() ?? 1
  }

  /// True if both are the same to a millionth.
  private static func isSame(_ a: DesignToken.Value, _ b: DesignToken.Value) -> Bool {
    switch (a, b) {
    case (.curve(let a), .curve(let b)): distance(a, b) < 1e-6
    case (.transition(let a), .transition(let b)):
      a.duration == b.duration && a.delay == b.delay && distance(a.curve, b.curve) < 1e-6
    default: a == b
    }
  }

  @Test func `the format module's notation is read as it was written`() {
    let text = TokenNotation.dtcg.text(of: Self.tokens)
    let (table, mistakes) = TokenReaderTests.read([("a.json", text)])
    #expect(mistakes == [] && table.tokens.count == Self.tokens.count)
    let read = Dictionary(uniqueKeysWithValues: table.tokens.map { ($0.name, $0) })
    for token in Self.tokens {
      let other = read[token.name]
      #expect(
        other.map { Self.isSame(token.value, $0.value) } == true && other?.note == token.note,
        "\(token)")
    }
  }

  @Test func `Style Dictionary's notation keeps times and cubic curves`() throws {
    let tokens = Array(Self.tokens[0...2])
    let text = TokenNotation.styleDictionary.text(of: tokens)
    let values = try TokenReaderTests.values(text)
    #expect(values["motion.duration.default"] == tokens[1].value)
    #expect(values["motion.duration.short"] == tokens[0].value)
    #expect(values["motion.easing.standard"] == tokens[2].value)
  }

  @Test func `a style sheet keeps times and cubic curves, and comes near springs`() throws {
    let text = TokenNotation.css.text(of: Self.tokens)
    #expect(text.contains("  --motion-enter: 300ms cubic-bezier(0, 0, 0.2, 1) 50ms;\n"))
    let values = try TokenReaderTests.values(text, name: "a.css")
    #expect(values["motion-duration-short"] == .duration(.milliseconds(100)))
    guard case .curve(let curve)? = values["motion-spring-lively"],
      case .duration(let time)? = values["motion-spring-lively-duration"],
      case .curve(let spring) = Self.tokens[3].value
    else {
      Issue.record("\(values)")
      return
    }
    for step in 0...60 {
      let seconds = Double(step) / 60 * time.seconds
      let near = curve.fraction(at: seconds, of: time.seconds)
      #expect(abs(near - spring.fraction(at: seconds, of: 1)) < 0.0035)
    }
  }

  /// The curve that a token with a spring has for tools that know none.
  @Test func `a transition comes near its spring`() throws {
    let text = TokenNotation.dtcg.text(of: [
      DesignToken("a", .curve(.spring(.response(0.4, dampingFraction: 1))))
    ])
    let plain = text.replacing("org.segue.motion", with: "org.other")
    guard case .transition(let transition)? = try TokenReaderTests.values(plain)["a"] else {
      Issue.record("\(plain)")
      return
    }
    let spring = TimingCurve.spring(.response(0.4, dampingFraction: 1))
    let length = transition.duration.seconds
    for step in 0...60 {
      let seconds = Double(step) / 60 * length
      #expect(
        abs(
          transition.curve.fraction(at: seconds, of: length) - spring.fraction(at: seconds, of: 1))
          < 0.04)
    }
  }

  @Test func `programs have constants`() {
    #expect(
      TokenNotation.compose.text(of: Self.tokens) == """
        val motionDurationShort = 100
        val motionDuration = 251
        val motionEasingStandard = CubicBezierEasing(0.2f, 0f, 0f, 1f)
        val motionSpringLively = spring(dampingRatio = 0.6f, stiffness = 246.7401f)
        val motionEnterDuration = 300
        val motionEnterDelay = 50
        val motionEnterCurve = CubicBezierEasing(0f, 0f, 0.2f, 1f)

        """)
    let swift = TokenNotation.swiftUI.text(of: [Self.tokens[2], Self.tokens[3]])
    #expect(
      swift.hasPrefix("let motionEasingStandard = Animation.timingCurve(0.2, 0, 0, 1, duration: "),
      "\(swift)")
    #expect(
      TokenNotation.flutter.text(of: [Self.tokens[0]])
        == "final motionDurationShort = Duration(microseconds: 100000);\n")
  }

  @Test(arguments: TokenNotation.allCases)
  func `of several tokens with one name, and of none, something is written`(notation: TokenNotation)
  {
    let token = DesignToken("a.b", .duration(.milliseconds(1)))
    let roots = ["a", "a.", "a.default", "a.$root"].map { DesignToken($0, token.value) }
    let text = notation.text(of: [token, token] + roots)
    #expect(!text.isEmpty)
    // Those with contexts name them all the same.
    #expect(notation.text(of: []).count < (notation.hasModes ? 400 : 30))
  }

  @Test func `a curve that goes anywhere is come near to in time`() throws {
    let wild = try Easing(parsing: "linear(0, 1000000, 1)")
    #expect(!TokenNotation.dtcg.text(of: [DesignToken("a", .curve(.easing(wild)))]).isEmpty)
  }
}
