import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing
import TransitionProbes

/// What a finger does that is told in a word: what the word says, whatever it leads.
@Suite struct FingerWordLawTests {
  typealias Operation = SegueTransitions.Operation

  /// A telephone, a watch and a tablet.
  static let stages = [
    phone, TransitionEnvironment(size: Size(162, 197)),
    TransitionEnvironment(size: Size(1024, 768), safeArea: Insets(top: 24)),
  ]

  /// How a flow ends whose last step is led by a finger.
  private static func walk(
    _ transition: any ScreenTransition, _ operation: Operation, _ finger: Gesture,
    on stage: TransitionEnvironment = phone
  ) throws -> FlowWalk {
    let part = Rect(x: 20, y: 60, width: stage.size.width / 3, height: 80)
    let list = Screen(
      "list", background: .color(.white), layers: [shared("photo", part, named: "thumb")])
    var detail = Screen(
      "detail", background: .color(.white),
      layers: [
        shared("photo", Rect(x: 0, y: 0, width: stage.size.width, height: 120), named: "big")
      ])
    detail.match = "photo"
    let isBack = operation == .pop || operation == .dismiss
    var steps = Step.transition(
      from: isBack ? "detail" : "list", to: isBack ? "list" : "detail", by: operation,
      with: transition)
    steps[steps.count - 1].gesture = finger
    return try Flow(
      [list, detail], tabs: operation == .tabForward ? ["list", "detail"] : [], steps: steps,
      on: stage
    ) { _ in transition }.walk(on: Canvas(size: stage.size))
  }

  private static func expect(
    _ walk: FlowWalk, toKeep word: Gesture.Phrase, _ comment: @autoclosure () -> Comment
  ) {
    let last = walk.transitions.last
    #expect(last?.isTakenBack == (word == .cancel), comment())
    #expect(!walk.warnings.contains { $0.warning.kind == .finger }, comment())
  }

  @Test(arguments: PresetCatalog.names.oneIn(3))
  func `a finger does what its word says, whatever it leads`(name: String) throws {
    let preset = try TransitionProbes.preset(name)
    for operation in [Operation.pop, .dismiss, .push, .present, .tabForward] {
      guard preset.plan(operation).duration > .zero else { continue }
      for word in Gesture.Phrase.allCases {
        Self.expect(
          try Self.walk(preset, operation, Gesture(word)), toKeep: word,
          "\(operation.rawValue) \(word.rawValue)")
      }
    }
  }

  @Test(arguments: ReleaseRule.allCases, stages)
  func `a finger does what its word says, whoever decides`(
    rule: ReleaseRule, stage: TransitionEnvironment
  ) throws {
    for transition in [try preset("ios.push"), try preset("ios.sheet-18"), try preset("ios.zoom")] {
      for operation in [Operation.pop, .dismiss] {
        for word in Gesture.Phrase.allCases {
          let walk = try Self.walk(transition, operation, Gesture(word, rule: rule), on: stage)
          Self.expect(
            walk, toKeep: word, "\(transition.name) \(operation.rawValue) \(word.rawValue)")
        }
      }
    }
  }

  /// Numbers of an app's own, which ask for more than most platforms.
  @Test(arguments: [(0.95, nil), (0.05, nil), (0.5, 3000), (1, 2000)] as [(Double, Double?)])
  func `words are clear enough for an app's own numbers`(
    threshold: Double, velocity: Double?
  ) throws {
    var release = PercentDrivenRelease()
    (release.threshold, release.velocityThreshold) = (threshold, velocity)
    for word in Gesture.Phrase.allCases {
      let finger = Gesture(word, rule: .percentDriven(release))
      Self.expect(
        try Self.walk(try preset("ios.push"), .pop, finger), toKeep: word, "\(word.rawValue)")
    }
  }

  @Test func `the finger moves as the screens do`() throws {
    for (name, operation, direction) in [
      ("ios.push", Operation.pop, Gesture.Direction.horizontal),
      ("ios.push", .dismiss, .horizontal), ("ios.sheet-18", .dismiss, .vertical),
      ("ios.zoom", .pop, .vertical), ("ios.zoom", .dismiss, .vertical),
      ("classic.cross-fade", .pop, .horizontal), ("classic.cross-fade", .dismiss, .vertical),
    ] {
      let walk = try Self.walk(try preset(name), operation, Gesture(.commit))
      #expect(walk.played.last?.gesture?.direction == direction, "\(name) \(operation.rawValue)")
      #expect(walk.played.last?.gesture?.phrase == nil)
    }
  }

  @Test func `where no finger can do it, a warning says so`() throws {
    var deaf = PercentDrivenRelease()
    deaf.threshold = 0
    var slow = Gesture(.commit)
    slow.velocity = -20_000
    for (finger, hint) in [
      (Gesture(.flick, direction: .horizontal), "leave out 'direction'"),
      (Gesture(.commit, direction: .horizontal), "up and down"), (slow, "leave out 'velocity'"),
      (Gesture(.cancel, rule: .percentDriven(deaf)), "'rule'"),
      (Gesture(.cancel, direction: .vertical, rule: .percentDriven(deaf)), "'rule'"),
    ] {
      let isZoom = finger.rule == .ios
      let walk = try Self.walk(try preset(isZoom ? "ios.zoom" : "ios.push"), .pop, finger)
      let warning = try #require(walk.warnings.first { $0.warning.kind == .finger }).warning
      #expect(warning.hint.contains(hint))
      #expect(warning.message.contains(isZoom ? "given up" : "carried out"))
    }
    let cut = try Self.walk(Cutting(), .pop, Gesture(.cancel))
    #expect(
      cut.warnings.first { $0.warning.kind == .finger }?.warning.hint.contains("no time") == true)
  }

  @Test(arguments: ["ios.push", "ios.sheet-18", "ios.zoom", "material.shared-axis-z"])
  func `a finger that catches a transition does what its word says`(name: String) throws {
    let preset = try preset(name)
    let screens = ["a", "b"].map { Screen(LayerID($0), background: .color(.white)) }
    for word in Gesture.Phrase.allCases {
      for part in [0.1, 0.5, 0.9] {
        let moment = Time.seconds(preset.plan(.push).shownDuration.seconds * part)
        var back = Step(.pop(1), by: Gesture(word)).at(moment, interrupting: .reverse)
        back.gesture?.isShown = true
        let walk = try Flow(
          screens, steps: [Step(.show(["a"])), Step(.push("b"), with: preset), back], on: phone
        ) { _ in preset }.walk(on: Canvas(size: phone.size))
        Self.expect(walk, toKeep: word, "\(word.rawValue) after \(part)")
      }
    }
  }
}

/// A rule that takes no time.
private struct Cutting: ScreenTransition {
  func plan(for context: TransitionContext) -> TransitionPlan { .cut }
}
