import SegueFilms
import SegueMotionAssertions
import SegueSceneGraph
import SegueSnapshots
import SegueVerification
import Testing

/// What only pixels know of a film.
@Suite struct ExpectationPixelTests {
  private static func failures(
    _ layers: [Layer], _ expectation: MotionExpectation, background: Color = .white
  ) throws -> [ExpectationFailure] {
    let film = try Film(
      AnimatedScene(
        canvas: Canvas(size: Size(120, 60), background: background),
        epochs: [Epoch(tree: LayerTree(layers))]))
    var item = SnapshotCase("pixels", of: film.scene, drawnBy: film.renderer)
    item.expectations = [HeldExpectation(expectation)]
    return try item.failedExpectations().map(\.failure)
  }

  private static func title(_ color: Color, opacity: Double = 1) -> Layer {
    Layer("title") {
      $0.frame = Rect(x: 10, y: 10, width: 100, height: 40)
      $0.content = .text(
        TextContent([TextRun("Title", font: Font(size: 30), paint: .color(color))]))
      $0.opacity = opacity
    }
  }

  /// The contrast of the title, which is never enough.
  private static func contrast(_ layers: [Layer], background: Color = .white) throws -> Double {
    let failures = try failures(
      layers, MotionExpectation("title", Contrast(atLeast: 22)), background: background)
    return try #require(failures.first?.value)
  }

  /// The numbers are those of the WCAG's formula, computed elsewhere.
  @Test(arguments: [
    (UInt32(0x000000), UInt32(0xFFFFFF), 21.0), (0x767676, 0xFFFFFF, 4.54),
    (0x0000FF, 0xFFFFFF, 8.59), (0xFF0000, 0xFFFFFF, 4.0), (0xFFFF00, 0x000000, 19.56),
    (0x3366CC, 0x3366CC, 1),
  ])
  func `the contrast is that of the WCAG`(_ front: UInt32, _ back: UInt32, _ ratio: Double) throws {
    let found = try Self.contrast(
      [Self.title(Color(rgb: front))], background: Color(rgb: back))
    #expect(abs(found - ratio) < 0.01)
  }

  @Test func `opacities count, of the text and of what is around it`() throws {
    // Black at one half before white is the gray 127 or 128, whose contrast is 4.00 or 3.95.
    #expect(abs(try Self.contrast([Self.title(.black, opacity: 0.5)]) - 3.98) < 0.04)
    let group = Layer("group", children: [Self.title(.black)]) {
      $0.frame = Rect(x: 0, y: 0, width: 120, height: 60)
      $0.background = .color(.white)
      $0.opacity = 0.5
    }
    // Before a black canvas the white of the group is that gray, and the letters stay black.
    let found = try Self.contrast([group], background: .black)
    #expect(abs(found - 5.28) < 0.05)
  }

  @Test func `the place behind a letter where it is least counts`() throws {
    let half = Layer("half") {
      $0.frame = Rect(x: 0, y: 0, width: 40, height: 60)
      $0.background = .color(Color(rgb: 0x767676))
    }
    let found = try Self.contrast([half, Self.title(.black)])
    #expect(abs(found - 21 / 4.54) < 0.02)
  }

  @Test func `of several colors the worst counts, where its letters are`() throws {
    var title = Self.title(.black)
    title.content = .text(
      TextContent([
        TextRun("Ti", font: Font(size: 30), paint: .color(.black)),
        TextRun("tle", font: Font(size: 30), paint: .color(Color(rgb: 0x767676))),
      ]))
    #expect(abs(try Self.contrast([title]) - 4.54) < 0.01)
  }

  @Test func `what is behind the layers is seen through a gap`() throws {
    func page(_ x: Double, _ width: Double) -> Layer {
      Layer(LayerID("page-\(Int(x))")) {
        $0.frame = Rect(x: x, y: 0, width: width, height: 60)
        $0.background = .color(.black)
      }
    }
    let covers = MotionExpectation(.everything, Covers(.canvas))
    #expect(try Self.failures([page(0, 70), page(70, 50)], covers).isEmpty)
    let gap = try #require(try Self.failures([page(0, 70), page(71, 49)], covers).first)
    #expect(gap.value == 60 && gap.frame == 0)
    #expect(gap.sentence.contains("the first at 70,0"))
  }

  @Test func `a layer without words has no contrast`() throws {
    let plain = Layer("plain") { $0.frame = Rect(x: 0, y: 0, width: 10, height: 10) }
    let failures = try Self.failures([plain], MotionExpectation("plain", Contrast(atLeast: 3)))
    #expect(failures.map(\.sentence) == ["it is no text, expected one with contrast"])
    #expect(
      try Self.failures([plain], MotionExpectation(.everything, Contrast(atLeast: 3))).isEmpty)
  }
}
