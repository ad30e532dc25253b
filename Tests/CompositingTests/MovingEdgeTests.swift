import SegueCompositing
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueSceneGraph
import Testing

/// What moves goes as far as its motion says, all of it together; what rests is crisp.
@Suite struct MovingEdgeTests {
  private static let gold = Color(rgb: 0xFFCC00)
  private static let photo = AssetID("photo")

  // MARK: - Cards

  /// How a card of 160 x 60 points ends.
  enum Card: CaseIterable {
    case plain, rounded, clipping, roundedClipping, picture, roundedPicture

    var isRounded: Bool { self == .rounded || self == .roundedClipping || self == .roundedPicture }
    var clips: Bool { self != .plain && self != .rounded && self != .picture }
    var isPicture: Bool { self == .picture || self == .roundedPicture }
  }

  /// A card at a place, with a bar of 4 points 80 points from its left edge.
  private func layer(_ card: Card, at origin: Point) -> Layer {
    let bar = Layer.box("bar", Rect(x: 80, y: 10, width: 4, height: 40))
    return Layer("card", children: card.isPicture ? [] : [bar]) {
      $0.frame = Rect(origin: origin, size: Size(160, 60))
      if card.isPicture {
        $0.content = .image(ImageContent(Self.photo))
      } else {
        $0.background = .color(Self.gold)
      }
      if card.isRounded { $0.cornerRadii = CornerRadii(all: 14) }
      $0.clipsToBounds = card.clips
    }
  }

  /// The card as a picture.
  private func stage(scale: Double = 1) throws -> TransitionEnvironment {
    var stage = TransitionEnvironment(size: Size(320, 480), scale: scale)
    let surface = try Surface.filled(160, 60) { x, y in
      (80..<84).contains(x) && (10..<50).contains(y) ? .black : Pixel(Self.gold)
    }
    stage.assets.add(AssetTable.Entry(try Picture(surface), size: Size(160, 60)), as: Self.photo)
    return stage
  }

  /// Where the left edge of the card and the middle of its bar are, in pixels: gold and black have no
  /// blue, and black alone has no red.
  private func measure(_ surface: Surface, row: Int) -> (edge: Double, bar: Double) {
    let pixels = surface.row(row)
    let middle = Int(Double(surface.width) * 0.3)
    let covered = pixels.prefix(middle).reduce(0.0) { $0 + Double(255 - $1.blue) / 255 }
    let ink = pixels.map { Double(255 - $0.red) }
    let moment = ink.enumerated().reduce(0.0) { $0 + (Double($1.offset) + 0.5) * $1.element }
    return (Double(middle) - covered, moment / ink.reduce(0, +))
  }

  @Test(arguments: Card.allCases)
  func `a card goes with its motion, and what it holds with the card`(card: Card) throws {
    let stage = try stage()
    let film = stage.film([layer(card, at: Point(40, 20))], [.translateX: (0, 8)])
    var gaps: [Double] = []
    var deviations: [Double] = []
    for frame in 0..<film.frameCount {
      let (edge, bar) = try measure(stage.draw(film.scene(frame: frame)), row: 50)
      deviations.append(edge - 40 - 8 * Double(frame) / 60)
      gaps.append(bar - edge)
    }
    #expect(film.frameCount == 61)
    #expect(Self.rms(deviations) <= 0.06)
    #expect(gaps.max()! - gaps.min()! <= 0.13, "\(gaps)")
  }

  @Test(arguments: [1.0, 2.0, 2.625, 3.0], [0.2, 0.35, 0.5, 0.8])
  func `at both ends every edge stands on whole pixels`(scale: Double, fraction: Double) throws {
    let stage = try stage(scale: scale)
    let card = layer(.clipping, at: Point(40 + fraction, 20.3))
    let film = stage.film([card], [.translateX: (0, 7.3), .translateY: (0, 2.1)])
    for frame in [0, film.frameCount - 1] {
      let colors = try Set(stage.draw(film.scene(frame: frame)).pixelList)
      #expect(colors == [.white, .black, Pixel(Self.gold)], "frame \(frame)")
    }
    let between = try [17, 23, 31].map { try Set(stage.draw(film.scene(frame: $0)).pixelList) }
    #expect(between.contains { $0.count > 3 })
  }

  /// Two rests a fraction of a pixel apart from whole ones, and every way between.
  @Test(arguments: [Property.translateX, .positionX], [1.0, 2.625])
  func `no frame hops`(property: Property, scale: Double) throws {
    let stage = try stage(scale: scale)
    let ends = property == .positionX ? (120.2, 126.7) : (0.2, 6.7)
    let film = stage.film([layer(.plain, at: Point(40, 20))], [property: ends])
    let edges = try (0..<film.frameCount).map {
      try measure(stage.draw(film.scene(frame: $0)), row: Int(50 * scale)).edge
    }
    let most: Double = 6.5 * scale / 60 + 0.04
    for (before, after) in zip(edges, edges.dropFirst()) {
      // A pixel more or less at the ends is spread over all of the way.
      #expect(after > before && after < before + most)
    }
  }

