import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// What stands above the screens in the color that the one on top wants.
@Suite struct StatusBarTests {
  /// A white page, dark ones, and a card without a word on it.
  private static let screens = [
    Screen("page"), Screen("night", statusBar: .light), Screen("photo", statusBar: .light),
    Screen("card"), Screen("bright", statusBar: .dark),
  ]

  /// A transition that takes half a second.
  private static let slide = ComposedTransition(
    Slide(), ComposedAnimation(pace: .easing(.easeInOut), duration: .milliseconds(500)))

  private static func film(
    _ steps: [Step], clock: LayerClock? = nil, on stage: TransitionEnvironment = phone,
    tabs: [LayerID] = []
  ) throws -> AnimatedScene {
    var flow = Flow(screens, tabs: tabs, steps: steps, on: stage, standard: { _ in Self.slide })
    let words = Layer("words") { $0.background = .color(.black) }
    flow.foreground = Screen("foreground", layers: [Layer("bar", children: [words])])
    if let clock { flow.foreground.timeline.setClock(clock, ofLayer: 0) }
    flow.inks = [
      StatusBarInk(
        of: .background, onLayer: 1, dark: .paint(.color(.black)), light: .paint(.color(.white)))
    ]
    return try flow.film(on: Canvas(size: stage.size))
  }

  /// How light the words are, from 0 to 1.
  private static func lightness(_ film: AnimatedScene, _ milliseconds: Double) throws -> Double {
    let words = try #require(film.scene(at: .milliseconds(milliseconds)).item("words"))
    guard case .color(let color)? = words.properties.background else { return .nan }
    #expect(color.red == color.green && color.green == color.blue && color.alpha == 1)
    return color.red
  }

  private static func lightness(
    _ film: AnimatedScene, at moments: [Double]
  ) throws -> [Double] {
    try moments.map { try lightness(film, $0) }
  }

  /// `ease-in-out` is at 0.12916 after a quarter of its time.
  @Test func `a push changes the ink alongside, as long as it takes`() throws {
    let film = try Self.film([
      Step(.show(["page"])), Step(.hold(.milliseconds(100))), Step(.push("night")),
      Step(.hold(.milliseconds(100))), Step(.pop(1)),
    ])
    let moments: [Double] = [0, 99, 100, 225, 350, 475, 600, 650, 700, 825, 950, 1200]
    let expected = [0, 0, 0, 0.12916, 0.5, 0.87084, 1, 1, 1, 0.87084, 0.5, 0]
    #expect(agree(try Self.lightness(film, at: moments), expected, within: 1e-4))
  }

  /// Both are on the system's spring, and so is the ink.
  @Test func `the ink is as far as the screens are`() throws {
    let film = try Self.film([
      Step(.show(["page"])), Step(.push("night"), with: preset("ios.push")),
    ])
    for moment in [50.0, 120, 200, 310] {
      let screen = try #require(film.scene(at: .milliseconds(moment)).item("night"))
      let x = screen.properties.transform.combined.row4.x
      #expect(try abs(Self.lightness(film, moment) - (1 - x / 390)) < 1e-9)
    }
  }

  /// Nothing of Flutter's fade through runs from beginning to end, so that this does.
  @Test func `where nothing takes all of the time, the ink does`() throws {
    let rule = try preset("flutter.fade-through")
    let film = try Self.film([Step(.show(["page"])), Step(.push("night"), with: rule)])
    let middle = film.duration.milliseconds / 2
    #expect(try abs(Self.lightness(film, middle) - 0.5) < 1e-9)
    #expect(try abs(Self.lightness(film, middle / 2) - 0.12916) < 1e-4)
  }

