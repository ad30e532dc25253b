import SegueFitting
import SegueMotion
import SegueRaster
import Testing

/// The radius of round corners, measured in films of cards whose radius is known in every picture.
@Suite struct CornerTests {
  private static let spring = Spring.damped(0.9, stiffness: 246.74)

  @Test func `corners of a card that is scaled grow with it`() throws {
    let corners = try #require(
      try Self.corners { canvas, share in
        let scale = 1 + share
        canvas.card(x: 120, y: 160, width: 80 * scale, height: 96 * scale, radius: 9 * scale)
      })
    #expect(abs(corners.first - 9) < 0.5 && abs(corners.last - 18) < 0.5, "\(corners)")
    guard case .movement = corners.pace else {
      Issue.record("\(corners)")
      return
    }
  }

  @Test func `corners that become sharp while a card grows are told`() throws {
    let corners = try #require(
      try Self.corners { canvas, share in
        canvas.card(
          x: 120, y: 150 + 10 * share, width: 90 + 110 * share, height: 80 + 150 * share,
          radius: 24 - 20 * share)
      })
    #expect(abs(corners.first - 24) < 0.6 && abs(corners.last - 4) < 0.5, "\(corners)")
    guard case .movement = corners.pace else {
      Issue.record("\(corners)")
      return
    }
  }

  @Test(arguments: [(4.0, 16.0), (14, 4)])
  func `corners of a card that goes elsewhere are told`(_ first: Double, _ last: Double) throws {
    let corners = try #require(
      try Self.corners { canvas, share in
        canvas.card(
          x: 70 + 90 * share, y: 100 + 120 * share, width: 100, height: 120,
          radius: first + (last - first) * share)
      })
    #expect(abs(corners.first - first) < 0.6 && abs(corners.last - last) < 0.6, "\(corners)")
    guard case .movement = corners.pace else {
      Issue.record("\(corners)")
      return
    }
  }

  @Test func `corners that stay as they are do not change`() throws {
    let corners = try #require(
      try Self.corners { canvas, share in
        canvas.card(x: 70 + 90 * share, y: 100 + 120 * share, width: 100, height: 120, radius: 12)
      })
    #expect(abs(corners.first - 12) < 0.5 && abs(corners.last - 12) < 0.5, "\(corners)")
    guard case .still = corners.pace else {
      Issue.record("\(corners)")
      return
    }
  }

  /// The radius goes evenly for as long as the film moves, and the card by its spring.
  @Test func `corners with a curve of their own are not said to go by that of the card`() throws {
    let corners = try #require(
      try Self.corners { canvas, share, time in
        let own = min(max((time - 0.21) / 0.5, 0), 1)
        canvas.card(
          x: 70 + 90 * share, y: 100 + 120 * share, width: 100, height: 120, radius: 4 + 20 * own)
      })
    #expect(abs(corners.first - 4) < 0.6 && abs(corners.last - 24) < 0.6, "\(corners)")
    guard case .own(let curve, _) = corners.pace else {
      Issue.record("\(corners)")
      return
    }
    #expect(curve.best?.names.contains("linear") == true, "\(String(describing: curve.best))")
  }

  /// Its sides along the other axis stand still, and no edge that moves tells of them.
  @Test(arguments: [true, false])
  func `corners of a card that goes along one axis alone are told`(_ isDown: Bool) throws {
    let corners = try #require(
      try Self.corners { canvas, share in
        canvas.card(
          x: isDown ? 120 : 70 + 90 * share, y: isDown ? 100 + 120 * share : 150, width: 100,
          height: 120, radius: 14)
      })
    #expect(abs(corners.first - 14) < 0.5 && abs(corners.last - 14) < 0.5, "\(corners)")
    #expect(!corners.areSharp)
  }

  @Test func `a card without round corners has sharp ones`() throws {
    let corners = try #require(
      try Self.corners { canvas, share in
        canvas.card(x: 70 + 90 * share, y: 100 + 120 * share, width: 100, height: 120, radius: 0)
      })
    #expect(corners.areSharp, "\(corners)")
  }

  @Test func `in front of what is not of one color nothing is said of corners`() throws {
    let corners = try Self.corners { canvas, share in
      canvas.stripes()
      canvas.card(
        x: 70 + 90 * share, y: 100 + 120 * share, width: 100, height: 120, radius: 4 + 16 * share)
    }
    #expect(corners == nil, "\(String(describing: corners))")
  }

  private static func corners(
    _ draw: (inout CardCanvas, _ share: Double) -> Void
  ) throws -> CornerCourse? {
    try corners { canvas, share, _ in draw(&canvas, share) }
  }

  /// The corners that are found in a film.
  private static func corners(
    _ draw: (inout CardCanvas, _ share: Double, _ time: Double) -> Void
  ) throws -> CornerCourse? {
    let found = try #require(FoundMovement.all(in: try film(draw)).first)
    #expect(found.curve.isCertain, "\(String(describing: found.curve.doubt))")
    return found.corners
  }

  /// A film of what is drawn at each share of a spring's way, from .21 s on.
  static func film(
    rate: Int = 60, _ draw: (inout CardCanvas, _ share: Double, _ time: Double) -> Void
  ) throws -> LumaSequence {
    var film = LumaSequence(width: CardCanvas.width, height: CardCanvas.height)
    for index in 0..<rate * 11 / 10 {
      let time = Double(index) / Double(rate)
      var canvas = CardCanvas()
      draw(&canvas, spring.value(at: max(0, time - 0.21)), time)
      let isAdded = film.add(try canvas.surface, at: time)
      #expect(isAdded)
    }
    return film
  }
}

