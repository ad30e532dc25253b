import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing

@Suite struct TransitionWarningTests {
  private static func kinds(
    _ transition: some ScreenTransition, _ operation: Operation = .push, on stage: Stage = phone,
    arriving: Screen? = nil
  ) -> [TransitionWarning.Kind] {
    transition.warnings(for: Exchange(operation, on: stage), arriving: arriving).map(\.kind)
  }

  private static func message(
    _ kind: TransitionWarning.Kind, _ transition: some ScreenTransition, on stage: Stage = phone,
    arriving: Screen? = nil
  ) throws -> String {
    let warnings = transition.warnings(for: Exchange(.push, on: stage), arriving: arriving)
    return try #require(warnings.first { $0.kind == kind }, "\(warnings)").message
  }

  private static func slide(_ pace: Pace, _ milliseconds: Double) -> Written {
    Written { stage in
      let run = Run(.milliseconds(milliseconds), pace)
      return ExchangePlan(
        lasting: run.end,
        [
          PlanLayer(.removal),
          PlanLayer(.insertion).moving(.translateX, from: stage.size.width, to: 0, run),
        ])
    }
  }

  /// A rule that a test writes down, the same in both directions.
  private struct Written: ScreenTransition {
    let make: @Sendable (Stage) -> ExchangePlan

    func plan(for exchange: Exchange) -> ExchangePlan {
      let plan = make(exchange.stage)
      return exchange.operation.isForward ? plan : plan.swapped
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
        == "the exchange moves for 994 ms, longer than 400 ms")
    let patient = try preset("classic.rotate-scale").warnings(
      for: Exchange(.push, on: phone), patience: .seconds(1))
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
        == "the arriving screen moves beyond its place and leaves 2.5 points open at the bottom")
    #expect(!Self.kinds(try preset("ios.cover")).contains(.gap))
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
      let run = Run.curve(.linear, 200)
      return ExchangePlan(
        lasting: run.end,
        [PlanLayer(.removal), PlanLayer(.insertion).moving(.zPosition, from: 0, to: 1, run)])
    }
    #expect(Self.kinds(lifted).contains(.height))
  }

  @Test func `a tilted screen above a flat one`() {
    let tilted = { (height: Double) in
      Written { stage in
        let run = Run.curve(.linear, 200)
        let screen = PlanLayer(.insertion).with { $0.zPosition = height }
          .moving(.rotateY, from: 60, to: 0, run)
        return ExchangePlan(lasting: run.end, [PlanLayer(.removal), screen])
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
        for warning in preset.warnings(for: Exchange(.push, on: stage)) {
          #expect(!warning.message.isEmpty && !warning.hint.isEmpty)
        }
      }
    }
  }
}
