import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing
import TransitionProbes

/// What holds for every transition that is interrupted, whenever that is.
@Suite struct InterruptionLawTests {
  static let turning = InterruptionRule.allCases.filter(\.turnsAround)

  @Test(arguments: PresetCatalog.names.oneIn(3))
  func `nothing jumps where a transition is turned around, and it ends where it began`(
    name: String
  ) throws {
    let subject = try Subject(name)
    for rule in Self.turning {
      for moment in subject.moments(3) {
        let film = try subject.film([subject.there, subject.back.at(moment, interrupting: rule)])
        let meetings = film.interruptions
        #expect(meetings.count == 1)
        for meeting in meetings { expectContinuity(meeting, in: film, "\(rule) at \(moment)") }
        #expect(film.lastScene == subject.still, "\(rule) at \(moment)")
      }
    }
  }

  @Test(arguments: PresetCatalog.names.oneIn(3, from: 1))
  func `retargeted, each movement keeps its velocity`(name: String) throws {
    let subject = try Subject(name)
    for moment in subject.moments(5) {
      let film = try subject.film([subject.there, subject.back.at(moment, interrupting: .retarget)])
      let meeting = try #require(film.interruptions.first)
      let pairs = zip(meeting.resting.timeline.entries, meeting.moving.timeline.entries)
      #expect(meeting.resting.timeline.entries.count == meeting.moving.timeline.entries.count)
      for (old, new) in pairs {
        let before = try #require(
          old.animation.progress(at: (meeting.time - meeting.resting.start).seconds))
        let after = try #require(new.animation.progress(at: 0))
        let later = try #require(new.animation.progress(at: 1e-6))
        let velocity = (later.fraction - after.fraction) / 1e-6
        #expect(isClose(before.fraction, after.fraction, within: 2e-9))
        #expect(isClose(before.velocity, velocity, within: 0.01), "\(old.property) at \(moment)")
      }
    }
  }

  @Test(arguments: PresetCatalog.names.oneIn(3, from: 2))
  func `interrupted again and again, nothing jumps`(name: String) throws {
    let subject = try Subject(name)
    guard subject.plan.duration > .zero else { return }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3 {
      let rules = (0..<3).compactMap { _ in Self.turning.randomElement(using: &random) }
      let first = subject.plan.shownDuration.scaled(0.3 + 0.4 * random.double(in: 0...1))
      let film = try subject.film([
        subject.there, subject.back.at(first, interrupting: rules[0]),
        subject.there.at(.milliseconds(23), interrupting: rules[1]).bare,
        subject.back.at(.milliseconds(2), interrupting: rules[2]),
      ])
      #expect(film.interruptions.count == 3)
      for meeting in film.interruptions { expectContinuity(meeting, in: film, "\(rules)") }
      #expect(film.lastScene == subject.still)
    }
  }

  @Test(arguments: PresetCatalog.names.oneIn(3, from: 1))
  func `a finger that catches a transition and lets it go on changes nothing in the end`(
    name: String
  ) throws {
    let subject = try Subject(name)
    guard subject.plan.duration > .zero else { return }
    let arrived = try subject.film([subject.there]).lastScene
    for (way, velocity) in [(0.0, -2000.0), (30, 2000), (-20, -2000)] {
      let finger = Gesture(
        [
          .init(0, at: .zero), .init(way / 2, at: .milliseconds(60)),
          .init(way, at: .milliseconds(100)),
        ],
        velocity: velocity, rule: .ios)
      var back = subject.back.at(subject.plan.shownDuration.scaled(0.4))
      (back.gesture, back.interruption) = (finger, .reverse)
      let film = try subject.film([subject.there, back])
      #expect(film.interruptions.count == 1)
      for meeting in film.interruptions { expectContinuity(meeting, in: film, "finger \(way)") }
      #expect(film.lastScene == (velocity > 0 ? subject.still : arrived), "finger \(way)")
    }
  }

  @Test(arguments: PresetCatalog.names.oneIn(3, from: 2))
  func `another transition lets the one that runs go on`(name: String) throws {
    let subject = try Subject(name)
    for moment in subject.moments(2) {
      let film = try subject.film([
        subject.there, Step(.push("third")).at(moment, interrupting: .goOn),
      ])
      #expect(film.interruptions.count == 1)
      for meeting in film.interruptions {
        let sides = [meeting.resting, meeting.moving].map {
          film.scene(in: $0, at: FrameTime(meeting.time))
        }
        for name in ["old", "new"] {
          let (a, b) = (try sides[0].sight(of: name), try sides[1].sight(of: name))
          #expect(agree(a, b, within: 1e-6), "\(name) at \(moment)")
        }
      }
    }
  }

  /// An alert of Flutter's loses its `ScaleTransition` when it is turned around.
  @Test func `one preset alone jumps where it is turned around`() throws {
    let jumping = try PresetCatalog.names.filter {
      try !TransitionProbes.preset($0).interruption.settled.isEmpty
    }
    #expect(jumping == ["flutter.cupertino-alert"])
  }

  private func expectContinuity(_ seam: MotionBoundary, in film: AnimatedScene, _ comment: String) {
    if seam.isMeant {
      #expect(seam.remark?.contains("'scale' is at its end at once") == true, "\(comment)")
      return
    }
    let before = film.scene(in: seam.resting, at: FrameTime(seam.time)).looks
    let after = film.scene(in: seam.moving, at: FrameTime(seam.time)).looks
    for (name, look) in before {
      guard let other = after[name] else {
        // What is not there any more must not have been seen.
        Issue.record("\(name) disappears: \(comment)")
        continue
      }
      #expect(agree(look, other, within: 1e-5), "\(name): \(comment)")
    }
  }
}