  @Test(arguments: [0.2, 0.5, 0.7])
  func `a rest between two movements is crisp too`(stop: Double) throws {
    let stage = try stage()
    var timeline = Timeline()
    for (begin, ends) in [(0.0, (0.0, 3 + stop)), (600.0, (3 + stop, 9.0))] {
      timeline.add(
        Animation(
          from: .number(ends.0), to: .number(ends.1),
          timing: Timing(
            begin: .milliseconds(begin), duration: .milliseconds(400),
            fill: begin == 0 ? .both : .forwards)),
        of: .translateX, onLayer: 0)
    }
    let film = stage.film([layer(.plain, at: Point(40, 20))], timeline)
    for frame in [24, 30, 36] {
      let colors = try Set(stage.draw(film.scene(frame: frame)).pixelList)
      #expect(colors.count == 3, "frame \(frame)")
    }
    for frame in [7, 20, 40, 50] {
      #expect(try Set(stage.draw(film.scene(frame: frame)).pixelList).count > 3, "frame \(frame)")
    }
  }

  @Test(arguments: [0.9, 0.99, 0.9999, 1.1])
  func `growing ends without a hop`(scale: Double) throws {
    let stage = try stage()
    let card = layer(.plain, at: Point(40.4, 20.4))
    let film = stage.film([card], [.scaleX: (scale, 1), .scaleY: (scale, 1)])
    let last = film.frameCount - 1
    let edges = try [last - 1, last].map {
      try measure(stage.draw(film.scene(frame: $0)), row: 50).edge
    }
    #expect(abs(edges[1] - 40) < 0.01)
    // The step of the motion, and what a pixel makes that is spread over all of the way.
    let step: Double = 80 * (1 - scale).magnitude / 60
    let most: Double = step + 0.03
    #expect((edges[1] - edges[0]).magnitude <= most)
  }

  // MARK: - Lines

  @Test(arguments: [1.0, 2.0, 3.0], [0.25, 0.333])
  func `a line of a fraction of a pixel is never absent and never blinks`(
    scale: Double, thickness: Double
  ) throws {
    // A line alone moves by fractions of a pixel; on a list that fills the canvas by whole ones.
    for height in [60.0, 80.0] {
      let stage = TransitionEnvironment(size: Size(120, 80), scale: scale)
      let list = Layer(
        "list", children: [.box("line", Rect(x: 10, y: 40, width: 100, height: thickness))]
      ) { $0.frame = Rect(x: 0, y: 0, width: 120, height: height) }
      let film = stage.film([list], [.translateY: (0, -8)])
      let expected = 255 * thickness * scale
      for frame in 0..<film.frameCount {
        let surface = try stage.draw(film.scene(frame: frame))
        let column = surface.width / 2
        let dark = (0..<surface.height).reduce(0) { $0 + 255 - Int(surface[column, $1].red) }
        #expect(abs(Double(dark) / expected - 1) <= 0.02, "frame \(frame): \(dark)")
      }
    }
  }

  @Test(arguments: Array(stride(from: 40.0, to: 41.0, by: 0.05)))
  func `a thin line at rest is in one row`(y: Double) throws {
    let surface = try TransitionEnvironment(size: Size(10, 80)).draw([
      .box(Rect(x: 0, y: y, width: 10, height: 0.4))
    ])
    let dark = (0..<80).filter { surface[5, $0] != .white }
    #expect(dark.count == 1)
    #expect(abs(Int(surface[5, dark[0]].red) - 153) <= 1)
  }

  // MARK: - Pages

  /// What the canvas of a device shows of a screen that fills it.
  @Test(arguments: Array(stride(from: 0.5, through: 3, by: 0.125)))
  func `a screen covers all borders of every canvas`(scale: Double) throws {
    let sizes = [
      Size(375, 667), Size(390, 844), Size(393, 852), Size(430, 932), Size(402, 874),
      Size(440, 956), Size(834, 1194), Size(412, 915), Size(360, 780),
    ]
    for size in sizes {
      var stage = TransitionEnvironment(size: size, scale: scale)
      stage.background = .black
      for clips in [false, true] {
        let screen = Layer.box(
          Rect(origin: .zero, size: size), .white,
          children: clips ? [.box(Rect(x: 9, y: 9, width: 9, height: 9), .white)] : []
        ) { $0.clipsToBounds = clips }
        let commands = stage.commands([screen])
        let canvas = stage.list([]).bounds
        #expect(commands.first?.shape.bounds.contains(canvas) == true, "\(size) at \(scale)")
        #expect(commands.first.map { if case .pixels = $0.shape { true } else { false } } == true)
      }
    }
  }

