import SegueGeometry
import SegueRaster
import TestSupport
import Testing

@Suite struct PictureTests {
  static let width = 120
  static let height = 80

  static var box: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  static func render(
    _ picture: Picture, _ transform: AffineTransform, opacity: UInt8 = 255,
    background: Pixel = .black, filter: SamplingFilter = .linear
  ) throws -> Surface {
    let map = try #require(SamplingMap(transform))
    let list = DisplayList(
      width: width, height: height, background: background,
      passes: [
        Pass(
          .canvas, in: box,
          [DrawCommand(.pixels(box), .picture(PictureID(0), map, filter), opacity: opacity)])
      ])
    return try Rasterizer().render(list, pictures: [picture])
  }

  /// The bilinear sample in exact arithmetic, with the edge repeated, over a backdrop.
  static func exact(
    _ surface: Surface, _ x: Double, _ y: Double, _ channel: (Pixel) -> UInt8
  ) -> Double {
    func texel(_ column: Int, _ row: Int) -> Double {
      Double(
        channel(
          surface[
            min(max(column, 0), surface.width - 1), min(max(row, 0), surface.height - 1)]))
    }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (fx, fy) = (x - left, y - top)
    let (column, row) = (Int(left), Int(top))
    let upper = texel(column, row) * (1 - fx) + texel(column + 1, row) * fx
    let lower = texel(column, row + 1) * (1 - fx) + texel(column + 1, row + 1) * fx
    return upper * (1 - fy) + lower * fy
  }

  @Test(arguments: [true, false])
  func `an untransformed picture keeps its bytes`(isOpaque: Bool) throws {
    var random = SeededGenerator(seed: 7)
    let surface = try random.surface(Self.width, Self.height, isOpaque: isOpaque)
    for use in [Picture.Use.moved, .turned, .shrunk] {
      let picture = try Picture(surface, for: use)
      #expect(try Self.render(picture, .identity, background: .clear) == surface)
    }
  }

  @Test(arguments: 0..<24)
  func `samples are within a level and a half of exact ones`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let surface = try random.surface(64, 48, isOpaque: true)
    let turn = PortableMath.sincos(degrees: random.double(in: 0...360))
    let scale = random.double(in: 0.55...2.5)
    let transform = AffineTransform(
      a: turn.cos * scale, b: turn.sin * scale, c: -turn.sin * scale, d: turn.cos * scale,
      tx: random.double(in: 20...90), ty: random.double(in: 10...60))
    let opacity = random.byte()
    let result = try Self.render(try Picture(surface), transform, opacity: opacity)
    let inverse = try #require(transform.inverted())
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let place = inverse.map(Point(Double(x) + 0.5, Double(y) + 0.5))
        let exact = Self.exact(surface, place.x - 0.5, place.y - 0.5, \.green)
        let faded = exact * Double(opacity) / 255
        // A vertical step of 1/255 instead of 1/256 moves the sample by up to 1/256 texel.
        #expect(abs(Double(result[x, y].green) - faded) <= 1.5 + 255.0 / 256, "\(seed): \(x), \(y)")
        #expect(result[x, y].isOpaque)
      }
    }
  }

  @Test func `outside of a picture its edge repeats`() throws {
    var random = SeededGenerator(seed: 3)
    let surface = try random.surface(20, 10, isOpaque: true)
    let result = try Self.render(try Picture(surface), .translation(Vector(30, 20)))
    #expect(result[0, 0] == surface[0, 0])
    #expect(result[119, 79] == surface[19, 9])
    #expect(result[35, 0] == surface[5, 0])
    #expect(result[0, 25] == surface[0, 5])
  }

  /// A fine checkerboard turns gray in proportion to the level, rather than into a coarse pattern.
  @Test(arguments: Array(stride(from: 0.5, through: 0.2, by: -0.02)))
  func `a shrinking picture fades to its mean`(scale: Double) throws {
    var surface = try Surface(width: 256, height: 256)
    try surface.withPixels { pixels in
      for index in pixels.indices {
        pixels[index] = (index + index / 256) % 2 == 0 ? 0xff00_0000 : 0xffff_ffff
      }
    }
    let result = try Self.render(
      try Picture(surface), AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0.3, ty: 0.2))
    let left = max(1 - PortableMath.log2(0.5 / scale), 0)
    for x in 2..<40 {
      let contrast = abs(Double(result[x, 10].red) - 127.5)
      #expect(contrast <= 127.5 * left + 1.5)
    }
  }

  /// At a quarter of the size every sample is one of pixels that are the means of four.
  @Test(arguments: [([10, 10, 10, 11], 10), ([10, 10, 11, 11], 11), ([10, 11, 11, 11], 11)])
  func `a picture of half the size has means, rounded to nearest`(four: [Int], mean: Int) throws {
    var surface = try Surface(width: 64, height: 64)
    try surface.withPixels { pixels in
      for index in pixels.indices {
        let level = UInt8(four[index / 64 % 2 * 2 + index % 2])
        pixels[index] = Pixel(red: level, green: level, blue: level).word
      }
    }
    let result = try Self.render(try Picture(surface), .scale(0.25, 0.25))
    for x in 2..<14 { #expect(Int(result[x, 7].red) == mean && Int(result[x, 7].green) == mean) }
  }

  @Test func `nearest sampling yields no color of its own`() throws {
    var random = SeededGenerator(seed: 11)
    let surface = try random.surface(9, 7, isOpaque: true)
    let colors = Set((0..<63).map { surface[$0 % 9, $0 / 9] })
    let turn = PortableMath.sincos(degrees: 31)
    let result = try Self.render(
      try Picture(surface),
      AffineTransform(
        a: 9 * turn.cos, b: 9 * turn.sin, c: -9 * turn.sin, d: 9 * turn.cos, tx: 40, ty: 3),
      filter: .nearest)
    for y in 0..<Self.height {
      for x in 0..<Self.width { #expect(colors.contains(result[x, y])) }
    }
  }

  /// A projection that is affine after all must agree with the affine map, but for the division.
  @Test func `a flat projection reads like the affine map`() throws {
    var random = SeededGenerator(seed: 5)
    let picture = try Picture(try random.surface(64, 48, isOpaque: true))
    let transform = AffineTransform(a: 1.1, b: 0.3, c: -0.2, d: 0.9, tx: 20, ty: 10)
    let flat = try Self.render(picture, transform)
    let map = try #require(ProjectiveMap(Projection(transform), center: Point(32, 24)))
    let list = DisplayList(
      width: Self.width, height: Self.height, background: .black,
      passes: [
        Pass(
          .canvas, in: Self.box,
          [DrawCommand(.pixels(Self.box), .projectedPicture(PictureID(0), map))])
      ])
    let result = try Rasterizer().render(list, pictures: [picture])
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        #expect(abs(Int(result[x, y].red) - Int(flat[x, y].red)) <= 3)
      }
    }
  }

  @Test func `a picture with alpha composes as premultiplied pixels`() throws {
    var random = SeededGenerator(seed: 21)
    let surface = try random.surface(Self.width, Self.height, isOpaque: false)
    let result = try Self.render(try Picture(surface), .identity, opacity: 130, background: .white)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let pixel = surface[x, y]
        let alpha = Double(pixel.alpha) * 130 / 255
        let exact = Double(pixel.red) * 130 / 255 + 255 - alpha
        #expect(abs(Double(result[x, y].red) - exact) <= 1)
      }
    }
  }
}
