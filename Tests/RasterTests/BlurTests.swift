import SegueGeometry
import SegueRaster
import Testing

@Suite struct BlurTests {
  static func phi(_ x: Double) -> Double { 0.5 * (1 + PortableMath.erf(x * 0.5.squareRoot())) }

  /// The integral of `phi`.
  static func integral(_ x: Double) -> Double {
    x * phi(x) + PortableMath.exp(-x * x / 2) * 0.3989422804014327
  }

  /// A layer with a white rectangle of whole pixels on nothing, blurred.
  static func blurred(
    _ rect: PixelRect, _ size: Int, sigma: Double, set: KernelSet = .widest,
    edges: Blur.Edges = .clear, region: PixelRect? = nil
  ) throws -> Surface {
    let box = PixelRect(x: 0, y: 0, width: size, height: size)
    let list = DisplayList(
      width: size, height: size, background: .clear,
      passes: [
        Pass(
          .layer(OffscreenID(0)), in: region ?? box, [DrawCommand(.pixels(rect), .color(.white))],
          filter: .blur(Blur(sigma: sigma, edges: edges, anchor: box))),
        Pass(.canvas, in: box, [DrawCommand(.pixels(box), .layer(OffscreenID(0)))]),
      ])
    return try Rasterizer(kernels: set).render(list)
  }

  /// What a pixel of the blurred rectangle is along one axis: the Gaussian integrated over the
  /// pixel, over each pixel of the rectangle.
  static func exact(_ from: Int, _ to: Int, _ pixel: Int, _ sigma: Double) -> Double {
    func edge(_ side: Int) -> Double { phi((Double(pixel) + 0.5 - Double(side)) / sigma) }
    return edge(from) - edge(to)
  }

  struct Errors {
    var largest = 0.0
    var absolute = 0.0
    var signed = 0.0
  }

  static func errors(_ surface: Surface, _ rect: PixelRect, _ sigma: Double) -> Errors {
    var errors = Errors()
    let count = Double(surface.width * surface.height)
    let across = (0..<surface.width).map { exact(rect.minX, rect.maxX, $0, sigma) }
    for y in 0..<surface.height {
      let down = exact(rect.minY, rect.maxY, y, sigma)
      for x in 0..<surface.width {
        let error = Double(surface[x, y].alpha) - 255 * across[x] * down
        errors.largest = max(errors.largest, abs(error))
        errors.absolute += abs(error) / count
        errors.signed += error / count
      }
    }
    return errors
  }

  /// Wider ones would need a gigabyte around a phone's screen, and leave nothing to be seen of it.
  @Test func `no blur is wider than any screen`() {
    let box = PixelRect(x: 0, y: 0, width: 10, height: 10)
    func blur(_ sigma: Double) -> Blur { Blur(sigma: sigma, edges: .clear, anchor: box) }
    #expect(blur(1e9) == blur(Blur.widest))
    #expect(blur(Blur.widest - 1) != blur(Blur.widest))
  }

  @Test(arguments: [0.6, 1.0, 1.7, 2.5, 4.0, 5.3, 7.9])
  func `a small blur is within a level of the closed form`(sigma: Double) throws {
    let rect = PixelRect(x: 61, y: 50, width: 47, height: 70)
    let errors = Self.errors(try Self.blurred(rect, 170, sigma: sigma), rect, sigma)
    #expect(errors.largest <= 1, "\(errors)")
  }

  @Test(arguments: [8.0, 9.1, 12.0, 15.9, 16.0, 20.0, 31.0, 33.0, 50.0])
  func `a wide blur stays within its bounds`(sigma: Double) throws {
    let rect = PixelRect(x: 151, y: 140, width: 133, height: 160)
    let errors = Self.errors(try Self.blurred(rect, 440, sigma: sigma), rect, sigma)
    #expect(errors.largest <= 2.5, "\(errors)")
    #expect(errors.absolute <= 0.4, "\(errors)")
    #expect(abs(errors.signed) <= 0.1, "\(errors)")
  }

  /// The mean brightness at the edge's outside grows with the blur; no step is larger than a change
  /// of the standard deviation by a twentieth explains, the change of grid included.
  @Test func `a growing blur neither steps nor stands still`() throws {
    let rect = PixelRect(x: 0, y: 0, width: 60, height: 120)
    var last: [Int]?
    for step in 0..<60 {
      let sigma = 14.6 + 0.05 * Double(step)
      let surface = try Self.blurred(rect, 120, sigma: sigma, edges: .repeated)
      let row = (0..<120).map { Int(surface[$0, 60].alpha) }
      if let last {
        let changes = zip(row, last).map { abs($0 - $1) }
        #expect((changes.max() ?? 0) <= 2, "sigma \(sigma): \(changes)")
      }
      last = row
    }
  }

  @Test(arguments: KernelSet.available, [0, 1, 77, 128, 254, 255])
  func `a flat backdrop stays flat`(set: KernelSet, level: Int) throws {
    let size = 90
    let box = PixelRect(x: 0, y: 0, width: size, height: size)
    let color = Pixel(red: UInt8(level), green: 255, blue: UInt8(255 - level))
    for sigma in [0.5, 3, 9, 21, 40] {
      let list = DisplayList(
        width: size, height: size,
        passes: [
          Pass(
            .layer(OffscreenID(0)), in: box, [DrawCommand(.pixels(box), .color(color))],
            filter: .blur(Blur(sigma: sigma, edges: .repeated, anchor: box))),
          Pass(.canvas, in: box, [DrawCommand(.pixels(box), .layer(OffscreenID(0)))]),
        ])
      let surface = try Rasterizer(kernels: set).render(list)
      for y in [0, 1, 44, 89] {
        for x in [0, 2, 45, 89] { #expect(surface[x, y] == color, "sigma \(sigma)") }
      }
    }
  }

  /// A crop of the layer with all that the blur can see.
  @Test(arguments: [3.0, 9.0, 17.0])
  func `a crop with its halo changes no pixel inside`(sigma: Double) throws {
    let rect = PixelRect(x: 61, y: 50, width: 47, height: 70)
    let whole = try Self.blurred(rect, 170, sigma: sigma)
    let halo = Blur(
      sigma: sigma, edges: .clear, anchor: PixelRect(x: 0, y: 0, width: 170, height: 170)
    ).reach
    let window = PixelRect(x: 71, y: 63, width: 20, height: 20)
    let part = try Self.blurred(rect, 170, sigma: sigma, region: window.outset(by: halo))
    for y in window.rows {
      for x in window.columns { #expect(part[x, y] == whole[x, y]) }
    }
  }
}