  @Test(arguments: (0..<64).map { Double($0) / 64 }, [1.0, 1.375, 2.625])
  func `screens that slide together show no third color`(shift: Double, scale: Double) throws {
    let stage = TransitionEnvironment(size: Size(30, 20), scale: scale)
    let inside = Layer.box("inside", Rect(x: 0, y: 0, width: 30, height: 20), .black) {
      $0.opacity = 0
    }
    func screen(_ name: String, _ x: Double, _ color: Color) -> Layer {
      Layer(
        LayerID(name),
        children: [.box("page", Rect(x: 0, y: 0, width: 30, height: 20), color, children: [inside])]
      ) { $0.frame = Rect(x: x, y: 0, width: 30, height: 20) }
    }
    let film = stage.film(
      [screen("a", 0, Color(rgb: 0xFF0000)), screen("b", 30, Color(rgb: 0x0000FF))],
      [.translateX: (-shift, -shift - 8)])
    let colors = [Pixel(Color(rgb: 0xFF0000)), Pixel(Color(rgb: 0x0000FF))]
    for frame in stride(from: 0, to: 61, by: 7) {
      let row = try stage.draw(film.scene(frame: frame)).row(9)
      #expect(row.allSatisfy { colors.contains($0) }, "frame \(frame): \(row)")
    }
  }

  /// Boxes that share edges, on a sheet that is smaller than the canvas and goes by fractions of pixels.
  @Test(arguments: [false, true])
  func `boxes side by side move without a seam`(clips: Bool) throws {
    let stage = TransitionEnvironment(size: Size(60, 60))
    let colors = [Color(rgb: 0xFF0000), Color(rgb: 0x0000FF), Color(rgb: 0xFF0000)]
    let rows = colors.indices.map { index in
      Layer.box(
        LayerID("row-\(index)"), Rect(x: 0, y: 10 * Double(index), width: 30, height: 10),
        colors[index],
        children: clips ? [.box("in", Rect(x: 3, y: 3, width: 3, height: 3), colors[index])] : []
      ) { $0.clipsToBounds = clips }
    }
    let sheet = Layer.box(
      "sheet", Rect(x: 10, y: 10, width: 30, height: 30), .white, children: rows)
    let film = stage.film([sheet], [.translateY: (0, 4)])
    for frame in 0..<61 {
      let surface = try stage.draw(film.scene(frame: frame))
      // Between red and blue there is no green, which white would bring.
      let inside = (16..<38).map { surface[20, $0] }
      #expect(inside.allSatisfy { $0.green == 0 }, "frame \(frame): \(inside)")
    }
  }

  @Test func `what lies on a page keeps its place on the page`() throws {
    let stage = TransitionEnvironment(size: Size(40, 40))
    let card = Layer.box("card", Rect(x: 4.3, y: 5.4, width: 9.5, height: 7.25)) {
      $0.cornerRadii = CornerRadii(all: 3)
    }
    let page = Layer("page", children: [card]) {
      $0.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    }
    let film = stage.film([page], [.translateY: (0, 9)])
    let rest = try stage.draw(film.scene(frame: 0))
    for frame in 0..<61 {
      let surface = try stage.draw(film.scene(frame: frame))
      let rows = Int((9 * Double(frame) / 60).rounded())
      for y in rows..<40 { #expect(surface.row(y) == rest.row(y - rows), "frame \(frame)") }
    }
  }

  private static func rms(_ values: [Double]) -> Double {
    (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
  }
}

extension TransitionEnvironment {
  /// A film of one second in which the layers move evenly between these ends.
  fileprivate func film(
    _ layers: [Layer], _ ends: KeyValuePairs<Property, (Double, Double)>
  ) -> AnimatedScene {
    var timeline = Timeline()
    let tree = LayerTree(layers)
    for (property, ends) in ends {
      for root in tree.roots {
        timeline.add(
          Animation(
            from: .number(ends.0), to: .number(ends.1),
            timing: Timing(duration: .milliseconds(1000))),
          of: property, onLayer: root)
      }
    }
    return film(layers, timeline)
  }

  fileprivate func film(_ layers: [Layer], _ timeline: Timeline) -> AnimatedScene {
    AnimatedScene(
      canvas: Canvas(size: size, scale: scale, background: background),
      duration: .milliseconds(1000),
      epochs: [Epoch(tree: LayerTree(layers), timeline: timeline)])
  }

  /// What a scene looks like.
  fileprivate func draw(_ scene: Scene) throws -> Surface {
    try Rasterizer().render(
      Compositor(assets: assets).displayList(for: scene), pictures: assets.pictures)
  }
}

extension Surface {
  fileprivate var pixelList: [Pixel] { pixels.indices.map { Pixel(word: pixels[$0]) } }
}
