import SegueRaster
import TestSupport
import Testing

/// The conversion as its formula says it, in 20-bit fixed point.
enum VideoTwin {
  static func planes(of surface: Surface) -> VideoPlanes {
    var planes = VideoPlanes(width: surface.width, height: surface.height)
    func pixel(_ x: Int, _ y: Int) -> [Int] {
      let pixel = surface[min(max(x, 0), surface.width - 1), min(y, surface.height - 1)]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    for y in 0..<planes.height {
      for x in 0..<planes.width {
        let p = pixel(x, y)
        planes.luma[y * planes.width + x] = UInt8(
          (191_455 * p[0] + 644_067 * p[1] + 65_019 * p[2] + 16 << 20 + 1 << 19) >> 20)
      }
    }
    for y in 0..<planes.height / 2 {
      for x in 0..<planes.width / 2 {
        var sum = [0, 0, 0]
        for (dx, weight) in [(-1, 1), (0, 2), (1, 1)] {
          for dy in 0...1 {
            let p = pixel(2 * x + dx, 2 * y + dy)
            for channel in 0...2 { sum[channel] += weight * p[channel] }
          }
        }
        let bias = 128 << 23 + 1 << 22
        let index = y * planes.width / 2 + x
        planes.blue[index] = UInt8(
          (-105_533 * sum[0] - 355_018 * sum[1] + 460_551 * sum[2] + bias) >> 23)
        planes.red[index] = UInt8(
          (460_551 * sum[0] - 418_321 * sum[1] - 42_230 * sum[2] + bias) >> 23)
      }
    }
    return planes
  }
}

@Suite struct VideoTests {
  static func planes(_ color: Pixel, _ set: KernelSet) throws -> VideoPlanes {
    let list = DisplayList(width: 70, height: 6, background: color, passes: [])
    var planes = VideoPlanes(width: 70, height: 6)
    try Rasterizer(kernels: set).render(list, into: &planes)
    return planes
  }

  /// BT.709 in limited range: luma 16...235, chroma 128 for grays.
  @Test(arguments: [
    (Pixel.white, [235, 128, 128]), (Pixel.black, [16, 128, 128]),
    (Pixel(red: 255, green: 0, blue: 0), [63, 102, 240]),
  ])
  func `known colors have their known components`(color: Pixel, components: [UInt8]) throws {
    for set in KernelSet.available {
      let planes = try Self.planes(color, set)
      #expect(Set(planes.luma) == [components[0]])
      #expect(Set(planes.blue) == [components[1]])
      #expect(Set(planes.red) == [components[2]])
    }
  }

  @Test(arguments: KernelSet.available)
  func `grays have no chroma and grow`(set: KernelSet) throws {
    var last = 0
    for level in 0...255 {
      let planes = try Self.planes(
        Pixel(red: UInt8(level), green: UInt8(level), blue: UInt8(level)), set)
      #expect(Set(planes.blue) == [128] && Set(planes.red) == [128])
      #expect(Int(planes.luma[0]) >= last)
      last = Int(planes.luma[0])
    }
  }

  @Test(arguments: KernelSet.available, [(70, 6), (33, 5), (1, 1), (129, 40), (16, 17)])
  func `random frames follow the formula`(set: KernelSet, size: (Int, Int)) throws {
    var random = SeededGenerator(seed: UInt64(size.0))
    let surface = try random.surface(size.0, size.1, isOpaque: true)
    let box = PixelRect(x: 0, y: 0, width: size.0, height: size.1)
    let list = DisplayList(
      width: size.0, height: size.1,
      passes: [
        Pass(
          .canvas, in: box,
          [DrawCommand(.pixels(box), .picture(PictureID(0), SamplingMap(x: 0, y: 0), .linear))])
      ])
    var planes = VideoPlanes(width: size.0, height: size.1)
    try Rasterizer(kernels: set).render(
      list, pictures: [try Picture(surface, for: .moved)], into: &planes)
    #expect(planes == VideoTwin.planes(of: surface))
  }
}
