import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing
import TransitionProbes

@Suite struct TransitionWarningTests {
  private static func kinds(
    _ transition: some ScreenTransition, _ operation: Operation = .push,
    on stage: TransitionEnvironment = phone,
    arriving: Screen? = nil
  ) -> [TransitionWarning.Kind] {
    transition.warnings(for: TransitionContext(operation, on: stage), arriving: arriving).map(
      \.kind)
  }

  private static func message(
    _ kind: TransitionWarning.Kind, _ transition: some ScreenTransition,
    on stage: TransitionEnvironment = phone,
    arriving: Screen? = nil
  ) throws -> String {
    let warnings = transition.warnings(for: TransitionContext(.push, on: stage), arriving: arriving)
    return try #require(warnings.first { $0.kind == kind }, "\(warnings)").message
  }

  private static func slide(_ pace: TimingCurve, _ milliseconds: Double) -> Written {
    Written { stage in
      let run = TransitionTiming(.milliseconds(milliseconds), pace)
      return TransitionPlan(
        lasting: run.end,
        [
          TransitionLayer(.removal),
          TransitionLayer(.insertion).moving(.translateX, from: stage.size.width, to: 0, run),
        ])
    }
  }

  /// A rule that a test writes down, the same in both directions.
  private struct Written: ScreenTransition {
    let make: @Sendable (TransitionEnvironment) -> TransitionPlan

    func plan(for context: TransitionContext) -> TransitionPlan {
      let plan = make(context.stage)
      return context.operation.isForward ? plan : plan.swapped
    }
  }

  @Test func `the system's own transitions surprise nobody`() throws {
    for name in ["ios.push", "ios.cover", "ios.sheet-18", "classic.cross-fade", "ios.dissolve"] {
      for operation in Operation.allCases {
        #expect(Self.kinds(try preset(name), operation).isEmpty, "\(name)")
      }
    }
    #expect(Self.kinds(try preset("classic.none")).isEmpty)
  }

