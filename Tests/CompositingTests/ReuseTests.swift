import SegueCompositing
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

/// What one frame leaves to the next: it is used, and it changes no byte.
@Suite struct ReuseTests {
  private static let stage = TransitionEnvironment(size: Size(120, 90))

  /// Draws frames with a cache and without, which have to be the same; returns what has been counted.
  static func draw(
    _ lists: [DisplayList], _ pictures: [Picture] = [], bytes: Int = 1 << 26,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PassCache.Counts {
    let memory = OffscreenMemory(cache: PassCache(bytes: bytes))
    for (index, list) in lists.enumerated() {
      var surface = try Surface(width: list.width, height: list.height)
      try Rasterizer().render(list, pictures: pictures, into: &surface, memory: memory)
      let alone = try Rasterizer().render(list, pictures: pictures)
      #expect(surface == alone, "frame \(index)", sourceLocation: sourceLocation)
    }
    return try #require(memory.cache).counts
  }

  /// A group that stays, under a box that moves.
  private func frame(_ x: Double, fade: Double = 0.5) -> DisplayList {
    Self.stage.list([
      Layer(
        "group",
        children: [
          .box("a", Rect(x: 0, y: 0, width: 50, height: 50), Color(rgb: 0xFF8000)),
          .box("b", Rect(x: 20, y: 20, width: 50, height: 50), .black) {
            $0.filters = [.blur(sigma: 3)]
          },
        ]
      ) {
        $0.frame = Rect(x: 10, y: 10, width: 70, height: 70)
        $0.opacity = fade
      },
      .box("moving", Rect(x: x, y: 5, width: 20, height: 20)) {
        $0.cornerRadii = CornerRadii(all: 6)
        $0.opacity = 0.9
        $0.border = Border(width: 2, color: .white)
      },
    ])
  }

  @Test func `a group that stays is drawn twice and then taken`() throws {
    let counts = try Self.draw((0..<6).map { frame(Double($0) * 7.3) })
    // Each frame has the group, the blur inside it and the moving box. Of the first two each is drawn
    // in the first frame, and again to be kept in the second.
    #expect(counts.drawnLayers == 3 + 3 + 4)
    #expect(counts.reusedLayers == 2 * 4)
  }

  @Test func `a group that fades is not drawn again`() throws {
    let counts = try Self.draw((0..<6).map { frame(3, fade: 0.2 + Double($0) / 10) })
    #expect(counts.drawnLayers == 3 + 3)
    #expect(counts.reusedLayers == 3 * 4)
  }

  @Test func `what changes inside is drawn with all that shows it`() throws {
    func list(_ x: Double) -> DisplayList {
      Self.stage.list([
        Layer(
          "outer",
          children: [
            Layer("inner", children: [.box(Rect(x: x, y: 0, width: 20, height: 20))]) {
              $0.isIsolated = true
            }
          ]
        ) { $0.isIsolated = true }
      ])
    }
    let counts = try Self.draw([list(0), list(0), list(0), list(10), list(10), list(10)])
    #expect(counts.drawnLayers == 8 && counts.reusedLayers == 4)
  }

  @Test func `the bottom of the canvas is copied`() throws {
    func list(_ x: Double) -> DisplayList {
      let cards = (0..<6).map { index in
        Layer.box(
          LayerID("card-\(index)"), Rect(x: 5, y: Double(index) * 12, width: 100, height: 30),
          Color(white: Double(index) / 8)
        ) {
          $0.cornerRadii = CornerRadii(all: 5)
          $0.shadow = Shadow(offset: Vector(0, 2), blur: 6)
        }
      }
      return Self.stage.list(
        cards + [.box("moving", Rect(x: x, y: 20, width: 30, height: 30), .white)])
    }
    let counts = try Self.draw((0..<5).map { list(Double($0) * 3) })
    // Drawn and kept in the second frame, taken in three: six cards with their shadows.
    #expect(counts.drawnLayers == 1 && counts.reusedLayers == 3 && counts.reusedCommands == 36)
  }

  @Test func `no bytes to keep, nothing kept`() throws {
    let counts = try Self.draw((0..<4).map { frame(Double($0) * 7.3) }, bytes: 0)
    #expect(counts.reusedLayers == 0)
  }

  /// A group of 40 × 40 pixels, which take 6 400 bytes.
  private func group(_ id: LayerID, x: Double, _ color: Color = Color(rgb: 0xFF8000)) -> Layer {
    Layer(
      id,
      children: [
        .box("a", Rect(x: 0, y: 0, width: 30, height: 30), color),
        .box("b", Rect(x: 10, y: 10, width: 30, height: 30), .black),
      ]
    ) {
      $0.frame = Rect(x: x, y: 20, width: 40, height: 40)
      $0.opacity = 0.5
    }
  }

  @Test func `what has been taken leaves no room for more`() throws {
    let alone = Self.stage.list([group("first", x: 5)])
    let both = Self.stage.list([group("first", x: 5), group("second", x: 65)])
    let counts = try Self.draw([alone, alone, both, both, both, both], bytes: 10_000)
    // The first group is drawn, drawn to be kept, and taken four times; the second finds no room.
    #expect(counts.drawnLayers == 2 + 4 && counts.reusedLayers == 4)
  }

  /// The group that stays is shown by one that changes, and what is drawn next is as large.
  @Test func `what is kept is not drawn over in the frame that keeps it`() throws {
    func list(_ x: Double) -> DisplayList {
      let changing = Layer(
        "changing",
        children: [
          group("staying", x: 0), .box("dot", Rect(x: x, y: 0, width: 9, height: 9), .black),
        ]
      ) {
        $0.frame = Rect(x: 5, y: 5, width: 50, height: 70)
        $0.isIsolated = true
      }
      return Self.stage.list([changing, group("moving", x: 60 + x, .white)])
    }
    let counts = try Self.draw((0..<6).map { list(Double($0)) })
    #expect(counts.reusedLayers == 4)
  }

  @Test func `a transparent canvas stays what it is`() throws {
    var stage = Self.stage
    stage.background = Color(rgb: 0x0080FF, alpha: 0.3)
    let lists = (0..<4).map { index in
      stage.list([
        Layer("gradient") {
          $0.frame = Rect(x: 10, y: 10, width: 200, height: 200)
          $0.background = .gradient(
            Gradient(.linear(start: .topLeft, end: UnitPoint(1, 1)), colors: [.white, .clear]))
        },
        .box(Rect(x: Double(index) * 4, y: 0, width: 20, height: 20)),
      ])
    }
    #expect(try Self.draw(lists).reusedCommands == 2)
  }

  /// A scene with a pixel for each point, and as many bytes to keep as 64 MiB are for all of its pixels:
  /// what is kept and what gives way does not depend on how large a pixel is.
  private static func film(_ name: String) throws -> (film: AnimatedScene, bytes: Int) {
    var film = try SceneFolder.read(name)
    let scale = film.canvas.scale
    film.canvas.scale = 1
    return (film, Int(Double(1 << 26) / (scale * scale)))
  }

  @Test(arguments: SceneFolder.names.oneIn(4))
  func `no frame of a scene changes by a byte`(name: String) throws {
    let (film, bytes) = try Self.film(name)
    let compositor = Compositor()
    var frames = FrameSequence(compositor)
    let memory = OffscreenMemory(cache: PassCache(bytes: bytes))
    let width = film.canvas.pixelWidth
    let height = film.canvas.pixelHeight
    var surface = try Surface(width: width, height: height)
    var alone = try Surface(width: width, height: height)
    for index in 0..<film.frameCount {
      let scene = film.scene(frame: index)
      if let list = frames.next(scene) {
        try Rasterizer().render(list, into: &surface, memory: memory)
      }
      try Rasterizer().render(compositor.displayList(for: scene), into: &alone)
      #expect(surface == alone, "frame \(index)")
    }
  }

  @Test func `a video of a scene changes by no byte`() throws {
    let (film, bytes) = try Self.film("sheet.json")
    let memory = OffscreenMemory(cache: PassCache(bytes: bytes))
    let width = film.canvas.pixelWidth + film.canvas.pixelWidth % 2
    let height = film.canvas.pixelHeight + film.canvas.pixelHeight % 2
    var planes = VideoPlanes(width: width, height: height)
    var alone = planes
    for index in 0..<film.frameCount {
      let list = Compositor().displayList(for: film.scene(frame: index))
      try Rasterizer().render(list, into: &planes, memory: memory)
      try Rasterizer().render(list, into: &alone)
      #expect(planes == alone, "frame \(index)")
    }
  }
}
