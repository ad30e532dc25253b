import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// What may be changed about transitions that have names.
@Suite struct PresetParameterTests {
  private static func contexts() -> [TransitionContext] {
    [phone, TransitionEnvironment(size: Size(834, 1194))].flatMap { stage in
      [.push, .pop, .present].map { TransitionContext($0, on: stage) }
    }
  }

  private static func plans(_ rule: any ScreenTransition) -> [TransitionPlan] {
    contexts().map { rule.plan(for: $0) }
  }

  /// Another value that the parameter may have.
  private static func other(than taken: TakenParameter) -> PresetSettings.Value {
    if taken.parameter.kind == .pace { return .pace(.easing(.cubicBezier(0.9, 0.1, 0.2, 0.3))) }
    let range = taken.parameter.range
    let middle = taken.standard.map { $0 * 0.75 + 0.125 } ?? 200
    return .number(min(max(middle, range.lowerBound), range.upperBound))
  }

  @Test(arguments: PresetCatalog.names)
  func `whatever a transition takes makes a difference`(name: String) throws {
    let transition = try preset(name)
    let plans = Self.plans(transition)
    let isZoom = ["ios.zoom", "ios.zoom-26"].contains(name)
    // What is zoomed is shared, and nothing is on these stages.
    for taken in transition.parameters where !isZoom || taken.parameter == .easing {
      let changed = try transition.with([taken.parameter: Self.other(than: taken)])
      #expect(Self.plans(changed) != plans, "\(taken.parameter.name)")
    }
  }

  @Test(arguments: PresetCatalog.names)
  func `what is said anyway changes nothing`(name: String) throws {
    let transition = try preset(name)
    let plans = Self.plans(transition)
    for taken in transition.parameters {
      guard let standard = taken.standard else { continue }
      #expect(taken.parameter.range.contains(standard))
      let same = try transition.with([taken.parameter: .number(standard)])
      let expected = taken.parameter == .response ? plans.map(\.duration) : []
      guard expected.isEmpty else {
        #expect(Self.plans(same).map(\.duration) == expected)
        continue
      }
      #expect(Self.plans(same) == plans, "\(taken.parameter.name)")
    }
  }

