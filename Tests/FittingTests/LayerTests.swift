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
      let top = 200 - 140 * share
      canvas.box(x: 0, y: top, width: 120, height: 180, level: 250)
      for (place, level) in [(8.0, 180.0), (30, 90), (56, 40), (84, 130), (112, 70)] {
        canvas.box(x: 12, y: top + place, width: 70, height: 9, level: level)
      }
    }
    let found = try #require(FoundMovement.all(in: film).first)
    #expect(found.curve.isCertain, "\(String(describing: found.curve.doubt))")
    try Self.expectSpring(found)
    #expect(found.movement.bodies.count == 1)
    let way = (found.movement.bodies.first?.y ?? 0) * found.curve.way
    #expect(abs(way + 140) < 3, "\(way)")
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

  /// A film of what is drawn at each share of a spring's way, from .2 s on.
  private static func film(
    rate: Double, _ draw: (inout Canvas, Double) -> Void
  ) throws -> LumaSequence {
    var film = LumaSequence(width: Canvas.width, height: Canvas.height)
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

/// A gray picture of boxes whose edges are between pixels.
private struct Canvas {
  static let width = 120
  static let height = 200
  private var levels = [Double](repeating: 240, count: width * height)

  mutating func box(x: Double, y: Double, width: Double, height: Double, level: Double) {
    func covered(_ pixel: Int, _ start: Double, _ length: Double) -> Double {
      min(max(min(start + length, Double(pixel) + 1) - max(start, Double(pixel)), 0), 1)
    }
    for row in 0..<Self.height {
      let down = covered(row, y, height)
      guard down > 0 else { continue }
      for column in 0..<Self.width {
        let part = down * covered(column, x, width)
        levels[row * Self.width + column] += (level - levels[row * Self.width + column]) * part
      }
    }
  }

  /// A page of boxes, each with its place, its width and its level.
  mutating func page(x: Double, _ boxes: [(y: Double, width: Double, level: Double)], level: Double)
  {
    box(x: x, y: 0, width: 120, height: 200, level: level)
    for (index, item) in boxes.enumerated() {
      box(
        x: x + 8 + 5 * Double(index % 3), y: item.y, width: item.width, height: 15,
        level: item.level)
    }
  }

  mutating func dim(_ share: Double) { levels = levels.map { $0 * (1 - share) } }

  var surface: Surface {
    get throws {
      var surface = try Surface(width: Self.width, height: Self.height)
      try surface.withPixels { pixels in
        for index in pixels.indices {
          pixels[index] = 0xff00_0000 | UInt32(min(max(levels[index] + 0.5, 0), 255)) * 0x1_0101
        }
      }
      return surface
    }
  }
}
