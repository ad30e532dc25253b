import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing

/// What holds for every transition that has a name.
@Suite struct PresetLawTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let preset: Preset
    let operation: Operation
    let isRightToLeft: Bool

    var testDescription: String {
      "\(preset.name), \(operation.rawValue)\(isRightToLeft ? ", right to left" : "")"
    }

    var plan: TransitionPlan {
      var stage = TransitionEnvironment(size: Size(390, 844))
      stage.isRightToLeft = isRightToLeft
      return preset.plan(for: TransitionContext(operation, on: stage))
    }
  }

  static let cases = PresetCatalog.entries.flatMap { preset in
    Operation.allCases.flatMap { operation in
      [false, true].map { Case(preset: preset, operation: operation, isRightToLeft: $0) }
    }
  }

  @Test(arguments: cases)
  func `a plan shows both screens once, and every movement ends with it`(subject: Case) {
    let plan = subject.plan
    let screens = plan.layers.flatMap(\.allScreens)
    #expect(Set(screens) == [.insertion, .removal] && screens.count == 2)
    for movement in plan.layers.flatMap(\.allMovements) {
      guard let end = movement.animation.end else {
        Issue.record("a movement never ends")
        continue
      }
      #expect(end <= plan.duration)
    }
  }

  @Test(arguments: cases)
  func `swapped twice is itself`(subject: Case) {
    #expect(subject.plan.swapped.swapped == subject.plan)
  }

  @Test(arguments: PresetCatalog.entries.map(\.name))
  func `names are unique and lead to a reduced variant that does not move far`(
    name: String
  ) throws {
    #expect(PresetCatalog.names.count { $0 == name } == 1)
    let preset = try #require(PresetCatalog.preset(named: name))
    let reduced = try #require(preset.reduced as? Preset)
    #expect(reduced.reducedName == nil)
  }
}

extension TransitionLayer {
  var allScreens: [Role] {
    switch content {
    case .screen(let role): [role]
    case .element: []
    case .layers(let layers): layers.flatMap(\.allScreens)
    }
  }

  var allMovements: [Movement] {
    let own = movements + (mask?.movements ?? [])
    guard case .layers(let layers) = content else { return own }
    return own + layers.flatMap(\.allMovements)
  }
}
