import SegueGeometry
import SegueMotion
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct MirroredSceneTests {
  private static let canvas = Canvas(size: Size(300, 200))
  private static let timing = Timing(duration: .milliseconds(1000), fill: .both)

  /// A film of a box in a card, the one of which moves.
  private static func film(
    card: [(Property, Animation)] = [], box: [(Property, Animation)] = [],
    reach: MirrorReach = .layer
  ) throws -> AnimatedScene {
    try AnimatedScene(canvas: canvas, duration: .milliseconds(1000)) {
      Layer("card") {
        $0.frame = Rect(x: 30, y: 20, width: 100, height: 80)
        $0.anchor = UnitPoint(0.25, 0.5)
        $0.mirrorReach = reach
      } children: {
        Layer("box") { $0.frame = Rect(x: 10, y: 5, width: 24, height: 16) }
      }
    } animations: { animations in
      for (property, animation) in card { try animations.add(animation, of: property, on: "card") }
      for (property, animation) in box { try animations.add(animation, of: property, on: "box") }
    }
  }

  /// Holds that each of these layers stands where a mirror in the middle of the canvas shows it, at eleven moments.
  private static func expectMirrored(
    _ film: AnimatedScene, _ names: [LayerID] = ["card", "box"],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let image = film.mirrored
    for step in 0...10 {
      let time = Time.milliseconds(Double(step) * 100)
      for name in names {
        let original = try quad(of: name, film.scene(at: time))
        let mirrored = try quad(of: name, image.scene(at: time))
        // Top left, top right, bottom right, bottom left.
        for (place, other) in [(0, 1), (1, 0), (2, 3), (3, 2)] {
          let distance =
            (mirrored[place].x - (canvas.size.width - original[other].x)).magnitude
            + (mirrored[place].y - original[other].y).magnitude
          #expect(distance < 1e-9, "\(name) at \(time)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  private static func quad(of name: LayerID, _ scene: Scene) throws -> [Point] {
    let item = try #require(scene.item(name))
    return try #require(scene.projection(of: item).map(item.properties.bounds)).points
  }

  private static func to(_ value: Value, from: Value? = nil) -> Animation {
    Animation(from: from, to: value, timing: timing)
  }

  @Test func `what rests and what moves from place to place is mirrored at every moment`() throws {
    var added = Self.to(.pair(40, 0), from: .pair(0, 0))
    added.composition = .add
    try Self.expectMirrored(
      Self.film(
        card: [(.position, Self.to(.pair(180, 60))), (.rotate, Self.to(.number(90)))],
        box: [
          (.position, added), (.translateX, Self.to(.number(30))), (.skewX, Self.to(.number(12))),
          (.anchor, Self.to(.pair(0, 1))),
        ]))
  }

  @Test func `an animation by a distance goes as far the other way`() throws {
    let by = Animation(by: .number(25), timing: Self.timing)
    try Self.expectMirrored(Self.film(card: [(.positionX, by)], box: [(.translateX, by)]))
  }

  @Test func `what stands in a box stays at its own edge when the box becomes wider`() throws {
    var late = Self.to(.number(60))
    late.timing.begin = .milliseconds(500)
    try Self.expectMirrored(
      Self.film(
        card: [(.width, Self.to(.number(220))), (.size, late)],
        box: [(.positionX, Self.to(.number(50))), (.width, Self.to(.number(40)))]))
  }

  @Test func `steps that are added up from run to run are added up the other way`() throws {
    var step = Animation(
      from: .number(20), to: .number(40),
      timing: Timing(duration: .milliseconds(250), repeatCount: 4, fill: .both))
    step.isCumulative = true
    try Self.expectMirrored(Self.film(box: [(.positionX, step)]))
  }

  @Test func `ways along outlines, their headings and coasting are mirrored`() throws {
    let path = Path([.move(Point(30, 30)), .cubic(Point(60, 0), Point(90, 90), Point(200, 40))])
    let way = Animation(.along(PathTrack(path)), timing: Self.timing)
    let heading = Animation(
      .along(PathTrack(path, part: .heading(turnedBy: .degrees(15)))), timing: Self.timing)
    let coast = Animation(
      .coasting(try CoastTrack(velocity: [120, 40, 0, 0], .decay())), timing: Self.timing)
    try Self.expectMirrored(
      Self.film(card: [(.position, way), (.rotate, heading)], box: [(.position, coast)]))
  }

  @Test(arguments: [Keyframes.Mode.linear, .discrete, .paced, .catmullRom([]), .monotone])
  func `courses through several places are mirrored`(_ mode: Keyframes.Mode) throws {
    let places = [Value.pair(30, 30), .pair(120, 10), .pair(90, 100), .pair(200, 60)]
    let course = Animation(.keyframes(Keyframes(places, mode: mode)), timing: Self.timing)
    try Self.expectMirrored(Self.film(card: [(.position, course)]))
  }

  @Test(arguments: [PointArc.Mode.above, .below, .circle, .parabola])
  func `boxes on arcs are mirrored`(_ arc: PointArc.Mode) throws {
    func part(_ part: BoxPart) -> Animation {
      var animation = Animation(
        .basic(
          FromTo(from: .numbers([30, 20, 130, 100]), to: .numbers([10, 90, 250, 180]), arc: arc)),
        timing: Self.timing)
      animation.boxPart = part
      return animation
    }
    try Self.expectMirrored(
      Self.film(card: [(.size, part(.size)), (.position, part(.place(UnitPoint(0.25, 0.5))))]))
  }

  @Test func `a layer that stays as it is has its children where they were in it`() throws {
    let film = try Self.film(card: [(.width, Self.to(.number(220)))], reach: .place)
    let scene = film.mirrored.scene(at: .milliseconds(1000))
    #expect(try #require(scene.item("box")).properties.frame.minX == 10)
    // Its position, that of its anchor, is 80.
    #expect(try #require(scene.item("card")).properties.position.x == 300 - 80)
  }

  @Test func `a picture that points somewhere is seen from behind, also when it grows`() throws {
    let film = try AnimatedScene(canvas: Self.canvas, duration: .milliseconds(1000)) {
      Layer("arrow") {
        $0.frame = Rect(x: 10, y: 0, width: 40, height: 20)
        $0.content = .image(ImageContent("arrow"))
        $0.mirrorReach = .picture
      }
    } animations: {
      try $0.add(Self.to(.number(80)), of: .width, on: "arrow")
      try $0.add(Self.to(.color(.white)), of: .imageTint, on: "arrow")
    }
    let scene = film.mirrored.scene(at: .milliseconds(1000))
    let item = try #require(scene.item("arrow.back"))
    #expect(item.properties.content == .image(ImageContent("arrow")))
    // The picture's left edge, in the middle of the layer's height, is on the right.
    let projection = scene.projection(of: item)
    let left = try #require(projection.map(Point(0, 10)))
    let right = try #require(projection.map(Point(80, 10)))
    // A width grows about the center, 30: from -10 to 70, which is from 230 to 310 in the mirror.
    #expect(left == Point(310, 10) && right == Point(230, 10))
    #expect(try #require(scene.item("arrow")).properties.content == .none)
  }

  @Test(arguments: [
    ShapeForm.ellipse, .rectangle(cornerRadius: 4),
    .star(points: 5, innerRadius: 0.4, cornerRadius: 0),
  ])
  func `the trimmed outline of a form turns around where its layer says so`(
    _ form: ShapeForm
  ) throws {
    let film = try AnimatedScene(canvas: Self.canvas, duration: .milliseconds(1000)) {
      Layer("arc") {
        $0.frame = Rect(x: 10, y: 0, width: 40, height: 20)
        $0.content = .shape(ShapeContent(form, trimStart: 0, trimEnd: 0.3))
        $0.mirrorReach = .picture
      }
    } animations: {
      try $0.add(Self.to(.number(0.8)), of: .trimEnd, on: "arc")
    }
    for milliseconds in [0.0, 400, 1000] {
      let time = Time.milliseconds(milliseconds)
      let (original, image) = (film.scene(at: time), film.mirrored.scene(at: time))
      let (arc, back) = try (#require(original.item("arc")), #require(image.item("arc.back")))
      guard case .shape(let shape) = arc.properties.content,
        case .shape(let seen) = back.properties.content
      else { return #expect(Bool(false)) }
      let bounds = Rect(x: 0, y: 0, width: 40, height: 20)
      let points = shape.trimmedOutline(in: bounds).points
      let images = seen.trimmedOutline(in: bounds).points
      try #require(points.count == images.count && points.count > 2)
      for (point, other) in zip(points, images) {
        let place = try #require(original.projection(of: arc).map(point))
        let reflected = try #require(image.projection(of: back).map(other))
        #expect((place.x + reflected.x - Self.canvas.size.width).magnitude < 1e-9)
        #expect((place.y - reflected.y).magnitude < 1e-9)
      }
    }
  }

  @Test func `mirrored twice is the film itself`() throws {
    let film = try Self.film(
      card: [(.position, Self.to(.pair(180, 60)))], box: [(.rotate, Self.to(.number(45)))])
    #expect(film.mirrored.mirrored == film)
  }
}
