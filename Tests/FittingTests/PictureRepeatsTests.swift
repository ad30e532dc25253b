import SegueFitting
import SegueMotion
import SegueRaster
import Testing

/// Which pictures of a film are none of their own, and that what is measured does not depend on them.
struct PictureRepeatsTests {
  /// A film of a box that goes a hundred pixels to the right on a spring, as a recorder shows it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The pictures that are shown for each of the film's, beginning with itself.
    var copies = 1
    /// The rate at which the film's pictures are made.
    var rate = 60.0
    /// True if the copies are mixed with the next picture.
    var isMixed = false
  }

  static let spring = Spring.damped(0.9, stiffness: 246.74)

  static let cases = [
    Case(testDescription: "each once"),
    Case(testDescription: "30 shown as 60", copies: 2, rate: 30),
    Case(testDescription: "each three times", copies: 3, rate: 20),
    Case(testDescription: "30 mixed to 60", copies: 2, rate: 30, isMixed: true),
  ]

  @Test(arguments: cases)
  func `a film has the same spring however often its pictures are shown`(_ tried: Case) throws {
    let film = try Self.film(tried)
    let repeats = PictureRepeats(film)
    let added = (tried.copies - 1) * (repeats.movingCount / tried.copies)
    #expect(abs(repeats.repeated.count - (tried.isMixed ? 0 : added)) <= tried.copies)
    #expect(abs(repeats.blended.count - (tried.isMixed ? added : 0)) <= 2)
    let found = try #require(MeasuredMovement.all(in: film).first)
    guard case .spring(let spring, _)? = found.curve.best?.pace else {
      Issue.record("\(String(describing: found.curve.best))")
      return
    }
    #expect(abs(spring.duration / Self.spring.duration - 1) < 0.03, "\(spring)")
    #expect(abs(spring.dampingRatio - 0.9) < 0.03, "\(spring)")
    #expect(abs((found.curve.best?.begin ?? 0) - 0.2) < 0.01)
  }

  @Test func `what rests in the middle of a film repeats nothing`() throws {
    var film = LumaSequence(width: 200, height: 60)
    for index in 0..<40 {
      let place = index < 10 ? 4.0 * Double(index) : index < 30 ? 40 : 4 * Double(index - 20)
      let isAdded = film.add(try Self.picture(at: place), at: Double(index) / 60)
      #expect(isAdded)
    }
    #expect(PictureRepeats(film).repeated.isEmpty)
  }

  /// A recorder that repeats pictures now and then may have repeated the last one at rest.
  @Test func `when a movement begins does not depend on a repeat of its rest`() throws {
    var film = LumaSequence(width: 200, height: 60)
    var shown = try Self.picture(at: 0)
    for index in 0..<70 {
      if ![13, 18, 23, 27].contains(index) {
        shown = try Self.picture(
          at: 100 * Self.spring.value(at: max(0, Double(index) / 60 - 0.195)))
      }
      let isAdded = film.add(shown, at: Double(index) / 60)
      #expect(isAdded)
    }
    let best = try #require(FoundMovement.all(in: film).first?.curve.best)
    #expect(best.kind == .spring)
    #expect(abs(best.begin - 0.195) < 0.004, "\(best.begin)")
  }

  private static func film(_ tried: Case) throws -> LumaSequence {
    var film = LumaSequence(width: 200, height: 60)
    let step = 1 / (tried.rate * Double(tried.copies))
    for index in 0..<Int(1.1 * tried.rate) {
      func made(_ index: Int) throws -> Surface {
        let time = Double(index) / tried.rate - 0.2
        return try picture(at: 100 * spring.value(at: max(0, time)))
      }
      for copy in 0..<tried.copies {
        var shown = try made(index)
        if tried.isMixed, copy > 0 { shown = try mixed(shown, try made(index + 1)) }
        let isAdded = film.add(shown, at: Double(index) / tried.rate + Double(copy) * step)
        #expect(isAdded)
      }
    }
    return film
  }

  /// Returns a picture with a light box whose edges are between pixels.
  private static func picture(at place: Double) throws -> Surface {
    var surface = try Surface(width: 200, height: 60)
    try surface.withPixels { pixels in
      for y in 0..<60 {
        for x in 0..<200 {
          let isInside = (8..<52).contains(y)
          let covered = min(max(Double(x) + 1 - 20 - place, 0), 1)
          let left = min(max(Double(x) - 70 - place, 0), 1)
          let level = UInt32(40 + (isInside ? 180 * (covered - left) : 0))
          pixels[200 * y + x] = 0xff00_0000 | level * 0x1_0101
        }
      }
    }
    return surface
  }

  private static func mixed(_ a: Surface, _ b: Surface) throws -> Surface {
    var surface = try Surface(width: a.width, height: a.height)
    try surface.withPixels { pixels in
      for index in pixels.indices {
        let level = ((a.pixels[index] & 255) + (b.pixels[index] & 255)) / 2
        pixels[index] = 0xff00_0000 | level * 0x1_0101
      }
    }
    return surface
  }
}
