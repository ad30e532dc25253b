import SegueFitting
import SegueMotion
import SegueRaster
import Testing

/// Several things that go ways of their own.
struct BodyTests {
  /// A card's place, its way down, its spring, when that begins, and its boxes around its middle.
  private struct Card {
    let x: Double
    let y: Double
    let way: Double
    let response: Double
    let ratio: Double
    let begin: Double
    let boxes: [(x: Double, y: Double, width: Double, height: Double, level: Double)]

    func share(at time: Double) -> Double {
      let frequency = 2 * Double.pi / response
      return Spring.damped(ratio, stiffness: frequency * frequency).value(at: max(0, time - begin))
    }
  }

  private static let cards = [
    Card(
      x: 62, y: 75, way: 209.76, response: 0.314, ratio: 0.891, begin: 0.3328,
      boxes: [
        (-41.35, -38.23, 82.7, 76.47, 100), (-20.65, -25.21, 44.04, 12.25, 101),
        (-34.11, -5.11, 42.57, 11.77, 114), (-28.83, 18.27, 47.92, 8.52, 142),
      ]),
    Card(
      x: 178, y: 330, way: -154.08, response: 0.402, ratio: 0.886, begin: 0.3688,
      boxes: [
        (-46.6, -43.16, 93.21, 86.31, 113), (-39.09, -27.12, 29.45, 14.43, 142),
        (-25.71, -2.74, 32.21, 15.4, 100), (-28.12, 25.8, 37.57, 13.0, 101),
      ]),
  ]

  /// Six pictures show each on its way, and beside it lies the other one.
  @Test func `of two cards beside each other each has its way and its spring`() throws {
    var film = LumaSequence(width: 240, height: 400)
    for index in 0..<26 {
      var canvas = Canvas(width: 240, height: 400)
      let time = Double(index) / 24
      for card in Self.cards {
        let middle = card.y + card.way * card.share(at: time)
        for box in card.boxes {
          canvas.box(
            x: card.x + box.x, y: middle + box.y, width: box.width, height: box.height,
            level: box.level)
        }
      }
      let isAdded = film.add(try canvas.surface, at: time)
      #expect(isAdded)
    }
    let found = FoundMovement.all(in: film).filter(\.curve.isCertain)
    #expect(found.count == Self.cards.count)
    for card in Self.cards {
      let own = try #require(
        found.first { abs(($0.movement.bodies.first?.y ?? 0) - card.way) < 2 }, "\(card.way)")
      guard case .spring(let spring, _)? = own.curve.best?.pace else {
        Issue.record("\(String(describing: own.curve.best?.pace))")
        continue
      }
      #expect(abs(spring.duration / card.response - 1) < 0.05)
      #expect(abs(spring.dampingRatio / card.ratio - 1) < 0.05)
    }
  }
}
