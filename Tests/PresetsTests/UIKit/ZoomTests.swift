import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// The zoom of iOS 18, after the model that the library Transmission has of it.
@Suite struct ZoomTests {
  private static let stage = ContainerProbe.stage

  /// How far a critically damped spring of 0.45 seconds is: 1 - e^(-wt) (1 + wt) with w = 2 pi / 0.45.
  private static func part(after milliseconds: Double) -> Double {
    let turn = 2 * 3.141_592_653_589_793 / 0.45 * milliseconds / 1000
    return 1 - PortableMath.exp(-turn) * (1 + turn)
  }

  @Test(arguments: [20.0, 60, 120, 250])
  func `the card goes from the element to the whole stage on a spring`(time: Double) throws {
    let part = Self.part(after: time)
    let probe = try ContainerProbe(.ios(.zoom))
    let sides = zip(ContainerProbe.card.sides, [0, 0, 360, 640]).map { $0 + ($1 - $0) * part }
    #expect(try probe.frame("card.2", at: time).agrees(with: sides, within: 1e-3))
    let back = try ContainerProbe(.ios(.zoom), .pop)
    let way = zip([0, 0, 360, 640], ContainerProbe.card.sides).map { $0 + ($1 - $0) * part }
    #expect(try back.frame("card.2", at: time).agrees(with: way, within: 1e-3))
  }

