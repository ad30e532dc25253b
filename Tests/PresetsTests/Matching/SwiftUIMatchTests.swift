import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// SwiftUI's matched geometry.
@Suite struct SwiftUIMatchTests {
  private static let (small, large) = (
    Rect(x: 20, y: 100, width: 80, height: 60), Rect(x: 0, y: 0, width: 390, height: 300)
  )
  private static let (before, after) = ([shared("box", small)], [shared("box", large)])

  @Test(arguments: [
    (250.0, Rect(x: 15, y: 75, width: 157.5, height: 120)),
    (500.0, Rect(x: 10, y: 50, width: 235, height: 180)),
    (750.0, Rect(x: 5, y: 25, width: 312.5, height: 240)),
  ])
  func `the frame lies between both`(time: Double, frame: Rect) throws {
    let probe = try PlanProbe(.even(.swiftUI), from: Self.before, to: Self.after)
    for name in ["shared.box", "old.2", "new.2"] {
      #expect(try probe.frame(name, at: time).isClose(to: frame, within: 1e-9), "\(name)")
    }
  }

  @Test func `the spring is that of withAnimation, and both views change their opacity on it`()
    throws
  {
    let probe = try PlanProbe(
      try preset("ios.matched-geometry"), on: TransitionEnvironment(size: Size(390, 844)),
      from: Self.before,
      to: Self.after)
    let motion = SpringMotion(.response(0.5, dampingFraction: 1), from: 0, to: 1)
    let share = motion.value(at: 0.1)
    #expect(try isClose(probe.frame("shared.box", at: 100).width, 80 + 310 * share))
    #expect(try isClose(probe.opacity("new.2", at: 100), share))
    #expect(try isClose(probe.opacity("old.2", at: 100), 1 - share))
  }

  @Test func `the position alone leaves sizes as they are`() throws {
    let settings = MatchSettings.even(.swiftUI) { $0.properties = .position }
    let probe = try PlanProbe(settings, from: Self.before, to: Self.after)
    let center = Point(60 + (195 - 60) * 0.25, 130 + (150 - 130) * 0.25)
    for (name, size) in [("old.2", Self.small.size), ("new.2", Self.large.size)] {
      let frame = try probe.frame(name, at: 250)
      #expect(frame.size == size && (frame.center - center).length < 1e-9)
    }
  }

  @Test func `another anchor is what has one position`() throws {
    let settings = MatchSettings.even(.swiftUI) {
      $0.properties = .position
      $0.anchor = UnitPoint(1, 0)
    }
    let probe = try PlanProbe(settings, from: Self.before, to: Self.after)
    let corner = Point(100 + 290 * 0.5, 50)
    for name in ["old.2", "new.2"] {
      let frame = try probe.frame(name, at: 500)
      #expect((Point(frame.maxX, frame.minY) - corner).length < 1e-9, "\(name)")
    }
  }

  @Test func `the size alone leaves corners where they are`() throws {
    let settings = MatchSettings.even(.swiftUI) { $0.properties = .size }
    let probe = try PlanProbe(settings, from: Self.before, to: Self.after)
    for (name, origin) in [("old.2", Self.small.origin), ("new.2", Self.large.origin)] {
      let frame = try probe.frame(name, at: 250)
      #expect((frame.origin - origin).length < 1e-9)
      #expect(frame.isClose(to: Rect(origin: origin, size: Size(157.5, 120)), within: 1e-9))
    }
  }

  @Test func `a view that is no source follows, and where there is none both stay`() throws {
    let guest = CustomMatch.Class("guest", .like(.swiftUI) { $0.isSource = false })
    let (before, after) = (
      [shared("box", Self.small, classes: ["guest"])],
      [shared("box", Self.large, classes: ["guest"])]
    )
    let follows = try PlanProbe(.even(.swiftUI), [guest], from: before, to: Self.after)
    #expect(
      try follows.frame("old.2", at: 500).isClose(to: Rect(x: 10, y: 50, width: 235, height: 180)))
    #expect(try follows.frame("new.2", at: 500).isClose(to: Self.large))
    let none = try PlanProbe(.even(.swiftUI), [guest], from: Self.before, to: after)
    #expect(try none.frame("old.2", at: 500).isClose(to: Self.small))
    #expect(try none.frame("new.2", at: 500).isClose(to: Self.large))
  }
}
