import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

/// What counts as seen, and where what is nested lies.
@Suite struct SightTests {
  private static let still = Animation(
    from: .number(1), to: .number(1), timing: Timing(duration: .milliseconds(100)))

  private static func film(_ layer: Layer) throws -> FilmView {
    try Scenery.film {
      layer
    } moving: {
      try $0.add(still, of: .opacity, on: layer.id)
    }
  }

  private static let appears = Appears(by: .zero)

  @Test func `clips, masks, opacity and the canvas hide`() throws {
    func around(_ change: (inout Layer) -> Void) throws -> Bool {
      var group = Layer("group", children: [Scenery.card]) {
        $0.frame = Rect(x: 0, y: 0, width: 200, height: 200)
      }
      change(&group)
      return try Self.film(group).failure(Self.appears) == nil
    }
    #expect(try around { _ in })
    #expect(try !around { $0.isHidden = true })
    #expect(try !around { $0.position.x += 400 })
    #expect(
      try !around {
        $0.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        $0.clipsToBounds = true
      })
    #expect(
      try !around {
        $0.mask = Layer("hole") { $0.frame = Rect(x: 150, y: 150, width: 10, height: 10) }
      })
  }

  @Test func `a group without extents is as large as what is inside`() throws {
    let group = Layer("group", children: [Scenery.card]) { $0.position = Point(100, 0) }
    let film = try Self.film(group)
    #expect(film.failures("group", StaysInside(.canvas)).isEmpty)
    #expect(film.failures("group", Covers(.layer("card"))).isEmpty)
    let failure = try #require(film.failures("group", Covers(.canvas)).first)
    #expect(abs((failure.value ?? 0) - 140) < 1e-9)
  }

  @Test func `a turned layer covers what its corners hold`() throws {
    var card = Scenery.card
    card.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(try Self.film(card).failure(Covers(.canvas)) == nil)
    card.transform.rotationZ = .degrees(45)
    // A corner of the canvas lies (√2 - 1) half sides outside of the nearest side.
    let value = try #require(try Self.film(card).failure(Covers(.canvas))?.value)
    #expect(abs(value - (2.0.squareRoot() - 1) * 100) < 1e-9)
  }

  @Test func `boxes that are turned past each other do not overlap`() throws {
    func film(_ x: Double) throws -> FilmView {
      let boxes = [("card", 60.0), ("other", x)].map { name, x in
        Layer(LayerID(name)) {
          $0.frame = Rect(x: x, y: 80, width: 40, height: 40)
          $0.transform.rotationZ = .degrees(45)
        }
      }
      return try Scenery.film {
        boxes
      } moving: {
        try $0.add(Self.still, of: .opacity, on: "card")
      }
    }
    #expect(try film(120).failure(NeverOverlaps("other")) == nil)
    let overlap = try #require(try film(100).failure(NeverOverlaps("other"))?.value)
    // Both are diamonds whose centers are 40 points apart; their sides are 28.28 points apart.
    #expect(abs(overlap - (40 / 2.0.squareRoot() - 40)) < 1e-9)
  }

  @Test func `of a pattern, what moves with what is around it is not told`() throws {
    let jump = Animation(
      .keyframes(Keyframes([.number(0), .number(100)], mode: .discrete)),
      timing: Timing(duration: .milliseconds(200)))
    let film = try Scenery.film {
      Layer("group", children: [Scenery.card]) {
        $0.frame = Rect(x: 0, y: 0, width: 80, height: 80)
      }
    } moving: {
      try $0.add(jump, of: .translateX, on: "group")
    }
    #expect(film.failures("*", NeverJumps()).map(\.layer) == ["group"])
    #expect(film.failures("card", NeverJumps()).map(\.layer) == ["card"])
  }
}
