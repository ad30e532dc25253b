import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// What holds for every transition that has a name.
@Suite struct CatalogLawTests {
  private static let stages = [phone, phone.mirrored, TransitionEnvironment(size: Size(834, 1194))]

  private static func contexts() -> [TransitionContext] {
    stages.flatMap { stage in
      [0, 1].flatMap { depth in
        Operation.allCases.map { TransitionContext($0, on: stage, depth: depth) }
      }
    }
  }

  @Test(arguments: PresetCatalog.names)
  func `the old screen begins where it stood, the new one ends at rest`(name: String) throws {
    let transition = try preset(name)
    for context in Self.contexts() {
      let (plan, stage) = (transition.plan(for: context), context.stage)
      let isDown = !context.operation.isForward
      let opens = transition.plan(for: TransitionContext(.present, on: stage)).keepsRemoval
      if !(isDown && opens) {
        #expect(try plan.corners(of: .removal, at: 0, on: stage).areAtRest(on: stage))
      }
      #expect(plan.opacity(of: .removal, at: .zero, on: stage) == 1)
      if !plan.keepsRemoval || isDown {
        #expect(try plan.corners(of: .insertion, at: 1, on: stage).areAtRest(on: stage))
      }
      #expect(plan.opacity(of: .insertion, at: plan.duration, on: stage) == 1)
    }
  }

  @Test(arguments: PresetCatalog.names)
  func `every moment is finite, and takes time unless it is a cut`(name: String) throws {
    let transition = try preset(name)
    for context in Self.contexts() {
      let (plan, stage) = (transition.plan(for: context), context.stage)
      #expect(plan == .cut || plan.duration > .zero)
      for role in Role.allCases {
        #expect(plan.layers.count { $0.holds(role) } == 1)
        for step in 0...8 {
          let moment = plan.duration.scaled(Double(step) / 8)
          let map = try #require(plan.projection(of: role, at: moment, on: stage))
          let entries = [
            map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
          ]
          #expect(entries.allSatisfy { $0.isFinite })
          #expect(try #require(plan.opacity(of: role, at: moment, on: stage)).isFinite)
        }
      }
    }
  }

  @Test(arguments: PresetCatalog.names)
  func `played backwards twice, a plan of curves is itself`(name: String) throws {
    let transition = try preset(name)
    for context in Self.contexts() {
      let plan = transition.plan(for: context)
      if plan.isMadeOfCurves { #expect(plan.backwards.backwards == plan) }
      #expect(plan.swapped.swapped == plan)
    }
  }

  @Test(arguments: PresetCatalog.names)
  func `where motion is reduced, nothing moves far`(name: String) throws {
    let transition = try preset(name)
    let reduced = transition.reduced
    for operation in Operation.allCases {
      let plan = reduced.plan(for: TransitionContext(operation, on: phone))
      for role in Role.allCases {
        let (first, last) = (try plan.corners(of: role, at: 0), try plan.corners(of: role, at: 1))
        #expect(zip(first, last).allSatisfy { agree([$0.x, $0.y], [$1.x, $1.y], within: 1e-9) })
      }
    }
    if let name = transition.reducedName { #expect(PresetCatalog.preset(named: name) != nil) }
    // On Android nothing is left of an animation that is turned off, but of a sheet there is.
    let (whole, still) = (
      transition.plan(.present), reduced.plan(for: TransitionContext(.present, on: phone))
    )
    #expect(whole.keepsRemoval == still.keepsRemoval)
    guard whole.keepsRemoval, still.duration == .zero else { return }
    for role in Role.allCases {
      let (a, b) = (try whole.corners(of: role, at: 1), try still.corners(of: role, at: 1))
      #expect(zip(a, b).allSatisfy { agree([$0.x, $0.y], [$1.x, $1.y], within: 1e-6) })
    }
  }

  @Test func `every name is there once, and says where its numbers come from`() {
    #expect(Set(PresetCatalog.names).count == PresetCatalog.names.count)
    #expect(PresetCatalog.entries.allSatisfy { !$0.source.isEmpty && !$0.summary.isEmpty })
  }
}

extension Time {
  fileprivate func scaled(_ factor: Double) -> Time { .seconds(seconds * factor) }
}

extension [Point] {
  fileprivate func areAtRest(on stage: TransitionEnvironment) -> Bool {
    let (w, h) = (stage.size.width, stage.size.height)
    return zip(self, [Point.zero, Point(w, 0), Point(w, h), Point(0, h)]).allSatisfy {
      agree([$0.x, $0.y], [$1.x, $1.y], within: 1e-6)
    }
  }
}

extension TransitionPlan {
  fileprivate var isMadeOfCurves: Bool {
    func check(_ layer: TransitionLayer) -> Bool {
      let own = layer.movements.allSatisfy { movement in
        if case .easing = movement.animation.pace { true } else { false }
      }
      guard own, case .layers(let layers) = layer.content else { return own }
      return layers.allSatisfy(check)
    }
    return layers.allSatisfy(check)
  }
}
