import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct InterruptionTests {
  /// An opacity from 0 to 1 along CSS's `ease`, in 300 ms.
  private static let fade = CrossFade(.curve(.ease, 300))
  /// A whole width on an even pace, in 400 ms.
  private static let slide = ComposedTransition(
    Slide(), ComposedAnimation(pace: .easing(.linear), duration: .milliseconds(400)))

  private static func film(
    _ steps: [Step], with rule: any ScreenTransition = slide, tabs: [LayerID] = []
  ) throws -> AnimatedScene {
    let screens = ["a", "b", "c", "d"].map { Screen(LayerID($0), background: .color(.white)) }
    let first = [Step(.show(["a"])), Step(.hold(.milliseconds(100)))]
    return try Flow(screens, tabs: tabs, steps: first + steps, on: phone) { _ in rule }
      .film(on: Canvas(size: phone.size))
  }

  private static func x(
    _ film: AnimatedScene, _ name: LayerID, _ milliseconds: Double
  ) throws
    -> Double
  {
    let scene = film.scene(at: .milliseconds(milliseconds))
    let item = try #require(scene.item(name))
    return try #require(scene.projection(of: item).affine).tx
  }

  private static func names(_ film: AnimatedScene, at milliseconds: Double) -> [String] {
    film.scene(at: .milliseconds(milliseconds)).items.map(\.id.name)
      .filter { $0.count == 1 }
  }

  private static let still = try? film([]).scene(at: Time.zero)

  // MARK: - When

  @Test func `a step at a moment inside of the one before interrupts it`() throws {
    let film = try Self.film([
      Step(.push("b")), Step(.pop(1)).at(.milliseconds(100), interrupting: .reverse),
    ])
    #expect(film.duration == .milliseconds(300))
    #expect(try isClose(Self.x(film, "b", 199.999), 292.5, within: 1e-2))
    #expect(try isClose(Self.x(film, "b", 200), 292.5, within: 1e-9))
    #expect(try isClose(Self.x(film, "b", 250), 341.25, within: 1e-9))
    #expect(film.scene(at: film.duration) == Self.still)
  }

  @Test func `a later step waits at rest, and one at the very end follows at once`() throws {
    for (moment, end) in [(400.0, 900.0), (650, 1150)] {
      let film = try Self.film([Step(.push("b")), Step(.pop(1)).at(.milliseconds(moment))])
      #expect(film.duration == .milliseconds(end))
      #expect(film.seams.allSatisfy { $0.remark == nil })
      #expect(Self.names(film, at: 500 + (moment - 400) / 2).last == "b")
    }
  }

  @Test(arguments: InterruptionRule.allCases.filter(\.turnsAround))
  func `what is turned around at its very beginning is never seen`(rule: InterruptionRule) throws {
    let film = try Self.film([
      Step(.push("b")), Step(.pop(1)).at(.zero, interrupting: rule), Step(.hold(.milliseconds(50))),
    ])
    #expect(film.duration == .milliseconds(150))
    #expect(Self.names(film, at: 100) == ["a"] && film.scene(at: film.duration) == Self.still)
  }

  @Test func `turned around a second time, a transition ends as if it had never been`() throws {
    let film = try Self.film([
      Step(.push("b")), Step(.pop(1)).at(.milliseconds(200), interrupting: .reverse),
      Step(.push("b")).at(.milliseconds(100), interrupting: .reverse),
    ])
    #expect(film.duration == .milliseconds(100 + 200 + 100 + 300))
    #expect(try isClose(Self.x(film, "b", 400), 292.5, within: 1e-9))
    #expect(Self.names(film, at: film.duration.milliseconds) == ["b"])
  }

  // MARK: - Rules

  /// CSS Transitions 1: `ease` is at .40851 after a quarter of 300 ms, and so much of it is left.
  @Test func `reversing shortens as in CSS`() throws {
    let film = try Self.film(
      [Step(.push("b")), Step(.pop(1)).at(.milliseconds(75), interrupting: .shorten)],
      with: Self.fade)
    func opacity(_ milliseconds: Double) throws -> Double {
      try #require(film.scene(at: .milliseconds(milliseconds)).item("b")).properties.opacity
    }
    #expect(isClose(film.duration.milliseconds, 100 + 75 + 122.55, within: 5e-3))
    #expect(try isClose(opacity(175), 0.40851, within: 1e-5))
    #expect(try isClose(opacity(175 + 122.553 / 4), 0.40851 * (1 - 0.40851), within: 1e-4))
  }

  /// The factor of the second reversal: |.40851 · .40851 + (1 - .40851)| = .75837.
  @Test func `reversed again, the factor is that of CSS`() throws {
    let film = try Self.film(
      [
        Step(.push("b")), Step(.pop(1)).at(.milliseconds(75), interrupting: .shorten),
        Step(.push("b")).at(.milliseconds(122.553 / 4), interrupting: .shorten),
      ], with: Self.fade)
    let rest = film.duration.milliseconds - 175 - 122.553 / 4
    #expect(isClose(rest, 300 * (0.40851 * 0.40851 + 1 - 0.40851), within: 1e-2))
  }

  /// A spring of 400 caught at a velocity of a width in 400 ms, in the closed form of critical
  /// damping: x = (x₀ + (v + ω x₀) t) e^(-ω t).
  @Test func `retargeted, a spring of Compose's takes over the velocity`() throws {
    let film = try Self.film(
      [Step(.push("b")), Step(.pop(1)).at(.milliseconds(100))], with: Renamed(base: Self.slide))
    let (start, velocity, omega) = (0.25, 2.5, 20.0)
    for time in [0.01, 0.05, 0.1, 0.2] {
      let decay = PortableMath.exp(-omega * time)
      let progress = (start + (velocity + omega * start) * time) * decay
      let x = try Self.x(film, "b", 200 + time * 1000)
      #expect(isClose(x, 390 * (1 - progress), within: 1e-6))
    }
    #expect(film.scene(at: film.duration) == Self.still)
  }

  @Test func `begun anew, a movement takes all of its time`() throws {
    let film = try Self.film([
      Step(.push("b")), Step(.pop(1)).at(.milliseconds(100), interrupting: .restart),
    ])
    #expect(film.duration == .milliseconds(600))
    #expect(try isClose(Self.x(film, "b", 200), 390 * 0.75, within: 1e-6))
    #expect(try isClose(Self.x(film, "b", 300), 390 * (1 - 0.25 * 0.75), within: 1e-6))
    #expect(film.scene(at: film.duration) == Self.still)
  }

  /// React Navigation's spring, whatever its velocity was.
  @Test func `begun anew, a spring begins at rest`() throws {
    let film = try Self.film(
      [Step(.push("b")), Step(.pop(1)).at(.milliseconds(100))],
      with: preset("react-navigation.slide-from-right"))
    let caught = 1 - (try Self.x(film, "b", 200)) / 390
    #expect(isClose(caught, Spring.system.value(at: 0.1), within: 1e-6))
    for time in [0.02, 0.1, 0.3] {
      let progress = caught * (1 - Spring.system.value(at: time))
      #expect(try isClose(Self.x(film, "b", 200 + time * 1000), 390 * (1 - progress), within: 0.01))
    }
  }

  @Test func `a step that waits is taken when what runs is over`() throws {
    let film = try Self.film([
      Step(.push("b")), Step(.pop(1)).at(.milliseconds(100), interrupting: .wait),
    ])
    let plain = try Self.film([Step(.push("b")), Step(.pop(1))])
    #expect(film.duration == plain.duration)
    for time in [150.0, 300, 499, 500, 600, 899, 900] {
      #expect(film.scene(at: .milliseconds(time)) == plain.scene(at: .milliseconds(time)))
    }
    let seam = try #require(film.seams.first { $0.remark != nil })
    #expect(seam.time == .milliseconds(500) && seam.remark?.hasPrefix("wait: ") == true)
    #expect(!seam.isMeant)
  }

  @Test func `put to its end, a transition jumps, and that is meant`() throws {
    let film = try Self.film([
      Step(.push("b")), Step(.push("c")).at(.milliseconds(100), interrupting: .finish),
    ])
    #expect(film.duration == .milliseconds(600))
    #expect(try Self.x(film, "b", 200) == 0 && Self.names(film, at: 300) == ["b", "c"])
    let seam = try #require(film.seams.first { $0.remark != nil })
    #expect(seam.isMeant && seam.time == .milliseconds(200))
  }

  // MARK: - Replaced by another transition

  @Test func `what is replaced goes on inside`() throws {
    let film = try Self.film([
      Step(.push("b")), Step(.push("c")).at(.milliseconds(300)),
    ])
    #expect(Self.names(film, at: 450) == ["a", "b", "c"])
    #expect(try isClose(Self.x(film, "b", 400), 97.5, within: 1e-6))
    // Both the way that is left and the new one.
    #expect(try isClose(Self.x(film, "b", 450), 48.75 - 48.75, within: 1e-6))
    #expect(Self.names(film, at: 550) == ["b", "c"] && film.duration == .milliseconds(800))
    #expect(Self.names(film, at: 800) == ["c"])
  }

  @Test func `going back from what replaced it, the first transition is still under way`() throws {
    let film = try Self.film([
      Step(.push("b")), Step(.push("c")).at(.milliseconds(100)),
      Step(.pop(1)).at(.milliseconds(50), interrupting: .reverse),
    ])
    #expect(film.duration == .milliseconds(500))
    #expect(Self.names(film, at: 350) == ["a", "b"])
    #expect(try isClose(Self.x(film, "b", 350), 390 * 0.375, within: 1e-6))
    #expect(Self.names(film, at: 500) == ["b"])
  }

  @Test func `a sheet comes up over a push, and the push ends behind it`() throws {
    let sheet = try preset("ios.sheet-medium")
    let film = try Self.film([
      Step(.push("b")), Step(.present("c"), with: sheet).at(.milliseconds(100)),
      Step(.hold(.milliseconds(100))),
    ])
    #expect(Self.names(film, at: 350) == ["a", "b", "c"])
    #expect(Self.names(film, at: film.duration.milliseconds) == ["b", "c"])
    let rest = try Self.film([
      Step(.push("b"), with: cut), Step(.present("c"), with: sheet),
    ])
    #expect(
      film.scene(at: film.duration).items.map(\.id) == rest.scene(at: rest.duration).items.map(\.id)
    )
  }

  @Test func `a push inside of a sheet that comes up goes up with it`() throws {
    let sheet = try preset("ios.sheet-medium")
    let film = try Self.film([
      Step(.present("b"), with: sheet),
      Step(.push("c")).at(.milliseconds(100), interrupting: .goOn),
    ])
    #expect(Self.names(film, at: 300) == ["a", "b", "c"])
    #expect(Self.names(film, at: film.duration.milliseconds) == ["a", "c"])
    let plain = try Self.film([Step(.present("b"), with: sheet)])
    let (scene, other) = (
      film.scene(at: .milliseconds(300)), plain.scene(at: .milliseconds(300))
    )
    let (card, still) = (try #require(scene.item("b")), try #require(other.item("b")))
    let rise = try #require(scene.projection(of: card).affine).ty
    #expect(try isClose(rise, #require(other.projection(of: still).affine).ty, within: 1e-6))
  }

  @Test func `a sheet that is dismissed is presented again by the way it went`() throws {
    let sheet = try preset("ios.sheet-18")
    let film = try Self.film([
      Step(.present("b"), with: sheet), Step(.hold(.milliseconds(10))), Step(.dismiss),
      Step(.present("b")).at(.milliseconds(150), interrupting: .retarget),
      Step(.hold(.milliseconds(10))), Step(.dismiss),
    ])
    let rest = try Self.film([Step(.present("b"), with: sheet)])
    let last = try #require(film.seams.last { $0.side == .end && $0.name == "b" })
    #expect(film.scene(in: last.resting, at: FrameTime(last.time)) == rest.scene(at: rest.duration))
    #expect(film.scene(at: film.duration) == Self.still)
  }

  @Test func `a tab is selected back`() throws {
    let film = try Self.film(
      [Step(.select("b")), Step(.select("a")).at(.milliseconds(100), interrupting: .reverse)],
      tabs: ["a", "b"])
    #expect(film.duration == .milliseconds(300) && film.scene(at: film.duration) == Self.still)
  }

  // MARK: - Fingers

  @Test(arguments: [(0.0, -900.0, false), (150, 900, true)])
  func `a finger catches the page where it is`(way: Double, velocity: Double, isBack: Bool) throws {
    let finger = Gesture(
      [.init(0, at: .zero), .init(39, at: .milliseconds(50)), .init(way, at: .milliseconds(100))],
      velocity: velocity, rule: .ios)
    let film = try Self.film(
      [Step(.push("b")), Step(.pop(1), by: finger).at(.milliseconds(200))],
      with: preset("ios.push-26")
    )
    let caught = try Self.x(film, "b", 299.9999)
    #expect(try isClose(Self.x(film, "b", 300), caught, within: 0.01))
    #expect(try isClose(Self.x(film, "b", 350), caught + 39, within: 0.01))
    #expect(try isClose(Self.x(film, "b", 399.9999), caught + way, within: 0.01))
    #expect(Self.names(film, at: film.duration.milliseconds) == [isBack ? "a" : "b"])
  }

  @Test func `a page caught in the air is caught again`() throws {
    let finger = Gesture(
      [.init(0, at: .zero), .init(30, at: .milliseconds(80))], velocity: -600, rule: .ios)
    let film = try Self.film(
      [
        Step(.push("b")), Step(.pop(1), by: finger).at(.milliseconds(120)),
        Step(.pop(1)).at(.milliseconds(110)),
      ], with: preset("ios.push-26"))
    #expect(film.seams.count { $0.remark != nil } == 2)
    #expect(film.scene(at: film.duration) == Self.still)
  }

  @Test func `a preview that has been carried out is turned around to its very beginning`() throws {
    let finger = Gesture(
      [.init(0, at: .zero), .init(120, at: .milliseconds(200))], velocity: 100,
      rule: .predictiveBack)
    for name in ["flutter.predictive-back-fullscreen", "android.predictive-back"] {
      let rule = try preset(name)
      let film = try Self.film(
        [
          Step(.push("b"), with: cut), Step(.pop(1), by: finger),
          Step(.push("b")).at(.milliseconds(260), interrupting: .reverse),
        ], with: rule)
      let rest = try Self.film([Step(.push("b"), with: cut)])
      #expect(film.scene(at: film.duration) == rest.scene(at: rest.duration))
      for time in stride(from: 101.0, to: film.duration.milliseconds, by: 1) {
        let step = try Self.x(film, "b", time) - Self.x(film, "b", time - 1)
        #expect(step.magnitude < 12, "\(name) at \(time)")
      }
    }
  }

  // MARK: - What goes along

  @Test func `a screen that comes back is as old as it was`() throws {
    var timeline = Timeline()
    timeline.add(
      Animation(from: .number(0), to: .number(1), timing: Timing(duration: .seconds(1))),
      of: .opacity, onLayer: 0)
    let b = Screen("b", layers: [Layer("box")], timeline: timeline)
    let film = try Flow(
      [Screen("a"), b],
      steps: [
        Step(.show(["a", "b"])), Step(.hold(.milliseconds(200))), Step(.pop(1)),
        Step(.push("b")).at(.milliseconds(100), interrupting: .reverse),
        Step(.hold(.milliseconds(100))),
      ], on: phone
    ) { _ in Self.slide }.film(on: Canvas(size: phone.size))
    for moment in [100.0, 250, 350, 450] {
      let box = try #require(film.scene(at: .milliseconds(moment)).item("box"))
      #expect(isClose(box.properties.opacity, moment / 1000, within: 1e-9))
    }
  }

  @Test func `marks stay where they are, and what follows begins at rest`() throws {
    let film = try Self.film([
      Step(.push("b")), Step(.pop(1)).at(.milliseconds(100), interrupting: .reverse),
      Step(.mark("back")), Step(.push("c")),
    ])
    #expect(film.marks == [Mark("back", at: .milliseconds(300))])
    #expect(film.duration == .milliseconds(700))
  }

  // MARK: - Mistakes

  @Test(arguments: [
    (
      [Step(.hold(.milliseconds(10))), Step(.pop(1)).at(.milliseconds(5))],
      "'at' and 'interrupt' need a transition of screens in this step and in the one before"
    ),
    (
      [Step(.hold(.milliseconds(10))).at(.zero)],
      "'at' and 'interrupt' need a transition of screens in this step and in the one before"
    ),
    (
      [Step(.pop(1)).at(.milliseconds(700), interrupting: .reverse)],
      "nothing is left to interrupt: the transition before takes 400 ms"
    ),
    (
      [Step(.push("c")).at(.milliseconds(70), interrupting: .retarget)],
      "'retarget' turns the running transition around, but 'c' is not where it came from"
    ),
    (
      [Step(.pop(1)).at(.milliseconds(70), interrupting: .goOn)],
      "the step leads back to 'a', which the running transition has not left yet"
    ),
    (
      [Step(.pop(1), with: CrossFade()).at(.milliseconds(70))],
      "the transition that runs is turned around, and keeps its transition"
    ),
    (
      [Step(.push("c")).at(.milliseconds(70)), Step(.pop(2)).at(.milliseconds(10))],
      "screen 'a' is still leaving, and cannot arrive meanwhile"
    ),
  ])
  func `a step that can interrupt nothing says why`(steps: [Step], message: String) {
    #expect {
      try Self.film([Step(.push("b"))] + steps)
    } throws: { error in
      (error as? TransitionError)?.message == message
    }
  }
}

/// A rule that is interrupted as Compose's are.
private struct Renamed: DecoratedTransition {
  let base: any ScreenTransition

  func around(_ base: any ScreenTransition) -> any ScreenTransition { Renamed(base: base) }

  var interruption: Interruption {
    Interruption(.retarget, on: .damped(1, stiffness: 400), from: "a test")
  }
}
