import SegueFitting
import SegueMotion
import SegueRaster
import Testing

/// Movements that whole pictures tell better than edges: sheets, and cards that go a little aside.
struct LayerTests {
  private static let spring = Spring.damped(0.9, stiffness: 246.74)

  @Test func `a sheet that dims what it covers has its spring and its way`() throws {
    let film = try Self.film(rate: 60) { canvas, share in
      canvas.page(x: 0, Self.under, level: 250)
      canvas.dim(0.4 * min(max(share, 0), 1))
      canvas.sheet(top: 200 - 140 * share)
    }
    let found = try #require(FoundMovement.all(in: film).first)
    #expect(found.curve.isCertain, "\(String(describing: found.curve.doubt))")
    try Self.expectSpring(found)
    #expect(found.movement.bodies.count == 1)
    let way = (found.movement.bodies.first?.y ?? 0) * found.curve.way
    #expect(abs(way + 140) < 3, "\(way)")
  }

  /// Nothing but the dimming beside it shows where it is, up to half of its way.
  @Test func `a sheet of the color of the page is seen from its first pixels on`() throws {
    let film = try Self.film(rate: 30) { canvas, share in
      canvas.page(x: 0, Self.under, level: 250)
      canvas.dim(0.4 * min(max(share, 0), 1))
      let top = 200 - 150 * share
      canvas.box(x: 0, y: top, width: 120, height: 190, level: 250)
      for (place, level) in [(78.0, 90.0), (96, 40), (114, 130), (130, 70)] {
        canvas.box(x: 12, y: top + place, width: 70, height: 9, level: level)
      }
    }
    let found = try #require(FoundMovement.all(in: film).first)
    #expect(found.curve.isCertain, "\(String(describing: found.curve.doubt))")
    try Self.expectSpring(found)
    let seen = found.movement.bodies.first?.y ?? 0
    #expect(seen < -130, "\(seen)")
    #expect(abs(seen * found.curve.way + 150) < 2, "\(seen) times \(found.curve.way)")
  }

  @Test func `a recording is compared by what whole pictures tell`() throws {
    let film = try Self.film(rate: 60) { canvas, share in
      canvas.page(x: 0, Self.under, level: 250)
      canvas.dim(0.4 * min(max(share, 0), 1))
      canvas.sheet(top: 200 - 140 * share)
    }
    let measured = try #require(MeasuredMovement.all(in: film).first)
    guard case .shift(let x, let y) = measured.movement.kind else {
      Issue.record("\(measured.movement.kind)")
      return
    }
    #expect(measured.curve.isCertain, "\(String(describing: measured.curve.doubt))")
    #expect(abs(x) < 1 && abs(y * measured.curve.way + 140) < 3, "\(y)")
  }

  /// What it covers goes along no axis.
  @Test func `a sheet over a page that becomes smaller is told`() throws {
    let film = try Self.film(rate: 60) { canvas, share in
      canvas.page(x: 0, Self.under, level: 250, scale: 1 - 0.1 * share)
      canvas.dim(0.4 * min(max(share, 0), 1))
      canvas.sheet(top: 200 - 140 * share)
    }
    let found = try #require(FoundMovement.all(in: film).first)
    #expect(found.curve.isCertain, "\(String(describing: found.curve.doubt))")
    try Self.expectSpring(found)
    let way = (found.movement.bodies.first?.y ?? 0) * found.curve.way
    #expect(abs(way + 140) < 3, "\(way)")
  }

  /// Its border is never in sight, and nothing goes with it.
  @Test func `a page that is cropped is told where a spring alone explains it`() throws {
    let film = try Self.film(rate: 30) { canvas, share in
      canvas.page(x: 0, Self.under, level: 250)
      canvas.page(x: 122 - 134 * share, Self.over, level: 235)
    }
    let found = try #require(FoundMovement.all(in: film).first)
    #expect(found.curve.isCertain, "\(String(describing: found.curve.doubt))")
    try Self.expectSpring(found)
  }

  @Test func `what goes aside by a few pixels is not told as going straight`() throws {
    for aside in [0.0, 5] {
      let film = try Self.film(rate: 60) { canvas, share in
        for row in 0..<9 {
          canvas.box(x: 0, y: 22 * Double(row), width: 120, height: 21, level: 250)
          canvas.box(x: 16, y: 22 * Double(row) + 7, width: 70, height: 6, level: 30)
        }
        let (x, y) = (30 + aside * share, 20 + 90 * share)
        canvas.box(x: x, y: y, width: 60, height: 64, level: 110)
        for (place, level) in [(9.0, 220.0), (26, 170), (43, 230)] {
          canvas.box(x: x + 10, y: y + place, width: 34, height: 9, level: level)
        }
      }
      let found = try #require(FoundMovement.all(in: film).first)
      let body = try #require(found.movement.bodies.first)
      #expect(abs(body.x - aside) < 1 ? found.curve.isCertain : !found.curve.isCertain, "\(aside)")
    }
  }

  private static func expectSpring(_ found: FoundMovement) throws {
    guard case .spring(let spring, _)? = found.curve.best?.pace else {
      Issue.record("\(String(describing: found.curve.best))")
      return
    }
    #expect(abs(spring.duration / Self.spring.duration - 1) < 0.03, "\(spring)")
    #expect(abs(spring.dampingRatio - 0.9) < 0.03, "\(spring)")
  }

  private static let under = [
    (14.0, 60.0, 90.0), (34, 90, 40), (60, 40, 150), (92, 70, 60), (130, 84, 110), (164, 50, 30),
  ]

  private static let over = [
    (10.0, 50.0, 60.0), (40, 70, 140), (70, 30, 20), (100, 80, 90), (142, 44, 30), (170, 60, 120),
  ]

  /// A film of what is drawn at each share of a spring's way, from .2 s on.
  private static func film(
    rate: Double, _ draw: (inout Canvas, Double) -> Void
  ) throws -> LumaSequence {
    var film = LumaSequence(width: Canvas().width, height: Canvas().height)
    for index in 0..<Int(1.2 * rate) {
      let time = Double(index) / rate
      var canvas = Canvas()
      draw(&canvas, spring.value(at: max(0, time - 0.21)))
      let isAdded = film.add(try canvas.surface, at: time)
      #expect(isAdded)
    }
    return film
  }
}