  @Test func `between screens that want the same, nothing changes`() throws {
    let film = try Self.film([Step(.show(["night"])), Step(.push("photo"))])
    #expect(try Self.lightness(film, at: [0, 250, 500]) == [1, 1, 1])
    #expect(
      film.epochs.allSatisfy { $0.timeline.entries.allSatisfy { $0.property != .background } })
  }

  /// Half of the way in a straight line; then what is left of the time, at 0.99 of its speed.
  @Test(arguments: [(195.0, true), (39, false)])
  func `a finger leads the ink with the screens, and back`(way: Double, isFinished: Bool) throws {
    let finger = Gesture(
      [.init(0, at: .zero), .init(way, at: .milliseconds(200))], velocity: isFinished ? 0 : -300,
      rule: .composed)
    let slide = ComposedTransition(Slide())
    let film = try Self.film([
      Step(.show(["page", "night"])), Step(.pop(1), with: slide, by: finger),
      Step(.hold(.milliseconds(50))),
    ])
    let progress = way / 390
    #expect(try abs(Self.lightness(film, 100) - (1 - progress / 2)) < 1e-6)
    #expect(try abs(Self.lightness(film, 199.9999) - (1 - progress)) < 1e-5)
    #expect(try Self.lightness(film, film.duration.milliseconds) == (isFinished ? 0 : 1))
    if !isFinished { #expect(try film.scene(at: film.duration).item("words") == still("night")) }
  }

  private func still(_ screen: LayerID) throws -> Scene.Item? {
    try Self.film([Step(.show([screen]))]).scene(at: Time.zero).item("words")
  }

  @Test func `a preview changes nothing before it is carried out`() throws {
    let finger = Gesture(
      [.init(0, at: .zero), .init(200, at: .milliseconds(300))], velocity: 100,
      rule: .predictiveBack)
    let rule = try preset("flutter.predictive-back-fullscreen")
    let film = try Self.film([
      Step(.show(["page", "night"])), Step(.pop(1), with: rule, by: finger),
    ])
    #expect(try Self.lightness(film, at: [0, 150, 299]) == [1, 1, 1])
    // The rest takes 100 ms, half of which have passed.
    #expect(try abs(Self.lightness(film, 350) - 0.5) < 1e-6)
    #expect(try Self.lightness(film, 400) == 0)
  }

  @Test func `a cut changes it at once, and so does an app that begins anew`() throws {
    let film = try Self.film([
      Step(.show(["page"])), Step(.hold(.milliseconds(100))), Step(.push("night"), with: cut),
      Step(.hold(.milliseconds(100))), Step(.show(["page"])), Step(.hold(.milliseconds(100))),
    ])
    #expect(try Self.lightness(film, at: [99, 100, 199, 200, 300]) == [0, 1, 1, 0, 0])
  }

  /// The sheet's screen says nothing: before black the words are light, until it is dismissed.
  @Test(arguments: [
    ("ios.sheet-18", 1.0), ("ios.sheet-13", 1), ("ios.sheet-26", 0), ("ios.sheet-medium", 0),
    ("ionic.card", 1), ("flutter.cupertino-sheet", 1), ("ios.cover", 0),
  ])
  func `above a card, the words stand out from what is behind it`(
    name: String, lightness: Double
  ) throws {
    let film = try Self.film([
      Step(.show(["page"])), Step(.present("card"), with: preset(name)), Step(.mark("there")),
      Step(.hold(.milliseconds(100))), Step(.dismiss), Step(.hold(.milliseconds(100))),
    ])
    let there = try #require(film.marks.first).time.milliseconds
    #expect(try Self.lightness(film, at: [0, there, there + 99]) == [0, lightness, lightness])
    #expect(try Self.lightness(film, film.duration.milliseconds) == 0)
  }

  @Test func `a card that leaves the rest visible leaves it the status bar, if it says nothing`()
    throws
  {
    func shown(_ card: LayerID) throws -> Double {
      let rule = try preset("ios.sheet-medium")
      let film = try Self.film([Step(.show(["night"])), Step(.present(card), with: rule)])
      return try Self.lightness(film, film.duration.milliseconds)
    }
    #expect(try shown("card") == 1 && shown("bright") == 0)
    let cover = try preset("ios.cover")
    let film = try Self.film([Step(.show(["night"])), Step(.present("card"), with: cover)])
    #expect(try Self.lightness(film, film.duration.milliseconds) == 0)
  }

  @Test func `screens of a dark app have light words where they say nothing`() throws {
    var stage = phone
    stage.isDark = true
    let film = try Self.film([Step(.show(["bright"])), Step(.push("page"))], on: stage)
    #expect(try Self.lightness(film, at: [0, 500]) == [0, 1])
  }

  @Test(arguments: [
    LayerClock(speed: 2), LayerClock(begin: .milliseconds(70), offset: .milliseconds(20)),
    LayerClock(begin: .milliseconds(-30), speed: 0.25, offset: .milliseconds(-10)),
  ])
  func `a layer's own time does not change when its ink does`(clock: LayerClock) throws {
    let film = try Self.film(
      [Step(.show(["page"])), Step(.hold(.milliseconds(100))), Step(.push("night"))], clock: clock)
    let moments: [Double] = [99, 100, 225, 350, 475, 600]
    let expected = [0, 0, 0.12916, 0.5, 0.87084, 1]
    #expect(agree(try Self.lightness(film, at: moments), expected, within: 1e-4))
  }

  // MARK: - Transitions over transitions

  /// The steps of a transition that begins 100 ms after another one, and is given up; the first one takes
  /// 500 ms from 100 ms on.
  private static let givenUp: [[Step]] = [
    [Step(.push("photo")).at(.milliseconds(100)), Step(.pop(1)).at(.milliseconds(150))],
    [Step(.push("bright")).at(.milliseconds(100)), Step(.pop(1)).at(.milliseconds(150))],
    [Step(.push("bright")).at(.milliseconds(400)), Step(.pop(1)).at(.milliseconds(300))],
    [
      Step(.push("bright")).at(.milliseconds(100)),
      Step(.pop(1)).at(.milliseconds(100), interrupting: .retarget),
    ],
    [Step(.push("bright"), by: finger).at(.milliseconds(100))],
    [
      Step(.push("bright")).at(.milliseconds(100)), Step(.push("photo")).at(.milliseconds(100)),
      Step(.pop(1)).at(.milliseconds(50)),
    ],
  ]

  /// A finger that comes a third of the way and lets go backwards.
  private static let finger = Gesture(
    [.init(0, at: .zero), .init(130, at: .milliseconds(150))], velocity: -300, rule: .composed)

  @Test(arguments: givenUp.indices)
  func `what is given up above another transition leaves it its ink`(index: Int) throws {
    let start = [Step(.show(["page"])), Step(.hold(.milliseconds(100))), Step(.push("night"))]
    let film = try Self.film(start + Self.givenUp[index] + [Step(.hold(.milliseconds(100)))])
    var last = 0.0
    for moment in stride(from: 0, through: film.duration.milliseconds, by: 2) {
      let value = try Self.lightness(film, moment)
      // Even the quickest of them takes fifty such steps.
      #expect(abs(value - last) < 0.03, "\(moment) ms: \(last) → \(value)")
      last = value
    }
    // Of three, only the last one is given up.
    #expect(last == (Self.givenUp[index].count == 3 ? 0 : 1))
  }

  /// The ink that the first transition leads on, and the second one back: ease-in-out at 40 % and 20 %.
  @Test func `two transitions at once mix their inks`() throws {
    let film = try Self.film([
      Step(.show(["page"])), Step(.push("night")), Step(.push("bright")).at(.milliseconds(100)),
    ])
    let alone = try Self.film([Step(.show(["page"])), Step(.push("night"))])
    let (first, second) = (try Self.lightness(alone, 200), try Self.lightness(alone, 100))
    #expect(try abs(Self.lightness(film, 200) - first * (1 - second)) < 1e-3)
    #expect(try abs(Self.lightness(film, 99.999) - Self.lightness(film, 100)) < 1e-4)
    #expect(try Self.lightness(film, 600) == 0)
  }

  @Test func `a thousand steps keep their ink`() throws {
    let steps = (0..<499).flatMap { _ in [Step(.push("night"), with: cut), Step(.pop(1))] }
    let film = try Self.film([Step(.show(["page"]))] + steps)
    #expect(try Self.lightness(film, 498 * 500 + 250) == 0.5)
    #expect(try Self.lightness(film, film.duration.milliseconds) == 0)
  }
}
