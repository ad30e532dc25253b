import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing
import TransitionProbes

/// What holds for everything that two screens share, whatever the screens and whoever's way it is.
@Suite struct MatchLawTests {
  private static let stage = TransitionEnvironment(size: Size(200, 400), scale: 2, cornerRadius: 20)

  /// A film in which one random screen is pushed over another by a way of matching.
  private struct Pushed {
    let film: AnimatedScene
    let pairs: [SharedPair]
    let plan: TransitionPlan

    init(by rule: any MatchRule, seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let screens = [RandomScreen.make("one", &random), RandomScreen.make("two", &random)]
      let rule = MatchedTransition(CrossFade(), rule)
      let flow = Flow(exchanging: screens[0], with: screens[1], by: .push, rule, on: stage)
      let found = screens.map { ElementFinder.elements(of: $0, after: .zero, on: stage) }
      var context = TransitionContext(.push, on: stage)
      context.shared = [SharedPair](found[0], found[1])
      film = try flow.film(on: Canvas(size: stage.size))
      pairs = context.shared
      plan = rule.plan(for: context)
    }
  }

  /// The films of all seeds and dialects, at which all laws look.
  private static let pushed = Result {
    try MatchDialect.allCases.reduce(into: [MatchDialect: [UInt64: Pushed]]()) { all, dialect in
      for seed in SeededGenerator.seeds {
        all[dialect, default: [:]][seed] = try Pushed(by: dialect.rule, seed: seed)
      }
    }
  }

  private static func film(_ dialect: MatchDialect, seed: UInt64) throws -> Pushed {
    try #require(try pushed.get()[dialect]?[seed])
  }

  private static let keyed = MatchDialect.allCases.filter { $0.rule.matching == .keys }

  /// How far from its place a thing may be when a spring is put there: Compose does so at half a pixel
  /// for each side of a box, UIKit at a thousandth of the way.
  private static func lastStep(_ dialect: MatchDialect) -> Double {
    [.compose, .composeBounds].contains(dialect) ? 1 : 0.5
  }

  /// How far from its place a side may be because a platform puts boxes on whole pixels.
  private static func grid(_ dialect: MatchDialect) -> Double {
    [.compose, .composeBounds].contains(dialect) ? 1 / stage.scale : 0
  }

  /// Where the card of a pair stands on the stage.
  private static func frame(of key: MatchKey, in scene: Scene) -> Rect? {
    guard let item = scene.item(LayerID("shared.\(key)")) else { return nil }
    return scene.projection(of: item).map(item.properties.bounds)?.boundingBox
  }