  @Test func `the screen is scaled to the width of the card and stands at its top`() throws {
    let probe = try ContainerProbe(.ios(.zoom))
    let (card, screen) = (try probe.frame("card.2", at: 120), try probe.frame("detail", at: 120))
    #expect(
      agree(
        [screen.minX, screen.minY, screen.width], [card.minX, card.minY, card.width], within: 0.01))
    #expect(isClose(screen.height / screen.width, 640.0 / 360, within: 1e-6))
  }

  /// On the way there it goes from a quarter on, on the way back it comes on the last quarter.
  @Test(arguments: [30.0, 100, 200])
  func `the element's picture covers the card and fades`(time: Double) throws {
    let part = Self.part(after: time)
    let there = try ContainerProbe(.ios(.zoom))
    #expect(
      isClose(try there.layer("start", at: time).opacity, min((1 - part) / 0.75, 1), within: 0.01))
    let back = try ContainerProbe(.ios(.zoom), .pop)
    #expect(
      isClose(try back.layer("end", at: time).opacity, max((part - 0.75) / 0.25, 0), within: 0.04))
    let (card, picture) = (try there.frame("card.2", at: time), try there.frame("start", at: time))
    #expect(isClose(picture.center.x, card.center.x, within: 0.01))
    #expect(picture.width >= card.width - 0.02 && picture.height >= card.height - 0.02)
  }

  @Test func `the screen behind is dimmed by a fifth, and the element leaves a hole`() throws {
    let probe = try ContainerProbe(.ios(.zoom))
    #expect(isClose(try probe.layer("dim", at: 120).opacity, 0.2 * Self.part(after: 120)))
    #expect(try probe.layer("card", at: 120).isHidden)
  }

  @Test func `since iOS 26 the screen behind has the display's corners, over black`() throws {
    let probe = try ContainerProbe(.ios(.zoom26))
    for time in [60.0, 120, 250] {
      let rounded = min(Self.part(after: time) / 0.1, 1) * 24
      #expect(isClose(try probe.layer("list", at: time).cornerRadii.topLeft, rounded, within: 0.2))
      let card = try ContainerProbe(.ios(.zoom)).frame("card.2", at: time)
      #expect(try probe.frame("card.2", at: time) == card)
    }
    #expect(try ContainerProbe(.ios(.zoom)).layer("list", at: 120).cornerRadii == .zero)
  }

  @Test func `a layer of the screen stands on the element`() throws {
    let photo = Rect(x: 0, y: 150, width: 360, height: 262)
    let probe = try ContainerProbe(.ios(.zoom), to: .layer(photo))
    let start = try probe.frame("photo", at: 0.001)
    #expect(isClose(start.center.x, ContainerProbe.card.center.x, within: 0.01))
    #expect(isClose(start.center.y, ContainerProbe.card.center.y, within: 0.01))
    #expect(isClose(start.width, 132, within: 0.1))
  }

  @Test func `screens that share nothing are pushed, or cover each other`() throws {
    for (operation, name) in [
      (SegueTransitions.Operation.push, IOSPreset.push), (.pop, .push), (.present, .cover),
    ] {
      let context = TransitionContext(operation, on: Self.stage)
      #expect(Preset.ios(.zoom).plan(for: context) == Preset.ios(name).plan(for: context))
    }
  }

  // MARK: - Carried

  private static func carried(
    _ touches: [Gesture.Touch], velocity: Double? = nil, by rule: any ScreenTransition = .ios(.zoom)
  ) throws -> ContainerProbe {
    var finger = Gesture(touches, velocity: velocity, direction: .vertical, rule: .ios)
    finger.start = Point(100, 200)
    return try ContainerProbe(rule, .pop, led: finger)
  }

  private static let away: [Gesture.Touch] = [
    .init(0, at: .zero), .init(100, at: .milliseconds(200), across: 30),
    .init(160, at: .milliseconds(400), across: -40),
  ]

  /// 160 down and 40 to the side of 640: a fifth of the shrinking of eight tenths, and a hair.
  @Test func `what the finger has touched stays below it`() throws {
    let probe = try Self.carried(Self.away)
    let frame = try probe.frame("card.2", at: 399.999)
    let scale = 1 - 0.8 * Vector(40, 160).length / 640
    #expect(isClose(frame.width / 360, scale, within: 1e-3))
    #expect(isClose(frame.minX + 100 * scale, 100 - 40, within: 0.01))
    #expect(isClose(frame.minY + 200 * scale, 200 + 160, within: 0.01))
  }

  @Test func `two fingers make it smaller, down to a half`() throws {
    let probe = try Self.carried([
      .init(0, at: .zero), .init(0, at: .milliseconds(200), spread: 0.7),
      .init(0, at: .milliseconds(400), spread: 0.3),
    ])
    #expect(isClose(try probe.frame("card.2", at: 200).width / 360, 0.7, within: 1e-3))
    #expect(isClose(try probe.frame("card.2", at: 399.999).width / 360, 0.5, within: 1e-3))
  }

  @Test func `released, it goes on from where it is, as fast as the finger was`() throws {
    let probe = try Self.carried(Self.away, velocity: 800)
    let places = try [399.999, 400, 401].map { try probe.frame("card.2", at: $0) }
    #expect(places[1].agrees(with: places[0].sides, within: 0.01))
    let speed = (places[2].center.y - places[1].center.y) * 1000
    #expect(isClose(speed, 800, within: 25), "\(speed)")
    let last = probe.film.scene(at: probe.film.duration)
    #expect(last.items.map(\.id.name).contains("detail") == false)
  }

  @Test func `given up, it is back where it was, byte for byte`() throws {
    let touches: [Gesture.Touch] = [
      .init(0, at: .zero), .init(60, at: .milliseconds(200), across: 30),
      .init(20, at: .milliseconds(400), across: 50),
    ]
    let probe = try Self.carried(touches)
    let places = try [399.999, 400].map { try probe.frame("card.2", at: $0) }
    #expect(places[1].agrees(with: places[0].sides, within: 0.01))
    #expect(probe.film.scene(at: probe.film.duration) == probe.film.scene(at: .zero))
  }

  // MARK: - Carried by a rule around the zoom

  /// The zoom at another pace, or with Flutter's curves, and how much faster it passes on its own.
  static let decorated: [(rule: any ScreenTransition, speed: Double)] = [
    (Preset.ios(.zoom).quantized, 1), (Retimed(.ios(.zoom), .speed(2)), 2),
    (Retimed(.ios(.zoom), .speed(0.5)).quantized, 0.5),
    (WarningSuppressing(Retimed(Preset.ios(.zoom).quantized, .speed(4)), accepting: [.slow]), 4),
  ]

  @Test(arguments: decorated.indices)
  func `however it is decorated, the finger holds it, and it goes on as fast`(index: Int) throws {
    let (rule, speed) = Self.decorated[index]
    let plain = try Self.carried(Self.away, velocity: 800)
    let probe = try Self.carried(Self.away, velocity: 800, by: rule)
    for moment in stride(from: 0.0, to: 400, by: 40) {
      let held = try plain.frame("card.2", at: moment)
      #expect(try probe.frame("card.2", at: moment).agrees(with: held.sides, within: 1e-9))
    }
    let places = try [399.999, 400, 400.5].map { try probe.frame("card.2", at: $0) }
    #expect(places[1].agrees(with: places[0].sides, within: 0.01))
    let fall = (places[2].center.y - places[1].center.y) * 2000
    #expect(isClose(fall, 800, within: 10 + 25 * speed), "\(fall)")
    // The probe rests for 100 ms before and afterwards.
    let rest = { (probe: ContainerProbe) in probe.film.duration.milliseconds - 600 }
    #expect(rest(probe) < rest(plain) * 1.1 / speed && rest(probe) > rest(plain) * 0.6 / speed)
  }

  @Test(arguments: decorated.indices)
  func `however it is decorated, it comes back to rest`(index: Int) throws {
    let (rule, speed) = Self.decorated[index]
    let touches: [Gesture.Touch] = [
      .init(0, at: .zero), .init(60, at: .milliseconds(200), across: 30),
      .init(20, at: .milliseconds(400), across: 50),
    ]
    let plain = try Self.carried(touches)
    let probe = try Self.carried(touches, by: rule)
    let places = try [399.999, 400].map { try probe.frame("card.2", at: $0) }
    #expect(places[1].agrees(with: places[0].sides, within: 0.01))
    #expect(try places[0].agrees(with: plain.frame("card.2", at: 399.999).sides, within: 1e-9))
    let end = probe.film.duration.milliseconds - 200
    let last = try probe.frame("card.2", at: end - 0.001)
    #expect(last.agrees(with: Self.stage.bounds.sides, within: 0.5), "\(last)")
    #expect(probe.film.scene(at: probe.film.duration) == probe.film.scene(at: .zero))
    let rest = { (probe: ContainerProbe) in probe.film.duration.milliseconds - 600 }
    #expect(rest(probe) < rest(plain) * 1.1 / speed && rest(probe) > rest(plain) * 0.6 / speed)
  }
}
