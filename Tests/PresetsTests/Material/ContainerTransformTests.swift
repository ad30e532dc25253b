import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Material's container transform, in the numbers of Material Components for Android.
@Suite struct ContainerTransformTests {
  /// What is seen at a moment of the eased progress.
  struct Moment: Sendable {
    var progress: Double
    /// How much larger than at rest the two pictures are.
    var scales: [Double]
    /// Left, top, right and bottom of the box.
    var mask: [Double]
    var radius: Double
    /// How much is seen of the two pictures and of the dimming, from 0 to 255.
    var alphas: [Double]

    init(
      _ progress: Double, _ scales: [Double], _ mask: [Double], _ radius: Double,
      _ alphas: [Double]
    ) {
      self.progress = progress
      self.scales = scales
      self.mask = mask
      self.radius = radius
      self.alphas = alphas
    }
  }

  /// The transform whose eased progress is a second's time.
  private static func even(isArc: Bool = false) -> ContainerTransform {
    var transform = ContainerTransform(isArc: isArc)
    transform.entering = .curve(.linear, 1000)
    transform.returning = .curve(.linear, 1000)
    return transform
  }

  private static let entering = [
    Moment(0.1, [1.1727, 0.43], [21.6, 432, 176.4, 560.84], 10.4, [255, 102, 8]),
    Moment(0.25, [1.4318, 0.525], [18, 360, 207, 547.09], 8, [255, 255, 20]),
    Moment(0.5, [1.8636, 0.6833], [12, 240, 258, 548.12], 4, [255, 255, 41]),
    Moment(0.75, [2.2955, 0.8417], [6, 120, 309, 579.09], 0, [255, 255, 61]),
  ]

  private static let returning = [
    Moment(0.25, [0.8417, 2.2955], [6, 120, 309, 570.25], 0, [255, 255, 61]),
    Moment(0.5, [0.6833, 1.8636], [12, 240, 258, 533.76], 4, [255, 255, 41]),
    Moment(0.75, [0.525, 1.4318], [18, 360, 207, 530.55], 9, [127, 255, 20]),
    Moment(0.9, [0.43, 1.1727], [21.6, 432, 176.4, 544.58], 12, [0, 255, 8]),
  ]

  private static let onArc = [
    Moment(0.1, [1, 0.3667], [62.78, 451.05, 194.78, 547.05], 12, [255, 0, 8]),
    Moment(0.25, [1.2879, 0.4722], [68.56, 379.31, 238.56, 532.71], 9.75, [255, 127, 20]),
    Moment(0.5, [1.7677, 0.6481], [54.5, 253.68, 287.83, 532.32], 6, [255, 255, 41]),
    Moment(0.75, [2.2475, 0.8241], [29.84, 126.93, 326.51, 567.77], 2.25, [255, 255, 61]),
  ]

  @Test(arguments: entering)
  func `a card becomes a screen`(moment: Moment) throws {
    try Self.expect(moment, in: try ContainerProbe(Self.even()), "start", "detail")
  }

  @Test(arguments: returning)
  func `a screen becomes a card`(moment: Moment) throws {
    try Self.expect(moment, in: try ContainerProbe(Self.even(), .pop), "detail", "end")
  }

  @Test(arguments: onArc)
  func `a card becomes a screen on an arc`(moment: Moment) throws {
    try Self.expect(moment, in: try ContainerProbe(Self.even(isArc: true)), "start", "detail")
  }

  private static func expect(
    _ moment: Moment, in probe: ContainerProbe, _ start: String, _ end: String
  ) throws {
    let time = moment.progress * 1000
    let mask = try probe.frame("surface", at: time)
    #expect(mask.agrees(with: moment.mask, within: 0.006), "\(mask.sides)")
    let box = try probe.layer("surface", at: time)
    #expect(box.clipsToBounds && isClose(box.cornerRadii.topLeft, moment.radius, within: 1e-9))
    let pictures = try [start, end].map { try probe.layer($0, at: time) }
    for (picture, scale) in zip(pictures, moment.scales) {
      #expect(isClose(picture.transform.scale.x, scale))
    }
    let seen = pictures.map(\.opacity)
    #expect(seen.map { ($0 * 255 + 1e-6).rounded(.down) } == Array(moment.alphas.prefix(2)))
    let scrim = try probe.layer("scrim", at: time)
    #expect((scrim.opacity * 82).rounded(.down) == moment.alphas[2])
    #expect(scrim.background == .color(Color(red: 0, green: 0, blue: 0, alpha: 82.0 / 255)))
  }