/// A preset in an app of three screens, on the phone.
private struct Subject {
  let preset: Preset
  let isSheet: Bool
  /// The transition that is interrupted.
  let plan: TransitionPlan
  /// What is seen before it.
  let still: Scene

  init(_ name: String) throws {
    preset = try TransitionProbes.preset(name)
    let present = preset.plan(.present)
    isSheet = present.keepsRemoval
    plan = isSheet ? present : preset.plan(.push)
    still = try Self.film([], preset).scene(at: Time.zero)
  }

  var there: Step { Step(isSheet ? .present("new") : .push("new"), with: preset) }
  var back: Step { Step(isSheet ? .dismiss : .pop(1)) }

  /// Moments inside the transition, none where it is a cut.
  func moments(_ count: Int) -> [Time] {
    guard plan.duration > .zero else { return [] }
    var random = SeededGenerator(seed: 7)
    return (0..<count).map { _ in plan.shownDuration.scaled(0.02 + 0.96 * random.double(in: 0...1))
    }
  }

  func film(_ steps: [Step]) throws -> AnimatedScene { try Self.film(steps, preset) }

  private static func film(_ steps: [Step], _ preset: Preset) throws -> AnimatedScene {
    let screens = ["old", "new", "third"].map { name in
      Screen(LayerID(name), background: .color(.white))
    }
    return try Flow(
      screens, steps: [Step(.show(["old"])), Step(.hold(.milliseconds(100)))] + steps, on: phone
    ) { _ in preset }
    .film(on: Canvas(size: phone.size))
  }
}

extension Step {
  /// The step without a transition of its own.
  fileprivate var bare: Step {
    var step = self
    step.transition = nil
    return step
  }
}

extension AnimatedScene {
  fileprivate var interruptions: [MotionBoundary] { seams.filter { $0.remark != nil } }

  fileprivate var lastScene: Scene { scene(at: duration) }
}

extension Scene {
  /// Where each layer is, how much of it is seen, and all of its numbers.
  fileprivate var looks: [String: [Double]] {
    Dictionary(
      items.filter { !$0.id.name.hasPrefix("container") }.map { item in
        let map = projection(of: item)
        var numbers = [
          map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
          item.properties.opacity,
        ]
        for property in Property.plain {
          guard case .numbers(let value)? = item.properties[property] else { continue }
          numbers += [value.x, value.y, value.z, value.w]
        }
        return (item.id.name, numbers)
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Scene {
  /// Where the corners of a layer are on the canvas, and how much of it is seen.
  fileprivate func sight(of name: String) throws -> [Double] {
    let item = try #require(self.item(LayerID(name)))
    let corners = try #require(projection(of: item).map(item.properties.bounds)).points
    var opacity = item.properties.opacity
    var parent = item.parent
    while let index = parent {
      opacity *= items[index].properties.opacity
      parent = items[index].parent
    }
    return corners.flatMap { [$0.x, $0.y] } + [opacity]
  }
}

extension Time {
  fileprivate func scaled(_ factor: Double) -> Time { .seconds(seconds * factor) }
}
