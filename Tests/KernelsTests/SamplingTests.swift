import SegueKernels
import SegueRaster
import TestSupport
import Testing

@Suite struct SamplingTests {
  /// The definition, one channel of one pixel, straight from an array of rows.
  static func twin(
    _ texels: [UInt32], _ width: Int, _ height: Int, u: Int, v: Int, weight: Int, shift: Int
  ) -> Int {
    func texel(_ x: Int, _ y: Int) -> Int {
      let column = min(max(x, 0), width - 1)
      let row = min(max(y, 0), height - 1)
      return Int(texels[row * width + column] >> UInt32(shift) & 255) - 128
    }
    let (x, y, f) = (u >> 16, v >> 16, (v >> 8) & 255)
    let left = texel(x, y) * (255 - f) + texel(x, y + 1) * f
    let right = texel(x + 1, y) * (255 - f) + texel(x + 1, y + 1) * f
    let w1 = ((u & 65_535) * weight) >> 16
    return (left * (weight - w1)) >> 16 + (right * w1) >> 16
  }

  static func strips(_ texels: [UInt32], _ width: Int, _ height: Int, _ set: KernelSet) -> [UInt32]
  {
    changed([UInt32](repeating: 0, count: (width + 16) / 15 * (height + 2) * 16)) {
      set.cut(&$0, source: texels.span, width: width, height: height, stride: width)
    }
  }

  @Test(arguments: KernelSet.available, 0..<60)
  func `a walk in any direction follows the definition`(set: KernelSet, seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (random.int(in: 1...70), random.int(in: 1...40))
    let texels = random.opaquePixels(width * height)
    let smaller = random.opaquePixels(9 * 7)
    let count = random.int(in: 1...128)
    let walk = SamplingWalk(
      u: random.int(in: -3 << 16...(width + 2) << 16),
      v: random.int(in: -3 << 16...(height + 2) << 16),
      du: random.int(in: -90_000...90_000),
      dv: random.int(in: -90_000...90_000), width: width, height: height)
    let far = SamplingWalk(
      u: (walk.u - 32_768) >> 1, v: (walk.v - 32_768) >> 1, du: walk.du >> 1, dv: walk.dv >> 1,
      width: 9, height: 7)
    let old = random.pixels(count + 4)
    let opacity = [UInt8(255), 0, 1, 254, UInt8(random.next() % 256)][seed % 5]
    let strips = Self.strips(texels, width, height, set)
    let farStrips = Self.strips(smaller, 9, 7, set)
    for distance in [0, Int(random.next() % 65_537)] {
      let weights = SamplingWeights(opacity: opacity, distance: distance)
      let result = changed(old) {
        if distance == 0 {
          set.sample(
            &$0, 2..<2 + count, skip: 5, strips: strips.span, walk: walk, weights: weights)
        } else {
          set.sample(
            &$0, 2..<2 + count, skip: 5, strips: strips.span, walk: walk,
            smaller: farStrips.span, smallerWalk: far, weights: weights)
        }
      }
      var expected = old
      for i in 0..<count {
        expected[i + 2] = packed(
          [0, 8, 16, 24].map { shift in
            var sum = Self.twin(
              texels, width, height, u: walk.u + (i + 5) * walk.du, v: walk.v + (i + 5) * walk.dv,
              weight: weights.near, shift: shift)
            if distance != 0 {
              sum += Self.twin(
                smaller, 9, 7, u: far.u + (i + 5) * far.du, v: far.v + (i + 5) * far.dv,
                weight: weights.far, shift: shift)
            }
            let back = (Int(old[i + 2] >> UInt32(shift) & 255) << 8 * weights.backdrop) >> 16
            return (sum + back + weights.bias) >> 6
          })
      }
      #expect(result == expected, "seed \(seed)")
    }
  }

  @Test(arguments: KernelSet.available, 0..<80)
  func `a translation is the same walk`(set: KernelSet, seed: Int) {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    let (width, height) = (
      random.int(in: 1...80), random.int(in: 1...9)
    )
    let texels = random.opaquePixels(width * height)
    let strips = Self.strips(texels, width, height, set)
    var walk = SamplingWalk(
      u: random.int(in: -9 << 16...width << 16),
      v: random.int(in: -2 << 16...height << 16),
      du: 65_536, dv: 0, width: width, height: height)
    if seed % 3 == 0 { walk.u &= ~65_535 }
    if seed % 4 == 0 { walk.v &= ~65_535 }
    let count = random.int(in: 1...90)
    let old = random.pixels(count)
    let weights = SamplingWeights(opacity: seed % 2 == 0 ? 255 : UInt8(random.next() % 256))
    let moved = changed(old) {
      set.translate(
        &$0, 0..<count, texels: texels.span, stride: width, walk: walk, weights: weights)
    }
    let walked = changed(old) {
      set.sample(&$0, 0..<count, skip: 0, strips: strips.span, walk: walk, weights: weights)
    }
    #expect(moved == walked, "seed \(seed)")
  }

  @Test(arguments: KernelSet.available)
  func `an untransformed picture keeps its bytes`(set: KernelSet) {
    let texels = (0..<256).map { packed([$0, 255 - $0, $0 ^ 85, 255]) }
    let walk = SamplingWalk(u: 0, v: 0, du: 65_536, dv: 0, width: 256, height: 1)
    let strips = Self.strips(texels, 256, 1, set)
    let result = changed([UInt32](repeating: 7, count: 256)) {
      set.sample(
        &$0, 0..<256, skip: 0, strips: strips.span, walk: walk,
        weights: SamplingWeights(opacity: 255))
    }
    #expect(result == texels)
  }

  @Test(arguments: KernelSet.available, 0...255)
  func `a constant picture over itself stays constant`(set: KernelSet, opacity: Int) {
    let weights = SamplingWeights(opacity: UInt8(opacity))
    let walk = SamplingWalk(u: 100, v: 31_000, du: 40_000, dv: 900, width: 40, height: 3)
    for value in stride(from: 0, through: 255, by: 3) {
      let texels = [UInt32](repeating: packed([value, value, 255 - value, 255]), count: 120)
      let strips = Self.strips(texels, 40, 3, set)
      let old = Array(texels.prefix(50))
      let result = changed(old) {
        set.sample(&$0, 0..<50, skip: 0, strips: strips.span, walk: walk, weights: weights)
      }
      #expect(result == old)
    }
  }
}
