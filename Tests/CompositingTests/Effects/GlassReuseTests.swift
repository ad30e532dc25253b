import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

/// Glass is drawn again where something has moved behind it, and nowhere else.
@Suite struct GlassReuseTests {
  private static let stage = TransitionEnvironment(size: Size(120, 90))

  private static func pane(_ id: LayerID, _ frame: Rect) -> Layer {
    Layer(id) {
      $0.frame = frame
      $0.cornerRadii = CornerRadii(all: 9)
      $0.backdropFilters = [.blur(sigma: 4), .saturation(1.5)]
      $0.background = .color(Color(rgb: 0xFFFFFF, alpha: 0.3))
    }
  }

  private static let stripe = Layer.box("stripe", Rect(x: 30, y: 0, width: 12, height: 90), .black)

  private static func moving(_ x: Double, _ y: Double) -> Layer {
    .box("moving", Rect(x: x, y: y, width: 20, height: 20), .black)
  }

  /// Glass over stripes, with a box that moves above or below it.
  private func glass(_ x: Double, y: Double = 5, isAbove: Bool) -> DisplayList {
    let pane = Self.pane("pane", Rect(x: 10, y: 0, width: 80, height: 40))
    let moving = Self.moving(x, y)
    return Self.stage.list([Self.stripe] + (isAbove ? [pane, moving] : [moving, pane]))
  }

  @Test func `glass is not drawn again while nothing moves behind it`() throws {
    let above = try ReuseTests.draw((0..<6).map { glass(Double($0) * 7.3, isAbove: true) })
    let below = try ReuseTests.draw((0..<6).map { glass(Double($0) * 7.3, isAbove: false) })
    // The blurred backdrop and its colors: drawn in two frames, then taken.
    #expect(above.drawnLayers == 2 + 2)
    #expect(above.reusedLayers == 2 * 4)
    #expect(below.drawnLayers == 2 * 6)
    #expect(below.reusedLayers == 0)
  }

  @Test func `what moves beside the glass does not count`() throws {
    let beside = try ReuseTests.draw(
      (0..<6).map { glass(Double($0) * 7.3, y: 60, isAbove: false) })
    #expect(beside.drawnLayers == 2 + 2)
    #expect(beside.reusedLayers == 2 * 4)
    // It comes up to the glass, whose blur sees it in the last frame.
    let coming = try ReuseTests.draw(
      (0..<6).map { glass(20, y: 88 - 8 * Double($0), isAbove: false) })
    #expect(coming.drawnLayers == 2 * 2 + 2)
    #expect(coming.reusedLayers == 2 * 3)
  }

  /// A card with round corners, inside of which glass lies over a box.
  private func card(_ x: Double, _ y: Double) -> DisplayList {
    Self.stage.list([
      Self.stripe,
      .box(
        "card", Rect(x: 5, y: 5, width: 110, height: 80), .white,
        children: [Self.moving(x, y), Self.pane("pane", Rect(x: 5, y: 5, width: 90, height: 25))]
      ) {
        $0.cornerRadii = CornerRadii(all: 12)
        $0.clipsToBounds = true
      },
    ])
  }

  @Test func `glass inside a card does not care what moves elsewhere in it`() throws {
    let beside = try ReuseTests.draw((0..<6).map { card(Double($0) * 7.3, 50) })
    let behind = try ReuseTests.draw((0..<6).map { card(Double($0) * 7.3, 15) })
    // The blurred backdrop and its colors again; the card itself is another one in every frame.
    #expect(beside.reusedLayers == 2 * 4)
    #expect(behind.reusedLayers == 0)
  }

  /// Panes, cards with panes and boxes in any order, of which some move.
  private func layers(_ random: inout SeededGenerator, _ frame: Double, depth: Int = 2) -> [Layer] {
    (0..<random.int(in: 1...4)).map { index in
      let id = LayerID("layer-\(depth)-\(index)")
      let moves = random.int(in: 0...3) == 0
      var box = Rect(
        x: Double(random.int(in: -10...90)), y: Double(random.int(in: -10...70)),
        width: Double(random.int(in: 5...80)), height: Double(random.int(in: 5...60)))
      let way = Vector(random.double(in: -9...9), random.double(in: -9...9))
      if moves { box = box.offset(by: way * frame) }
      let kind = random.int(in: 0...3)
      if kind == 0 { return Self.pane(id, box) }
      let isCard = kind == 1 && depth > 0
      let children = isCard ? layers(&random, frame, depth: depth - 1) : []
      let radius = Double(random.int(in: 0...12))
      let color = Color(rgb: UInt32(random.int(in: 0...0xFFFFFF)))
      return .box(id, box, color, children: children) {
        $0.cornerRadii = CornerRadii(all: radius)
        $0.clipsToBounds = isCard
      }
    }
  }

  @Test(arguments: 0..<60)
  func `no frame of glass and cards changes by a byte`(seed: Int) throws {
    let lists = (0..<5).map { frame in
      var random = SeededGenerator(seed: UInt64(seed))
      // In the middle something stands still.
      return Self.stage.list(layers(&random, Double([0, 1, 1, 1, 2][frame])))
    }
    _ = try ReuseTests.draw(lists)
  }
}
