import SegueGeometry
import SegueRaster
import TestSupport
import Testing

/// Finished layers that are sampled, against pictures of the same pixels.
@Suite struct MappedLayerTests {
  private static let box = PixelRect(x: 0, y: 0, width: 90, height: 70)
  /// Where the layer stands in its own plane.
  private static let region = PixelRect(x: -6, y: 10, width: 40, height: 26)

  /// The layer's commands: boxes of several colors, some of them translucent.
  private static let commands: [DrawCommand] = {
    var random = SeededGenerator(seed: 5)
    return (0..<9).map { _ in
      let rect = PixelRect(
        x: random.int(in: -8...25), y: random.int(in: 8...28), width: random.int(in: 3...20),
        height: random.int(in: 3...14))
      let alpha = UInt8(random.int(in: 60...255))
      let color = Pixel(
        red: UInt8(random.int(in: 0...60)), green: UInt8(random.int(in: 0...60)),
        blue: UInt8(random.int(in: 0...60)), alpha: alpha)
      return DrawCommand(.pixels(rect), .color(color))
    }
  }()

  /// The layer's pixels as a picture.
  private static func picture() throws -> Picture {
    let canvas = PixelRect(x: 0, y: 0, width: region.width, height: region.height)
    let moved = commands.map { command in
      var command = command
      if case .pixels(let rect) = command.shape {
        command.shape = .pixels(
          PixelRect(
            x: rect.minX - region.minX, y: rect.minY - region.minY, width: rect.width,
            height: rect.height))
      }
      return command
    }
    return try Picture(
      Rasterizer().render(
        DisplayList(
          width: canvas.width, height: canvas.height, background: .clear,
          passes: [Pass(.canvas, in: canvas, moved)])))
  }

  private static func list(_ paint: PaintSource, _ shape: Shape) -> DisplayList {
    DisplayList(
      width: box.width, height: box.height,
      passes: [
        Pass(.layer(OffscreenID(0)), in: region, commands),
        Pass(.canvas, in: box, [DrawCommand(shape, paint, opacity: 200)]),
      ])
  }

  /// From the layer's plane to the canvas, by how much it shrinks and turns.
  private static func transform(_ scale: Double, _ degrees: Double) -> AffineTransform {
    let turn = PortableMath.sincos(degrees: degrees)
    return AffineTransform(
      a: scale * turn.cos, b: scale * turn.sin, c: -scale * turn.sin, d: scale * turn.cos, tx: 30,
      ty: 12)
  }

  @Test(arguments: KernelSet.available, [(1.0, 0.0), (1.7, 12), (0.6, 80), (0.21, 30)])
  func `a layer is sampled as a picture of it`(set: KernelSet, map: (Double, Double)) throws {
    let transform = Self.transform(map.0, map.1)
    let toLayer = AffineTransform.translation(
      Vector(Double(Self.region.minX), Double(Self.region.minY)))
    let ofPicture = try #require(SamplingMap(toLayer.followed(by: transform)))
    let ofLayer = try #require(SamplingMap(transform))
    let shape = Shape.outline(
      Outline(Path(Rect(x: -6, y: 10, width: 40, height: 26)), transform))
    let rasterizer = Rasterizer(kernels: set, tile: TileSize(width: 23, height: 9))
    let expected = try rasterizer.render(
      Self.list(.picture(PictureID(0), ofPicture, .linear), shape), pictures: [Self.picture()])
    let list = Self.list(
      .mappedLayer(OffscreenID(0), OffscreenMap(.straight(ofLayer), level: ofLayer.level)), shape)
    #expect(try rasterizer.render(list) == expected)
  }

  @Test(arguments: KernelSet.available)
  func `a tilted layer is sampled as a picture of it`(set: KernelSet) throws {
    let tilt = Projection(rows: (1.4, 0.1, 0.004), (0.2, 1.1, 0.001), (25, 4, 1))
    let center = Point(14, 23)
    let toLayer = Projection(
      AffineTransform.translation(Vector(Double(Self.region.minX), Double(Self.region.minY))))
    let ofPicture = try #require(
      ProjectiveMap(toLayer.followed(by: tilt), center: center - Vector(-6, 10)))
    let ofLayer = try #require(ProjectiveMap(tilt, center: center))
    let shape = Shape.outline(
      Outline(Path(Rect(x: -6, y: 10, width: 40, height: 26)), projectedBy: tilt))
    let rasterizer = Rasterizer(kernels: set)
    let expected = try rasterizer.render(
      Self.list(.projectedPicture(PictureID(0), ofPicture), shape), pictures: [Self.picture()])
    let list = Self.list(.mappedLayer(OffscreenID(0), OffscreenMap(.projected(ofLayer))), shape)
    let result = try rasterizer.render(list)
    // The two inverses are rounded in their own ways, by far less than a level.
    for index in result.pixels.indices {
      for shift: UInt32 in [0, 8, 16, 24] {
        let (a, b) = (result.pixels[index] >> shift & 255, expected.pixels[index] >> shift & 255)
        #expect(max(a, b) - min(a, b) <= 1)
      }
    }
  }

  /// The rest of the layer is not there; what is left stands where it stood.
  @Test func `a part of a layer is where it is in the whole`() throws {
    let map = try #require(SamplingMap(Self.transform(1.3, 25)))
    let paint = PaintSource.mappedLayer(OffscreenID(0), OffscreenMap(.straight(map)))
    let inside = Self.transform(1.3, 25).map(Rect(x: 2, y: 14, width: 20, height: 14))
    let shape = Shape.outline(Outline(Path(polygon: inside.points)))
    let whole = Self.list(paint, shape)
    var part = whole
    part.passes[0].region = PixelRect(x: 0, y: 12, width: 24, height: 18)
    #expect(try Rasterizer().render(part) == Rasterizer().render(whole))
  }

  @Test func `video planes are those of the canvas`() throws {
    let map = try #require(SamplingMap(Self.transform(0.4, 25)))
    let paint = PaintSource.mappedLayer(OffscreenID(0), OffscreenMap(.straight(map), level: 40_000))
    let list = Self.list(paint, .pixels(Self.box))
    var layered = list
    layered.passes.append(Pass(.canvas, in: Self.box, []))
    var direct = VideoPlanes(width: 90, height: 70)
    var converted = direct
    try Rasterizer().render(list, into: &direct)
    try Rasterizer().render(layered, into: &converted)
    #expect(direct == converted)
  }
}
