import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing
import TransitionProbes

/// Rules around rules: what they do not say themselves, the rule inside says.
@Suite struct DecorationTests {
  private static let stage = TransitionEnvironment(size: Size(360, 640), cornerRadius: 24)

  private static func film(
    _ rule: any ScreenTransition, _ operation: SegueTransitions.Operation, led: Bool
  ) throws -> AnimatedScene {
    let finger = Gesture(
      [.init(0, at: .zero), .init(60, at: .milliseconds(200)), .init(180, at: .milliseconds(400))],
      velocity: 300, rule: .predictiveBack)
    let steps = Step.transition(
      from: "a", to: "b", by: operation, with: rule, led: led ? finger : nil)
    var flow = Flow([Screen("a"), Screen("b")], steps: steps, on: stage) { _ in cut }
    if operation == .tabForward { flow.tabs = ["a", "b"] }
    if operation == .tabBackward { flow.tabs = ["b", "a"] }
    return try flow.film(on: Canvas(size: stage.size))
  }

  @Test(arguments: Cases.paired(PresetCatalog.names.oneIn(3), inTurnsWith: [false, true]))
  func `accepting a warning changes no frame`(name: String, led: Bool) throws {
    let rule = try preset(name)
    for operation in Operation.allCases {
      let plain = try Self.film(rule, operation, led: led)
      let all = Set(TransitionWarning.Kind.allCases)
      let around = WarningSuppressing(Retimed(rule, .speed(1)), accepting: all)
      let film = try Self.film(around, operation, led: led)
      #expect(film.epochs == plain.epochs && film.duration == plain.duration, "\(operation)")
    }
  }

  /// Touches for 400 ms, and 450 ms on its own; without its preview the rest of 450 ms alone.
  @Test func `a preview stays one when its warnings are accepted`() throws {
    let rule = WarningSuppressing(try preset("android.predictive-back"), accepting: [.slow])
    #expect(try Self.film(rule, .pop, led: true).duration == .milliseconds(850))
    let film = try Self.film(rule, .pop, led: true)
    #expect(film.scene(at: .milliseconds(300)).item("dim")?.properties.opacity == 0.2)
  }

  @Test func `twice as fast, a preview is carried out in half the time`() throws {
    let rule = Retimed(try preset("android.predictive-back"), .speed(2))
    #expect(try Self.film(rule, .pop, led: true).duration == .milliseconds(625))
  }

  @Test func `what is meant by a rule is meant by those around it`() throws {
    let context = TransitionContext(.push, on: phone)
    let rule = try preset("composed.fade-cross")
    #expect(rule.acceptedWarnings(for: context).contains(.dip))
    let around = Quantized(WarningSuppressing(Retimed(rule, .speed(3)), accepting: [.translucent]))
    #expect(around.acceptedWarnings(for: context).isSuperset(of: [.dip, .translucent]))
    #expect(
      (around.reduced as? WarningSuppressing)?.acceptedWarnings(for: context).contains(
        .translucent) == true)
  }

  @Test func `what authors state is known, and an empty list takes back all`() throws {
    let context = TransitionContext(.push, on: phone)
    let rule = try preset("composed.fade-cross")
    #expect(rule.statedWarnings.isEmpty)
    let stated = Quantized(WarningSuppressing(rule, accepting: [.gap]))
    #expect(stated.statedWarnings == [.gap])
    #expect(WarningSuppressing(stated, accepting: [.jump]).statedWarnings == [.gap, .jump])
    let bare = Quantized(WarningSuppressing(stated, accepting: []))
    #expect(bare.acceptedWarnings(for: context).isEmpty && bare.statedWarnings.isEmpty)
  }

  /// Flutter's page with the solver that Flutter has, and exactly, on 390 points.
  @Test(arguments: [
    (50.0, 296.96, 297.07), (100, 176.92, 176.88), (150, 93.67, 93.43), (200, 46.46, 46.72),
    (250, 22.49, 22.56), (300, 10.62, 10.58), (400, 2.23, 2.22),
  ])
  func `a preset can ask for Flutter's solver`(
    time: Double, quantized: Double, exact: Double
  ) throws {
    let rule = try preset("flutter.cupertino")
    #expect(
      try isClose(
        rule.quantized.plan(.push).number(.translateX, of: "page", at: time / 1000), quantized,
        within: 0.011))
    #expect(
      try isClose(
        rule.plan(.push).number(.translateX, of: "page", at: time / 1000), exact, within: 0.011))
  }
}
