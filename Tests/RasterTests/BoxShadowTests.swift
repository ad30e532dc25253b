import SegueGeometry
import SegueRaster
import Testing

@Suite struct ShadowTests {
  static func phi(_ x: Double) -> Double { 0.5 * (1 + PortableMath.erf(x * 0.5.squareRoot())) }

  /// The coverage of every pixel of a shadow: opaque white on nothing.
  static func coverage(_ shadow: BoxShadow, _ size: Int, _ set: KernelSet) throws -> [[Int]] {
    let box = PixelRect(x: 0, y: 0, width: size, height: size)
    let list = DisplayList(
      width: size, height: size, background: .clear,
      passes: [Pass(.canvas, in: box, [DrawCommand(.pixels(shadow.bounds), .shadow(shadow))])])
    let surface = try Rasterizer(kernels: set).render(list)
    return (0..<size).map { y in (0..<size).map { Int(surface[$0, y].alpha) } }
  }

  /// The closed form at pixel centers; averaging over a pixel differs by φ'/24σ², which stays below
  /// half a level from two pixels of blur on.
  @Test(arguments: KernelSet.available, [2.0, 3.3, 8.0, 15.5])
  func `a rectangle follows the closed form`(set: KernelSet, sigma: Double) throws {
    let rect = Rect(x: 50.25, y: 44.5, width: 41, height: 60.75)
    let values = try Self.coverage(BoxShadow(of: rect, sigma: sigma, color: .white), 150, set)
    for y in 0..<150 {
      for x in 0..<150 {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let across = Self.phi((px - rect.minX) / sigma) - Self.phi((px - rect.maxX) / sigma)
        let down = Self.phi((py - rect.minY) / sigma) - Self.phi((py - rect.maxY) / sigma)
        #expect(abs(Double(values[y][x]) - 255 * across * down) <= 1, "\(x), \(y)")
      }
    }
  }

  /// Whether a point is in a rectangle with circular corners, which do not meet.
  static func isInside(_ rect: Rect, _ radii: CornerRadii, _ point: Point) -> Bool {
    let (left, top) = (point.x < rect.center.x, point.y < rect.center.y)
    let radius =
      top
      ? left ? radii.topLeft : radii.topRight : left ? radii.bottomLeft : radii.bottomRight
    // How far the point is from the two edges of its quarter.
    let dx = left ? point.x - rect.minX : rect.maxX - point.x
    let dy = top ? point.y - rect.minY : rect.maxY - point.y
    if dx <= 0 || dy <= 0 { return false }
    if dx >= radius || dy >= radius { return true }
    return (radius - dx) * (radius - dx) + (radius - dy) * (radius - dy) < radius * radius
  }

  /// Against the sum over an exact raster of the shape, sixteen samples to a pixel each way, of the
  /// Gaussian integrated over each sample.
  @Test(arguments: [
    (3.0, CornerRadii(all: 12)), (8.0, CornerRadii(all: 20)), (6.0, CornerRadii(all: 26)),
    (2.0, CornerRadii(all: 6)),
    (3.0, CornerRadii(topLeft: 4, topRight: 11, bottomRight: 18, bottomLeft: 25)),
    (4.0, CornerRadii(topLeft: 0, topRight: 30, bottomRight: 0, bottomLeft: 9)),
  ])
  func `a rounded rectangle follows the convolution`(sigma: Double, radii: CornerRadii) throws {
    let size = 100
    let rect = Rect(x: 20, y: 24, width: 60, height: 52)
    let fine = 8
    var inside = [[Double]](
      repeating: [Double](repeating: 0, count: size * fine), count: size * fine)
    for y in 0..<size * fine {
      for x in 0..<size * fine {
        let px = (Double(x) + 0.5) / Double(fine)
        let py = (Double(y) + 0.5) / Double(fine)
        inside[y][x] = Self.isInside(rect, radii, Point(px, py)) ? 1 : 0
      }
    }
    /// The weight a sample has for a pixel, along one axis.
    func weight(_ sample: Int, _ pixel: Int) -> Double {
      let from = Double(sample) / Double(fine)
      let center = Double(pixel) + 0.5
      return Self.phi((from + 1 / Double(fine) - center) / sigma)
        - Self.phi((from - center) / sigma)
    }
    let weights = (0..<size).map { pixel in (0..<size * fine).map { weight($0, pixel) } }
    let values = try Self.coverage(
      BoxShadow(of: rect, radii: radii, sigma: sigma, color: .white), size, .widest)
    for y in stride(from: 3, to: size, by: 7) {
      let column = (0..<size * fine).map { x in
        zip(weights[y], inside).reduce(0) { $0 + $1.0 * $1.1[x] }
      }
      for x in stride(from: 2, to: size, by: 3) {
        let exact = 255 * zip(weights[x], column).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(abs(Double(values[y][x]) - exact) <= 1, "\(x), \(y): \(values[y][x]) \(exact)")
      }
    }
  }

  @Test func `a shadow without blur is the rectangle`() throws {
    let values = try Self.coverage(
      BoxShadow(of: Rect(x: 10, y: 10, width: 20, height: 20), sigma: 0, color: .white), 40, .widest
    )
    #expect(values[20][20] == 255 && values[20][8] == 0 && values[8][20] == 0)
  }
}
