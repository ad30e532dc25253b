import SegueGeometry
import SegueRaster
import Testing

@Suite struct GradientCircleTests {
  private static let stops = [
    GradientStop(0, Pixel(red: 255, green: 0, blue: 0)),
    GradientStop(1, Pixel(red: 0, green: 0, blue: 255)),
  ]

  private func picture(_ gradient: GradientFill) throws -> Surface {
    try PaintTests.render([DrawCommand(.pixels(PaintTests.box), .gradient(gradient))])
  }

  @Test func `circles around one center are a radial gradient`() throws {
    let map = AffineTransform(a: 50, b: 0, c: 0, d: 25, tx: 100, ty: 30)
    let radial = try picture(.radial(map, Self.stops))
    let circles = try picture(
      try #require(
        .circles(
          from: .init(.zero, radius: 0), to: .init(.zero, radius: 1), through: Projection(map),
          Self.stops)))
    for y in 0..<60 {
      for x in 0..<200 {
        #expect(abs(Int(radial[x, y].red) - Int(circles[x, y].red)) <= 1)
        #expect(abs(Int(radial[x, y].blue) - Int(circles[x, y].blue)) <= 1)
      }
    }
  }

  @Test func `outside of a cone there is nothing`() throws {
    let gradient = try #require(
      GradientFill.circles(
        from: .init(Point(60, 30), radius: 5), to: .init(Point(140, 30), radius: 20),
        through: Projection(.identity), Self.stops))
    #expect(!gradient.isOpaque)
    let surface = try picture(gradient)
    #expect(surface[100, 2] == .white && surface[10, 30] == .white)
    // Where the last circle ends, and beyond.
    #expect(surface[165, 30].blue == 255 && surface[165, 30].red == 0)
    #expect(surface[199, 30] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func `what repeats says so in the printed list`() {
    var gradient = GradientFill.linear(from: .zero, to: Point(8, 0), Self.stops)
    let plain = gradient.description
    gradient.spread = .reflect
    #expect(gradient.description != plain && gradient.description.contains("reflect"))
  }

  /// A gradient that repeats every 8 pixels is the same 8 pixels further, and reflected 16.
  @Test(arguments: [(GradientSpread.repeat, 8), (.reflect, 16)])
  func `a period later it is the same`(spread: GradientSpread, period: Int) throws {
    var gradient = GradientFill.linear(from: Point(64, 0), to: Point(72, 0), Self.stops)
    gradient.spread = spread
    let surface = try picture(gradient)
    for x in 0..<200 - period { #expect(surface[x, 4] == surface[x + period, 4]) }
    #expect(surface[65, 4] != surface[69, 4])
  }
}
