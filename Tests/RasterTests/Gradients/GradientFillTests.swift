import SegueGeometry
import SegueRaster
import TestSupport
import Testing

@Suite struct GradientTests {
  @Test func `a linear gradient mixes its stops`() throws {
    let gradient = GradientFill.linear(
      from: Point(0, 0), to: Point(200, 0),
      [
        GradientStop(0, Pixel(red: 200, green: 0, blue: 10)),
        GradientStop(1, Pixel(red: 0, green: 100, blue: 250)),
      ])
    let surface = try PaintTests.render([DrawCommand(.pixels(PaintTests.box), .gradient(gradient))])
    for x in 0..<200 {
      let t = (Double(x) + 0.5) / 200
      #expect(abs(Double(surface[x, 30].red) - 200 * (1 - t)) <= 1)
      #expect(abs(Double(surface[x, 30].green) - 100 * t) <= 1)
      #expect(abs(Double(surface[x, 30].blue) - (10 + 240 * t)) <= 1)
    }
  }

  @Test func `two stops at one place make an edge`() throws {
    let gradient = GradientFill.linear(
      from: Point(0, 0), to: Point(200, 0),
      [
        GradientStop(0, .black), GradientStop(0.5, .black), GradientStop(0.5, .white),
        GradientStop(1, .white),
      ])
    let surface = try PaintTests.render([DrawCommand(.pixels(PaintTests.box), .gradient(gradient))])
    for x in 0..<200 { #expect(surface[x, 5] == (x < 100 ? .black : .white)) }
  }

  @Test func `fading to nothing is premultiplied`() throws {
    let red = Pixel(red: 255, green: 0, blue: 0)
    let gradient = GradientFill.linear(
      from: Point(0, 0), to: Point(200, 0), [GradientStop(0, red), GradientStop(1, .clear)])
    let surface = try PaintTests.render([DrawCommand(.pixels(PaintTests.box), .gradient(gradient))])
    for x in 0..<200 { #expect(surface[x, 5].red == 255) }
  }

  @Test func `a radial gradient depends on the distance`() throws {
    let map = AffineTransform(a: 50, b: 0, c: 0, d: 50, tx: 100, ty: 30)
    let gradient = GradientFill.radial(map, [GradientStop(0, .white), GradientStop(1, .black)])
    let surface = try PaintTests.render([DrawCommand(.pixels(PaintTests.box), .gradient(gradient))])
    for y in stride(from: 0, to: 60, by: 7) {
      for x in 0..<200 {
        let (dx, dy) = (Double(x) + 0.5 - 100, Double(y) + 0.5 - 30)
        let exact = 255 * max(1 - (dx * dx + dy * dy).squareRoot() / 50, 0)
        #expect(abs(Double(surface[x, y].green) - exact) <= 1)
      }
    }
  }

  /// The colors of 4,096 equal parts, one pixel each.
  private func parts(_ stops: [GradientStop]) throws -> [Pixel] {
    let box = PixelRect(x: 0, y: 0, width: 4_096, height: 1)
    let gradient = GradientFill.linear(from: .zero, to: Point(4_096, 0), stops)
    let surface = try Rasterizer().render(
      DisplayList(
        width: box.width, height: 1, background: .clear,
        passes: [
          Pass(
            .canvas, in: box,
            [DrawCommand(.pixels(box), .gradient(gradient), composite: .source)])
        ]))
    return (0..<box.width).map { surface[$0, 0] }
  }

  /// The color at a place, in 1/65 536 of the gradient.
  private func mix(_ stops: [GradientStop], at place: Int) -> Pixel {
    guard let next = stops.firstIndex(where: { $0.offset > place }) else {
      return stops[stops.count - 1].color
    }
    if next == 0 { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let width = b.offset - a.offset
    func channel(_ shift: UInt32) -> UInt32 {
      let (from, to) = (Int(a.color.word >> shift & 255), Int(b.color.word >> shift & 255))
      let sum = from * (b.offset - place) + to * (place - a.offset)
      return UInt32((sum + width / 2) / width) << shift
    }
    return Pixel(word: channel(0) | channel(8) | channel(16) | channel(24))
  }

  @Test(arguments: 0..<60)
  func `each part of a gradient has the color of its middle`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let places = (0..<random.int(in: 1...6)).map { _ in
      seed.isMultiple(of: 3) ? Double(random.int(in: 0...4)) / 4 : random.double(in: 0...1)
    }
    let stops = places.sorted().map { GradientStop($0, random.pixel()) }
    let parts = try parts(stops)
    for (index, part) in parts.enumerated() {
      #expect(part == mix(stops, at: index * 16 + 8), "seed \(seed), part \(index)")
    }
  }

  /// What is shorter than a millionth of a pixel has no length.
  @Test(arguments: [1.0, 1e-3, 2e-6, 1e-9, 1e-13])
  func `a gradient of hardly any length is an edge where it is`(length: Double) throws {
    let stops = [GradientStop(0, .black), GradientStop(1, .white)]
    for (place, end) in [(59.25, 59.25 + length), (1e9, 1e9 + length), (-1e9, -1e9 - length)] {
      let gradient = GradientFill.linear(from: Point(place, 0), to: Point(end, 0), stops)
      let surface = try PaintTests.render([
        DrawCommand(.pixels(PaintTests.box), .gradient(gradient))
      ])
      for x in 0..<PaintTests.box.width where abs(Double(x) + 0.5 - place) > 1 {
        let isBefore = end < place ? Double(x) > place : Double(x) < place
        let color: Pixel = isBefore && length > 1e-6 ? .black : .white
        #expect(surface[x, 7] == color, "\(place), \(x)")
      }
    }
  }
}