  @Test(arguments: PresetCatalog.names)
  func `whatever is changed, the transition ends with the new screen at rest`(name: String) throws {
    let transition = try preset(name)
    for taken in transition.parameters
    where ![.startProgress, .endProgress].contains(taken.parameter) {
      let changed = try transition.with([taken.parameter: Self.other(than: taken)])
      for context in Self.contexts() {
        let plan = changed.plan(for: context)
        guard !plan.keepsRemoval || !context.operation.isForward else { continue }
        let corners = try plan.corners(of: .insertion, at: 1, on: context.stage)
        let (w, h) = (context.stage.size.width, context.stage.size.height)
        let found = corners.flatMap { [$0.x, $0.y] }
        #expect(
          agree(found, [0, 0, w, 0, w, h, 0, h], within: 1e-6), "\(taken.parameter.name)")
        #expect(plan.opacity(of: .insertion, at: plan.duration, on: context.stage) == 1)
      }
    }
  }

  /// The values of the closed form of an underdamped spring with UIKit's frequency for 0.38 s.
  @Test(
    arguments: [
      (0.05, [472.184699, 0.933919]), (0.1, [91.981900, 0.866347]), (0.2, [-30.741170, 0.844537]),
      (0.3, [0.307091, 0.850055]),
    ] as [(Double, [Double])])
  func `a founding example on a bouncier spring`(seconds: Double, expected: [Double]) throws {
    let rule = Preset.classic(.slideUp, [.dampingRatio: 0.7, .initialVelocity: 0])
    let plan = rule.plan(.present)
    let y = try plan.number(.translateY, of: "insertion", at: seconds)
    let opacity = try plan.number(.opacity, of: "removal", at: seconds)
    #expect(agree([y, opacity], expected, within: 2e-6))
  }

  @Test func `numbers are those of the plan`() throws {
    let push = Preset.ios(.push, [.parallax: 0.5, .dimming: 0.4]).plan(.push)
    #expect(try push.number(.translateX, of: "removal", at: 9) == -195)
    #expect(try push.number(.opacity, of: "dim", at: 9) == 0.4)
    let turn = Preset.classic(.rotateScale, [.rotation: 90, .scale: 0.5]).plan(.push)
    #expect(try turn.number(.rotate, of: "insertion", at: 0) == -90)
    #expect(try turn.number(.rotate, of: "insertion", at: 1) == 0)
    #expect(try turn.number(.scale, of: "insertion", at: 0) == 0.5)
  }

  @Test func `along a curve, everything keeps its time`() throws {
    let plain = try preset("flutter.zoom").plan(.push)
    let linear = try preset("flutter.zoom").with([.easing: .pace(.linear)]).plan(.push)
    #expect(linear.duration == plain.duration)
    // The arriving page fades in from 37.5 to 75 ms.
    #expect(try linear.number(.opacity, of: "insertion", at: 0.05625) == 0.5)
    let scale = try linear.number(.scale, of: "insertion", at: 0.15)
    #expect(agree([scale], [0.925], within: 1e-12))
  }

  @Test func `a spring takes its own time, and parts of it go through it faster`() throws {
    let spring = Spring.response(0.5, dampingFraction: 1)
    let rule = try preset("flutter.zoom").with([.easing: .pace(.spring(spring))])
    let plan = rule.plan(.push)
    let length = try #require(spring.settlingDuration())
    #expect(agree([plan.duration.seconds], [length], within: 1e-9))
    let moment = 0.3
    let scale = try plan.number(.scale, of: "insertion", at: moment * length)
    #expect(
      agree([scale], [0.85 + 0.15 * spring.value(at: moment * length)], within: 1e-6))
    // What lasts from an eighth to a quarter of the transition is as far after 0.3 of that time.
    let early = (0.125 + 0.125 * moment) * length
    #expect(
      agree(
        [try plan.number(.opacity, of: "insertion", at: early)],
        [spring.value(at: moment * length)], within: 1e-6))
  }

  @Test func `what begins late has the rest of the time`() throws {
    let plan = try preset("classic.cross-fade").with([.delayFactor: 0.2, .easing: .pace(.linear)])
      .plan(.push)
    #expect(plan.duration == .milliseconds(350))
    for (seconds, opacity) in [(0.07, 0), (0.14, 0.25), (0.21, 0.5), (0.35, 1)] {
      let found = try plan.number(.opacity, of: "insertion", at: seconds)
      #expect(agree([found], [opacity], within: 1e-9))
    }
  }

  @Test func `what a transition does not take is refused`() throws {
    let cases: [(String, PresetSettings, String, String)] = [
      (
        "ios.cover", [.parallax: 0.5], "'ios.cover' takes no 'parallax'",
        "it takes duration, speed, easing, delayFactor"
      ),
      (
        "classic.none", [.speed: 2], "'classic.none' takes no 'speed'", "the screens change at once"
      ),
      (
        "ios.push", [.dimming: 2], "'dimming' has a value that it cannot have",
        "expected a number from 0.0 to 1.0"
      ),
      (
        "classic.slide-up", [.dampingRatio: 0.5, .easing: .pace(.linear)],
        "'dampingRatio' does nothing beside 'easing'",
        "'easing' takes the place of the spring; say it there"
      ),
      (
        "ios.push", [.duration: 100, .speed: 2], "'duration' and 'speed' exclude one another",
        "both say how fast the transition is"
      ),
    ]
    for (name, settings, message, hint) in cases {
      let transition = try preset(name)
      do throws(TransitionError) {
        _ = try transition.with(settings)
        Issue.record("\(name) takes it")
      } catch {
        #expect(error.message == message)
        #expect(error.hint == hint)
      }
    }
  }

  @Test func `every parameter has a taker, and each name one row`() {
    #expect(Set(PresetParameter.all.map(\.name)).count == PresetParameter.all.count)
    for parameter in PresetParameter.all {
      #expect(
        PresetCatalog.entries.contains { $0.parameters.contains { $0.parameter == parameter } },
        "\(parameter.name)")
    }
  }

  @Test func `what is changed is a warning where the platform gives none`() throws {
    let context = TransitionContext(.push, on: phone)
    let slow = try preset("ios.push").with([.duration: 3000])
    #expect(!slow.acceptedWarnings(for: context).contains(.slow))
    #expect(try preset("ios.push").acceptedWarnings(for: context).contains(.slow))
  }
}