/// A gray picture of a card with round corners.
struct CardCanvas {
  static let width = 240
  static let height = 320
  private var levels = [Double](repeating: 236, count: width * height)

  /// A card around a point, with bars in it; each pixel of a corner of 8 by 8 samples.
  mutating func card(x: Double, y: Double, width: Double, height: Double, radius: Double) {
    let (left, top) = (x - width / 2, y - height / 2)
    box(left, top, width, height, radius: radius, level: 70)
    for (place, wide, level) in [(0.3, 0.5, 200.0), (0.5, 0.35, 140.0), (0.68, 0.42, 180.0)] {
      box(
        left + 0.3 * width, top + place * height, wide * width, 0.09 * height, radius: 0,
        level: level)
    }
  }

  mutating func stripes() {
    for row in 0..<Self.height {
      for column in 0..<Self.width where (row / 7 + column / 5) % 2 == 0 {
        levels[row * Self.width + column] = 170
      }
    }
  }

  private mutating func box(
    _ left: Double, _ top: Double, _ width: Double, _ height: Double, radius: Double, level: Double
  ) {
    let rows = max(0, Int(top))..<min(Self.height, Int(top + height) + 1)
    let columns = max(0, Int(left))..<min(Self.width, Int(left + width) + 1)
    for row in rows {
      for column in columns {
        let (u, v) = (Double(column) - left, Double(row) - top)
        let inside =
          min(u + 1, width - u) < radius + 2 && min(v + 1, height - v) < radius + 2
          ? Self.sampled(u, v, width, height, radius: radius)
          : (min(u + 1, width) - max(u, 0)) * (min(v + 1, height) - max(v, 0))
        let place = row * Self.width + column
        levels[place] += (level - levels[place]) * inside
      }
    }
  }

  /// The part of a pixel that lies in a round box.
  private static func sampled(
    _ left: Double, _ top: Double, _ width: Double, _ height: Double, radius: Double
  ) -> Double {
    var inside = 0
    for sample in 0..<64 {
      let u = left + (Double(sample % 8) + 0.5) / 8
      let v = top + (Double(sample / 8) + 0.5) / 8
      guard u >= 0, v >= 0, u < width, v < height else { continue }
      let (dx, dy) = (max(radius - min(u, width - u), 0), max(radius - min(v, height - v), 0))
      if dx * dx + dy * dy <= radius * radius { inside += 1 }
    }
    return Double(inside) / 64
  }

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
