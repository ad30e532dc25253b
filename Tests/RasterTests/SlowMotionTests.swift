import SegueGeometry
import SegueRaster
import TestSupport
import Testing

/// Slow motion must look slow: what moves by a little changes every pixel by a little.
@Suite struct SlowMotionTests {
  /// Rings that get finer towards the edge, down to two pixels over `fineness`: the hardest picture
  /// to shrink.
  static func zonePlate(_ side: Int, fineness: Double) throws -> Surface {
    var surface = try Surface(width: side, height: side)
    let middle = Double(side - 1) / 2
    try surface.withPixels { pixels in
      for y in 0..<side {
        for x in 0..<side {
          let (dx, dy) = (Double(x) - middle, Double(y) - middle)
          let wave = PortableMath.sincos(degrees: 90 * fineness * (dx * dx + dy * dy) / middle).cos
          let level = UInt32(127.5 + 127.5 * wave)
          pixels[y * side + x] = level | level << 8 | level << 16 | 0xff00_0000
        }
      }
    }
    return surface
  }

  /// How much the frames of a zoom change from each to the next: the mean over all pixels.
  private static func changes(_ frames: [Surface]) -> [Double] {
    zip(frames, frames.dropFirst()).map { a, b in
      let sum = a.pixels.indices.reduce(0) { sum, index in
        sum + abs(Int(a.pixels[index] & 255) - Int(b.pixels[index] & 255))
      }
      return Double(sum) / Double(a.width * a.height)
    }
  }

  /// The greatest change, in terms of the middle one among its neighbors; a fifth of a level is
  /// nothing that an eye or an encoder sees.
  private static func worstPop(_ changes: [Double]) -> Double {
    changes.indices.map { index in
      let near = changes[max(index - 4, 0)...min(index + 4, changes.count - 1)].sorted()
      return changes[index] / max(near[near.count / 2], 0.2)
    }.max() ?? 0
  }

  private static func zoom(_ picture: Picture, _ scale: Double, turned: Double) throws -> Surface {
    let turn = PortableMath.sincos(degrees: turned)
    let middle = Double(picture.width) / 2
    let (cos, sin) = (turn.cos * scale, turn.sin * scale)
    let transform = AffineTransform.translation(Vector(-middle, -middle)).followed(
      by: AffineTransform(
        a: cos, b: sin, c: -sin, d: cos, tx: Double(PictureTests.width) / 2,
        ty: Double(PictureTests.height) / 2))
    return try PictureTests.render(picture, transform)
  }

  /// Seven per mille of a zoom, so slow that a frame differs by a fraction of a level from the next.
  private static func scales(around scale: Double) -> [Double] {
    (-50..<50).map { scale * PortableMath.exp2(-Double($0) / 10_000) }
  }

  /// Around the scales at which another size of the picture begins to take part, and between them.
  @Test(arguments: [0.5, 0.35, 0.25, 0.125], [0, 17.0])
  func `a zone plate that shrinks slowly does not pop`(scale: Double, turned: Double) throws {
    let plate = try Self.zonePlate(256, fineness: min(1, 3 * scale))
    let picture = try Picture(plate, for: .shrunk)
    let frames = try Self.scales(around: scale).map {
      try Self.zoom(picture, $0, turned: turned)
    }
    #expect(Self.worstPop(Self.changes(frames)) < 1.5)
  }

  @Test func `a pop is seen`() throws {
    let plate = try Self.zonePlate(256, fineness: 1)
    let picture = try Picture(plate, for: .shrunk)
    let softer = try Picture(plate.halvedAndDoubled(), for: .shrunk)
    let scales = Self.scales(around: 0.35)
    let frames = try scales.map { try Self.zoom(picture, $0, turned: 17) }
    let later = try scales[50...].map { try Self.zoom(softer, $0, turned: 17) }
    #expect(Self.worstPop(Self.changes(Array(frames[..<40] + frames[44...]))) > 3)
    #expect(Self.worstPop(Self.changes(frames[..<50] + later)) > 3)
  }

  /// A picture larger than the canvas, moved so far that its edges stay outside.
  private static func pan(_ picture: Picture, _ frame: Int, turned: Double) throws -> Surface {
    let turn = PortableMath.sincos(degrees: turned)
    let transform = AffineTransform(
      a: turn.cos, b: turn.sin, c: -turn.sin, d: turn.cos, tx: -60 - 0.05 * Double(frame), ty: -70)
    return try PictureTests.render(picture, transform)
  }

  @Test(arguments: [0, 11])
  func `a slow pan changes no pixel by more than a twentieth of what is beside it`(
    turned: Int
  ) throws {
    var random = SeededGenerator(seed: 12)
    let picture = try Picture(random.surface(320, 320, isOpaque: true), for: .turned)
    let frames = try (0...40).map { try Self.pan(picture, $0, turned: Double(turned)) }
    for (a, b) in zip(frames, frames.dropFirst()) {
      for index in a.pixels.indices {
        // Neighbors differ by at most 255; the rest is rounding, of each frame and of the place.
        let (old, new) = (a.pixels[index], b.pixels[index])
        for shift in [UInt32(0), 8, 16] {
          let change = abs(Int(old >> shift & 255) - Int(new >> shift & 255))
          if change > 16 { Issue.record("a channel changes by \(change)") }
        }
        if new >> 24 != 255 { Issue.record("the backdrop shows") }
      }
    }
    #expect(frames[0] != frames[1])
    // Twenty steps are one pixel.
    if turned == 0 { try expectMoved(frames[0], frames[20]) }
  }

  /// Each pixel is what its right neighbor was.
  private func expectMoved(_ from: Surface, _ to: Surface) throws {
    for y in 0..<from.height {
      for x in 0..<from.width - 1 { try #require(to[x, y] == from[x + 1, y]) }
    }
  }
}

extension Surface {
  /// The surface with each pixel the mean of four.
  fileprivate func halvedAndDoubled() throws -> Surface {
    var result = self
    let (pixels, width, height) = (self.pixels, self.width, self.height)
    try result.withPixels { target in
      for y in 0..<height {
        for x in 0..<width {
          let (left, top) = (x & ~1, y & ~1)
          let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(UInt32(0)) { sum, step in
            sum + pixels[(top + step.1) * width + left + step.0] & 255
          }
          let level = sum / 4
          target[y * width + x] = level | level << 8 | level << 16 | 0xff00_0000
        }
      }
    }
    return result
  }
}