  @Test(arguments: SeededGenerator.seeds)
  func `things begin where they were and end where they are`(seed: UInt64) throws {
    for dialect in Self.keyed {
      let test = try Self.film(dialect, seed: seed)
      let last = test.plan.duration - Time(nanoseconds: 1)
      let ends = [test.film.scene(at: Time.zero), test.film.scene(at: last)]
      for pair in test.pairs {
        guard let (removal, insertion) = pair.both else { continue }
        for (index, element) in [removal, insertion].enumerated() {
          let frame = try #require(
            Self.frame(of: pair.key, in: ends[index]), "\(dialect) \(pair.key)")
          let goal = element.place.quad.boundingBox
          let step = index == 0 ? 0 : Self.lastStep(dialect)
          let distance = step + Self.grid(dialect) + 1e-6
          #expect(frame.isNear(goal, within: distance), "\(dialect) \(pair.key): \(frame) \(goal)")
        }
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `nothing is without a number, and nothing jumps on the way`(seed: UInt64) throws {
    for dialect in Self.keyed {
      let test = try Self.film(dialect, seed: seed)
      var last: [MatchKey: Rect] = [:]
      let count = 60
      for step in 0..<count {
        let share = Double(step) / Double(count)
        let scene = test.film.scene(at: test.plan.duration.scaled(by: share))
        for pair in test.pairs where pair.both != nil {
          let frame = try #require(Self.frame(of: pair.key, in: scene), "\(dialect)")
          if let before = last[pair.key] {
            #expect(frame.isNear(before, within: 90), "\(dialect) \(pair.key) at \(step)")
          }
          last[pair.key] = frame
        }
        #expect(scene.items.allSatisfy { scene.projection(of: $0).isFinite }, "\(dialect)")
        #expect(scene.items.allSatisfy { $0.properties.opacity.isFinite }, "\(dialect)")
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `afterwards the screens have all that is theirs`(seed: UInt64) throws {
    for dialect in MatchDialect.allCases {
      let test = try Self.film(dialect, seed: seed)
      let scene = test.film.scene(at: test.plan.duration)
      #expect(!scene.items.contains { $0.id.name.hasPrefix("shared.") }, "\(dialect)")
      let hidden = scene.items.filter(\.properties.isHidden).map(\.id)
      #expect(hidden.isEmpty, "\(dialect)")
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `there and back twice is the plan itself`(seed: UInt64) throws {
    for dialect in Self.keyed {
      let plan = try Self.film(dialect, seed: seed).plan
      #expect(plan.swapped.swapped == plan, "\(dialect)")
      #expect(plan.swapped.lifted.count == plan.lifted.count)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `what stays in its screen begins where the other is, and ends where it is`(
    seed: UInt64
  ) throws {
    var settings = MatchSettings()
    (settings.dialect, settings.isAbove, settings.placeholder) = (.composeBounds, false, .animated)
    let test = try Pushed(by: CustomMatch(settings), seed: seed)
    let (film, plan) = (test.film, test.plan)
    #expect(plan.swapped.swapped == plan)
    for pair in test.pairs {
      guard let (removal, insertion) = pair.both,
        plan.layers.contains(where: { $0.name == "new.\(pair.key)" })
      else { continue }
      for (element, other, moment) in [
        (insertion, removal, Time.zero), (insertion, insertion, plan.duration),
        (removal, removal, .zero), (removal, insertion, plan.duration - Time(nanoseconds: 1)),
      ] {
        let scene = film.scene(at: moment)
        let item = try #require(scene.item(element.layer.id), "\(pair.key)")
        let frame = try #require(scene.projection(of: item).map(item.properties.bounds)).boundingBox
        let goal = other.place.frame
        #expect((frame.center - goal.center).length < 1.6, "\(pair.key) at \(moment)")
        #expect((frame.width - goal.width).magnitude < 1.1, "\(pair.key) at \(moment)")
      }
    }
  }

  @Test func `what is lifted leaves a hole in its screen and in no other place`() throws {
    let test = try #require(
      try SeededGenerator.seeds.lazy.map { try Self.film(.hero, seed: $0) }
        .first { !$0.plan.lifted.isEmpty })
    let keys = Set(test.plan.lifted.map(\.key))
    #expect(keys == Set(test.pairs.filter { $0.both != nil }.map(\.key)))
    let scene = test.film.scene(at: test.plan.duration.scaled(by: 0.5))
    let hidden = scene.items.count(where: \.properties.isHidden)
    #expect(hidden >= 2 * keys.count)
  }

  @Test func `screens that share nothing are exchanged by the rule below, and people are told`() {
    let rule = MatchedTransition(CrossFade(), MatchDialect.css.rule)
    let context = TransitionContext(.push, on: Self.stage)
    #expect(rule.plan(for: context) == CrossFade().plan(for: context))
    #expect(rule.warnings(for: context).map(\.kind).contains(.noPartner))
    let quiet = MatchedTransition(CrossFade(), MatchDialect.css.rule, isAsked: false)
    #expect(!quiet.warnings(for: context).map(\.kind).contains(.noPartner))
  }
}

extension StagePlace {
  /// The corners of the box where it stands.
  fileprivate var quad: Quad {
    let turn = Transform.rotation(rotation, about: .z)
      .about(UnitPoint.center.offset(in: frame.size), placedAt: frame.center)
    return turn.projection.map(Rect(origin: .zero, size: frame.size)) ?? frame.corners
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, within distance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { $0.magnitude <= distance }
  }
}