  // MARK: - Pace and order

  @Test func `it takes 500 ms there and 400 ms back, most of the way in the first quarter`() throws
  {
    let there = try ContainerProbe(.material(.containerTransform))
    let back = try ContainerProbe(.material(.containerTransform), .pop)
    #expect(there.film.duration == .milliseconds(700))
    #expect(back.film.duration == .milliseconds(600))
    // 0.77283 of the way from 480 to 0.
    #expect(isClose(try there.frame("surface", at: 125).minY, 109.04, within: 0.01))
  }

  @Test func `the larger picture is above, the dimming below both and above the screen`() throws {
    let there = try ContainerProbe(Self.even()).scene(at: 300).items.map(\.id.name)
    #expect(
      there.filter { ["list", "scrim", "surface", "start", "detail"].contains($0) }
        == ["list", "scrim", "surface", "start", "detail"])
    let back = try ContainerProbe(Self.even(), .pop).scene(at: 300).items.map(\.id.name)
    #expect(
      back.filter { ["list", "scrim", "surface", "end", "detail"].contains($0) }
        == ["list", "scrim", "surface", "end", "detail"])
  }

  @Test func `the card leaves a hole in its screen`() throws {
    let probe = try ContainerProbe(Self.even())
    #expect(try probe.layer("card", at: 300).isHidden)
    #expect(try !probe.layer("card", at: -50).isHidden)
  }

  // MARK: - Settings

  @Test(arguments: [
    (ContainerTransform.Fade.in, 255.0, 255.0), (.out, 0, 255), (.cross, 0, 255),
    (.through, 0, 255),
  ])
  func `after the fade only one picture is seen, or one above the other`(
    fade: ContainerTransform.Fade, start: Double, end: Double
  ) throws {
    var transform = Self.even()
    transform.fade = fade
    let probe = try ContainerProbe(transform)
    #expect(try probe.layer("start", at: 260).opacity * 255 == start)
    #expect(try probe.layer("detail", at: 260).opacity * 255 == end)
    let order = probe.scene(at: 100).items.map(\.id.name).filter {
      ["start", "detail"].contains($0)
    }
    #expect(order == (fade == .in ? ["start", "detail"] : ["detail", "start"]))
  }

  /// Through: the knee is 35 hundredths of the way from 0 to 0.25.
  @Test func `faded through, one picture is gone before the other one comes`() throws {
    var transform = Self.even()
    transform.fade = .through
    let probe = try ContainerProbe(transform)
    #expect(isClose(try probe.layer("start", at: 50).opacity, 1 - 0.05 / 0.0875, within: 5e-3))
    #expect(try probe.layer("detail", at: 50).opacity == 0)
    #expect(isClose(try probe.layer("detail", at: 150).opacity, 0.0625 / 0.1625, within: 5e-3))
  }

  /// By height: 96 to 640, so that the card becomes 880 wide and is cut at both sides.
  @Test func `fitted by height, the sides are cut`() throws {
    var transform = Self.even()
    transform.fit = .height
    let probe = try ContainerProbe(transform)
    let mask = try probe.frame("surface", at: 500)
    // Scales 368 / 96 and 368 / 640: widths 506 and 207, of which half.
    let half = 356.5 / 2
    #expect(mask.agrees(with: [135 - half, 240, 135 + half, 608], within: 0.01))
  }

  @Test func `every threshold can be replaced`() throws {
    var transform = Self.even()
    transform.fadeThresholds = 0.5...1
    transform.scaleThresholds = 0...0.5
    transform.scaleMaskThresholds = 0...0.5
    transform.shapeMaskThresholds = 0.5...1
    let probe = try ContainerProbe(transform)
    let mask = try probe.frame("surface", at: 500)
    #expect(mask.agrees(with: [-45, 240, 315, 880], within: 1e-6))
    #expect(try probe.layer("surface", at: 500).cornerRadii.topLeft == 12)
    #expect(try probe.layer("detail", at: 500).opacity == 0)
    #expect(isClose(try probe.layer("detail", at: 750).opacity, 0.5))
  }

  /// A height of 8 points at a quarter of the width and at the stage's middle: 8 · (0.5 − 1) · 0.3 and
  /// 8 · 0.5 · 1.5.
  @Test func `its shadow falls away from the middle of the top`() throws {
    var transform = Self.even()
    (transform.startElevation, transform.endElevation) = (8, 8)
    let probe = try ContainerProbe(transform)
    let shadow = try #require(try probe.layer("surface", at: 0).shadow)
    #expect(isClose(shadow.offset.dx, 8 * (90.0 / 180 - 1) * 0.3))
    #expect(isClose(shadow.offset.dy, 8 * 528.0 / 640 * 1.5))
    #expect(isClose(shadow.color.alpha, 45.0 / 255) && isClose(shadow.blur, 9.2376))
  }

  // MARK: - Other ends

  @Test func `where a part of a screen is the end, nothing is dimmed and the screens fade`() throws
  {
    let end = Rect(x: 0, y: 100, width: 360, height: 300)
    let probe = try ContainerProbe(Self.even(), to: .layer(end))
    #expect(probe.scene(at: 500).item("scrim") == nil)
    #expect(try probe.layer("photo", at: 300).isHidden)
    #expect(isClose(try probe.layer("detail", at: 100).opacity, 0.4))
    #expect(try probe.frame("surface", at: 999.999).agrees(with: end.sides, within: 0.01))
  }

  @Test func `screens that share nothing fade through`() throws {
    let rule = Preset.material(.containerTransform)
    let context = TransitionContext(.push, on: ContainerProbe.stage)
    #expect(
      rule.plan(for: context) == Preset.material(.fadeThrough).plan(for: context))
  }

  // MARK: - Predictive back

  private static func back(to way: Double, velocity: Double = 0) throws -> ContainerProbe {
    let finger = Gesture(
      [.init(0, at: .zero), .init(way, at: .milliseconds(500))], velocity: velocity,
      rule: .predictiveBack)
    return try ContainerProbe(.material(.containerTransform), .pop, led: finger)
  }

  @Test func `under a finger the screen becomes a card of nine tenths`() throws {
    let probe = try Self.back(to: 360)
    let frame = try probe.frame("detail", at: 499.999)
    #expect(frame.agrees(with: [28, 32, 352, 608], within: 0.05), "\(frame.sides)")
    #expect(try probe.layer("card", at: 400).isHidden)
  }

  @Test(arguments: [90.0, 180, 360])
  func `released, it becomes the card from where it is`(way: Double) throws {
    let probe = try Self.back(to: way)
    let (before, after) = (
      try probe.frame("detail", at: 499.999_99), try probe.frame("surface", at: 500)
    )
    #expect(after.agrees(with: before.sides, within: 0.01), "\(before.sides) \(after.sides)")
    #expect(probe.film.duration == .milliseconds(100 + 500 + 400 + 100))
    let (preview, box) = (
      try probe.layer("detail", at: 499.999_99), try probe.layer("surface", at: 500)
    )
    #expect(
      isClose(
        preview.cornerRadii.topLeft * preview.transform.scale.x, box.cornerRadii.topLeft,
        within: 0.01))
    #expect(probe.scene(at: 1000).items.map(\.id.name).contains("detail") == false)
  }

  @Test func `a finger that has come back leaves everything as it was`() throws {
    let probe = try Self.back(to: 180, velocity: -50)
    #expect(probe.film.scene(at: probe.film.duration) == probe.film.scene(at: .zero))
    #expect(probe.film.duration == .milliseconds(100 + 500 + 100 + 100))
  }
}