  @Test func `what moves for long is slow`() throws {
    #expect(
      try Self.message(.slow, preset("classic.rotate-scale"))
        == "the transition moves for 994 ms, longer than 400 ms")
    let patient = try preset("classic.rotate-scale").warnings(
      for: TransitionContext(.push, on: phone), patience: .seconds(1))
    #expect(!patient.contains { $0.kind == .slow })
  }

  @Test func `a spring that is cut off`() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(
      try Self.message(.cutSpring, Self.slide(.spring(spring), 300))
        == "the spring is cut off after 300 ms, -12.4 % of the way from its end")
    #expect(!Self.kinds(Self.slide(.spring(spring), 1473)).contains(.cutSpring))
  }

  @Test func `more damping than critical`() throws {
    let spring = try Spring(mass: 1, stiffness: 300, damping: 50)
    #expect(
      try Self.message(.overdamped, Self.slide(.spring(spring), 600))
        == "a damping ratio of 1.44 moves like one of 1")
  }

  @Test func `two faint screens over nothing`() throws {
    #expect(
      try Self.message(.dip, preset("composed.fade-cross"))
        == "up to 25 % of what is behind both screens shines through")
    #expect(!Self.kinds(try preset("composed.fade-in")).contains(.dip))
    #expect(!Self.kinds(try preset("ios.dissolve")).contains(.dip))
    #expect(!Self.kinds(try preset("css.view-transition")).contains(.dip))
  }

  @Test func `a translucent screen is pushed`() throws {
    let glass = Screen("glass", background: .color(Color(white: 1, alpha: 0.5)))
    #expect(
      try Self.message(.translucent, preset("ios.push"), arriving: glass)
        == "screen 'glass' is translucent, and the screen below disappears at the end")
    let solid = Screen("solid", background: .color(.white))
    #expect(!Self.kinds(try preset("ios.push"), arriving: solid).contains(.translucent))
    #expect(!Self.kinds(try preset("ios.sheet-18"), arriving: glass).contains(.translucent))
  }

  @Test func `a spring swings beyond the place`() throws {
    #expect(
      try Self.message(.gap, preset("classic.slide-up"))
        == "the arriving screen moves beyond its place and leaves 2.5 points open at the bottom"
        + " after 294 ms")
    #expect(!Self.kinds(try preset("ios.cover")).contains(.gap))
  }

  /// The first swing of a damping ratio of one half is e^(-π/√3) of the way after half a period.
  ///
  /// That is 67.2 of 412 points after 93.6 ms. Compose counts in whole milliseconds and whole pixels.
  @Test func `the first swing counts, however fast it is`() throws {
    let stage = TransitionEnvironment(size: Size(412, 915), scale: 2.625)
    let message = try Self.message(.gap, preset("compose.slide-into"), on: stage)
    let words = message.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    // Half a pixel and two milliseconds beside the closed form.
    #expect(isClose(numbers[0], 67.17, within: 0.2) && isClose(numbers[1], 93, within: 2))
    #expect(words.contains("right"), "\(message)")
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a gap is as wide as the closed form of the spring says`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let (ratio, stiffness) = (random.double(in: 0.2...0.85), random.double(in: 50...40_000))
      let spring = try Spring(dampingRatio: ratio, stiffness: stiffness)
      let width = random.double(in: 200...1200)
      let stage = TransitionEnvironment(size: Size(width, 400))
      let settling = try #require(spring.settlingDuration()) * 1000
      let root = (1 - ratio * ratio).squareRoot()
      let overshoot = width * PortableMath.exp(-.pi * ratio / root)
      let moment = 1000 * .pi / (stiffness.squareRoot() * root)
      let rule = Self.slide(.spring(spring), settling)
      let message = rule.warnings(for: TransitionContext(.push, on: stage)).first {
        $0.kind == .gap
      }?
      .message
      if overshoot < 0.49 {
        #expect(message == nil)
      } else if overshoot > 0.51 {
        let words = try #require(message?.split(separator: " "))
        let numbers = words.compactMap { Double($0) }
        #expect(isClose(numbers[0], overshoot, within: 0.051), "\(overshoot) in \(words)")
        #expect(isClose(numbers[1], moment, within: 0.51) && words.contains("right"))
      }
    }
  }

  /// 400 e^(-0.75 π / √(1 - 0.75²)) = 11.35.
  @Test func `a swing that passes between two looks is found`() throws {
    let spring = try Spring(dampingRatio: 0.75, stiffness: 1500)
    let message = try Self.message(
      .gap, Self.slide(.spring(spring), 3000), on: TransitionEnvironment(size: Size(400, 400)))
    #expect(message.contains("leaves 11.4 points open at the right after 123 ms"), "\(message)")
  }

  @Test func `curves and keyframes that overshoot are found where they turn`() throws {
    let back = TimingCurve.easing(.cubicBezier(0.34, 1.56, 0.64, 1))
    // The published peak of this curve, a tenth of the way beyond its end.
    let message = try Self.message(
      .gap, Self.slide(back, 200), on: TransitionEnvironment(size: Size(1000, 400)))
    let gap = try #require(message.split(separator: " ").compactMap { Double($0) }.first)
    #expect(isClose(gap, 1000 * Self.peakOfBackOut, within: 0.051))
    let keyed = Written { stage in
      let course = Keyframes(
        [.number(100), .number(-9), .number(-9), .number(0)], times: [0, 0.111, 0.1111, 1])
      var screen = TransitionLayer(.insertion)
      screen.movements = [
        Movement(
          .translateX, Animation(.keyframes(course), timing: Timing(duration: .milliseconds(400))))
      ]
      return TransitionPlan(lasting: .milliseconds(400), [TransitionLayer(.removal), screen])
    }
    #expect(try Self.message(.gap, keyed).contains("leaves 9.0 points open at the right"))
  }

  /// How far y of the curve (0.34, 1.56, 0.64, 1) exceeds 1: y = 4.68 m (1-m)² + 3 m² (1-m) + m³,
  /// whose derivative vanishes at m = 4.68 / 8.04.
  private static let peakOfBackOut = {
    let m = 4.68 / 8.04
    let n = 1 - m
    return 4.68 * m * n * n + 3 * m * m * n + m * m * m - 1
  }()

  @Test func `a time that its user has set is no platform's, longer or shorter`() throws {
    for name in ["ios.push", "ios.sheet-18", "material.shared-axis-x"] {
      let rule = try preset(name)
      let context = TransitionContext(name == "ios.sheet-18" ? .present : .push, on: phone)
      #expect(rule.acceptedWarnings(for: context).contains(.slow))
      for stretched in [
        Retimed(rule, .lasting(.seconds(2))), Retimed(rule, .speed(0.2)),
      ] as [any ScreenTransition] {
        let warnings = stretched.warnings(for: context).map(\.kind)
        #expect(warnings.contains(.slow), "\(name)")
        #expect(!stretched.acceptedWarnings(for: context).contains(.slow), "\(name)")
      }
      let quick = Retimed(rule, .lasting(.milliseconds(440)))
      #expect(!quick.acceptedWarnings(for: context).contains(.slow))
      let same = Retimed(rule, .speed(1))
      #expect(same.acceptedWarnings(for: context).contains(.slow))
      // Its author may say so.
      let stated = WarningSuppressing(quick, accepting: [.slow])
      #expect(Quantized(stated).acceptedWarnings(for: context).contains(.slow))
      #expect(
        Retimed(stated, .speed(2)).acceptedWarnings(for: context).contains(.slow))
    }
  }

  @Test func `a preset accepts no curve and no time but its own`() throws {
    let context = TransitionContext(.push, on: phone)
    let rule = try preset("material.container-transform")
    let settings: [PresetSettings] = [
      [.duration: 450], [.speed: 1.1], [.easing: .pace(.linear)],
    ]
    for setting in settings {
      #expect(!(try rule.with(setting)).acceptedWarnings(for: context).contains(.slow))
    }
  }

  @Test func `half a turn in a whole map`() throws {
    #expect(Self.kinds(try preset("composed.flip")).contains(.halfTurn))
    #expect(!Self.kinds(try preset("ios.flip")).contains(.halfTurn))
    #expect(!Self.kinds(try preset("composed.swing")).contains(.halfTurn))
  }

  @Test func `a scale of nothing`() {
    let vanishing = MirrorPush { Scale() }.animation(.standard)
    #expect(Self.kinds(vanishing).contains(.noSize))
    #expect(!Self.kinds(MirrorPush { Scale(0.1) }.animation(.standard)).contains(.noSize))
  }

  @Test func `a screen that does not end at rest`() throws {
    let left = LayerTransition(.moveIn, from: .right, end: 0.9)
    #expect(Self.kinds(left).contains(.leftOver))
    #expect(!Self.kinds(LayerTransition(.moveIn, from: .right)).contains(.leftOver))
  }

  @Test func `a height that moves`() {
    let lifted = Written { stage in
      let run = TransitionTiming.curve(.linear, 200)
      return TransitionPlan(
        lasting: run.end,
        [
          TransitionLayer(.removal),
          TransitionLayer(.insertion).moving(.zPosition, from: 0, to: 1, run),
        ])
    }
    #expect(Self.kinds(lifted).contains(.height))
  }

  @Test func `a tilted screen above a flat one`() {
    let tilted = { (height: Double) in
      Written { stage in
        let run = TransitionTiming.curve(.linear, 200)
        let screen = TransitionLayer(.insertion).with { $0.zPosition = height }
          .moving(.rotateY, from: 60, to: 0, run)
        return TransitionPlan(lasting: run.end, [TransitionLayer(.removal), screen])
      }
    }
    #expect(Self.kinds(tilted(0)).contains(.tilt))
    #expect(!Self.kinds(tilted(1)).contains(.tilt))
    #expect(!Self.kinds(Flip().animation(.standard)).contains(.tilt))
  }

  @Test func `a way back that is none`() throws {
    for name in ["composed.swing", "composed.zoom"] {
      #expect(Self.kinds(try preset(name)).contains(.wayBack), "\(name)")
    }
    for name in ["composed.slide", "hero.push-left", "ios.flip", "ionic.push", "classic.fade"] {
      #expect(!Self.kinds(try preset(name)).contains(.wayBack), "\(name)")
    }
  }

  @Test func `nothing is mirrored where reading begins at the right`() throws {
    let stage = phone.mirrored
    #expect(Self.kinds(try preset("composed.slide"), on: stage).contains(.readingDirection))
    #expect(!Self.kinds(try preset("ios.push"), on: stage).contains(.readingDirection))
    #expect(!Self.kinds(try preset("composed.zoom"), on: stage).contains(.readingDirection))
    #expect(!Self.kinds(try preset("composed.slide")).contains(.readingDirection))
  }

  @Test func `every warning says what can be done`() throws {
    for preset in PresetCatalog.entries {
      for stage in [phone, phone.mirrored] {
        for warning in preset.warnings(for: TransitionContext(.push, on: stage)) {
          #expect(!warning.message.isEmpty && !warning.hint.isEmpty)
        }
      }
    }
  }
}
