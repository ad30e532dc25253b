import SegueKernels
import SegueRaster
import TestSupport
import Testing

/// No lines to ask for.
private let nothing: [StripLines] = []

@Suite struct SamplingTests {
  static func strips(_ texels: [UInt32], _ width: Int, _ height: Int, _ set: KernelSet) -> [UInt32]
  {
    changed([UInt32](repeating: 0, count: (width + 16) / 15 * (height + 2) * 16)) {
      set.build.cut(&$0, source: texels.span, width: width, height: height, stride: width)
    }
  }

  @Test(arguments: KernelSet.available, 0..<60)
  func `a walk in any direction follows the definition`(set: KernelSet, seed: Int) {
    let walk = RandomWalk(seed: seed)
    let strips = Self.strips(walk.texels, walk.size.width, walk.size.height, set)
    let result = changed(walk.old) {
      set.build.sample(
        &$0, runs: walk.runs.span, strips: strips.span, size: walk.size, weights: walk.weights,
        ahead: nothing.span)
    }
    #expect(result == walk.expected(), "seed \(seed)")
  }

  @Test(arguments: KernelSet.available, 0..<60)
  func `a smaller size adds its share`(set: KernelSet, seed: Int) {
    let walk = RandomWalk(seed: seed, distance: seed * 1_093 % 65_537)
    let strips = Self.strips(walk.texels, walk.size.width, walk.size.height, set)
    let smaller = Self.strips(walk.smaller, 9, 7, set)
    let result = changed(walk.old) {
      set.build.sample(
        &$0, runs: walk.runs.span, strips: strips.span, size: walk.size, smaller: smaller.span,
        smallerSize: TexelSize(width: 9, height: 7), weights: walk.weights, ahead: nothing.span)
    }
    #expect(result == walk.expected(), "seed \(seed)")
  }

  @Test(arguments: KernelSet.available, 0..<60)
  func `what is behind may stand elsewhere`(set: KernelSet, seed: Int) {
    let walk = RandomWalk(seed: seed)
    let strips = Self.strips(walk.texels, walk.size.width, walk.size.height, set)
    let backdrop = Array(walk.old.dropFirst())
    let ahead = [StripLines(first: 0, count: 3)]
    let other = [UInt32](repeating: 0x1234_5678, count: walk.old.count)
    let result = changed(other) {
      set.build.sample(
        &$0, over: backdrop.span, next: PixelStep(pixels: 40, behind: -40), runs: walk.runs.span,
        strips: strips.span, size: walk.size, weights: walk.weights, ahead: ahead.span)
    }
    var expected = other
    let drawn = 2..<2 + walk.runs[0].count
    expected.replaceSubrange(drawn, with: walk.expected()[drawn])
    #expect(result == expected, "seed \(seed)")
  }

  @Test(arguments: KernelSet.available, 0..<20)
  func `runs of one call do not know each other`(set: KernelSet, seed: Int) {
    let walk = RandomWalk(seed: seed)
    let strips = Self.strips(walk.texels, walk.size.width, walk.size.height, set)
    var random = SeededGenerator(seed: UInt64(2_000 + seed))
    let steps = [0, 65_536, random.int(in: -90_000...90_000)]
    let runs = (0..<24).map { index in
      SampledRun(
        start: index * 40, behind: index * 40, count: random.int(in: 0...40), skip: index,
        walk: SamplingWalk(
          u: index << 15, v: 40_000, du: steps[index % 5 / 2], dv: steps[index / 8])
      )
    }
    let old = random.pixels(24 * 40)
    func sampled(_ runs: [SampledRun], _ pixels: [UInt32]) -> [UInt32] {
      changed(pixels) {
        set.build.sample(
          &$0, over: old.span, next: PixelStep(pixels: 40, behind: 7), runs: runs.span,
          strips: strips.span, size: walk.size, weights: walk.weights, ahead: nothing.span)
      }
    }
    #expect(sampled(runs, old) == runs.reduce(old) { sampled([$1], $0) }, "seed \(seed)")
  }

  /// Runs of a column, which share what they find, one by one: each of them alone follows the definition.
  @Test(arguments: KernelSet.available, 0..<120)
  func `runs along the rows of a picture are walks like others`(set: KernelSet, seed: Int) {
    var random = SeededGenerator(seed: UInt64(3_000 + seed))
    let size = TexelSize(width: random.int(in: 1...260), height: random.int(in: 1...12))
    let strips = Self.strips(
      random.opaquePixels(size.width * size.height), size.width, size.height, set)
    let slopes = [
      random.int(in: -125_000...125_000), random.int(in: -65_536...65_536), 117_964, -117_964,
    ]
    let du = slopes[seed % 4]
    let start = du < 0 ? size.width : random.int(in: -1...size.width / 3)
    let walk = SamplingWalk(
      u: start << 16 + random.int(in: -65_536...0), v: random.int(in: -70_000...70_000), du: du,
      dv: 0)
    let skip = random.int(in: 0...3)
    let longest = min(128 - skip, 1 + size.width * 50_000 / max(abs(du), 1))
    let runs = (0..<9).map { index in
      var walk = walk
      walk.v += index * [40_000, 65_536][seed % 2]
      return SampledRun(
        start: index * 130, behind: index * 130, count: random.int(in: 0...longest),
        skip: index == 5 ? skip + 1 : skip, walk: walk)
    }
    let old = random.pixels(9 * 130 - [0, 90][seed / 2 % 2] - 2)
    let weights = SamplingWeights(opacity: [255, 255, 0, 77][seed % 4])
    let fitting = runs.filter { $0.start + $0.count <= old.count }
    func sampled(_ runs: [SampledRun], _ pixels: [UInt32]) -> [UInt32] {
      changed(pixels) {
        set.build.sample(
          &$0, runs: runs.span, strips: strips.span, size: size, weights: weights,
          ahead: nothing.span)
      }
    }
    func sampledOver(_ runs: [SampledRun], _ pixels: [UInt32]) -> [UInt32] {
      changed(pixels) {
        set.build.sample(
          &$0, over: old.span, next: PixelStep(pixels: 40, behind: 7), runs: runs.span,
          strips: strips.span, size: size, weights: weights, ahead: nothing.span)
      }
    }
    #expect(sampled(fitting, old) == fitting.reduce(old) { sampled([$1], $0) }, "seed \(seed)")
    let other = [UInt32](repeating: 0x1234_5678, count: old.count)
    #expect(
      sampledOver(fitting, other) == fitting.reduce(other) { sampledOver([$1], $0) },
      "seed \(seed)")
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
      du: 65_536, dv: 0)
    if seed % 3 == 0 { walk.u &= ~65_535 }
    if seed % 4 == 0 { walk.v &= ~65_535 }
    let count = random.int(in: 1...90)
    let old = random.pixels(count)
    let weights = SamplingWeights(opacity: seed % 2 == 0 ? 255 : UInt8(random.next() % 256))
    let size = TexelSize(width: width, height: height)
    let moved = changed(old) {
      set.build.translate(
        &$0, in: 0..<count, texels: texels.span, stride: width, size: size, walk: walk,
        weights: weights, below: 0)
    }
    let apart = changed(old.map(\.byteSwapped)) {
      set.build.translate(
        &$0, in: 0..<count, over: old.span, at: 0, texels: texels.span, stride: width, size: size,
        walk: walk, weights: weights, below: PixelStep(pixels: 0, behind: 0))
    }
    let walked = changed(old) {
      let runs = [SampledRun(start: 0, count: count, skip: 0, walk: walk)]
      set.build.sample(
        &$0, runs: runs.span, strips: strips.span, size: size, weights: weights, ahead: nothing.span
      )
    }
    #expect(moved == walked, "seed \(seed)")
    #expect(apart == walked, "seed \(seed)")
  }

  @Test(arguments: KernelSet.available)
  func `an untransformed picture keeps its bytes`(set: KernelSet) {
    let texels = (0..<256).map { packed([$0, 255 - $0, $0 ^ 85, 255]) }
    let runs = [0, 128].map {
      SampledRun(
        start: $0, count: 128, skip: $0,
        walk: SamplingWalk(u: 0, v: 0, du: 65_536, dv: 0))
    }
    let strips = Self.strips(texels, 256, 1, set)
    let result = changed([UInt32](repeating: 7, count: 256)) {
      set.build.sample(
        &$0, runs: runs.span, strips: strips.span, size: TexelSize(width: 256, height: 1),
        weights: SamplingWeights(opacity: 255), ahead: nothing.span)
    }
    #expect(result == texels)
  }

  @Test(arguments: KernelSet.available, 0...255)
  func `a constant picture over itself stays constant`(set: KernelSet, opacity: Int) {
    let weights = SamplingWeights(opacity: UInt8(opacity))
    let walk = SamplingWalk(u: 100, v: 31_000, du: 40_000, dv: 900)
    let runs = [SampledRun(start: 0, count: 50, skip: 0, walk: walk)]
    for value in stride(from: 0, through: 255, by: 3) {
      let texels = [UInt32](repeating: packed([value, value, 255 - value, 255]), count: 120)
      let strips = Self.strips(texels, 40, 3, set)
      let old = Array(texels.prefix(50))
      let result = changed(old) {
        set.build.sample(
          &$0, runs: runs.span, strips: strips.span, size: TexelSize(width: 40, height: 3),
          weights: weights, ahead: nothing.span)
      }
      #expect(result == old)
    }
  }
}

/// A run of random pixels over a random picture, and what it shall become.
private struct RandomWalk {
  let texels: [UInt32]
  let smaller: [UInt32]
  let size: TexelSize
  let runs: [SampledRun]
  let old: [UInt32]
  let weights: SamplingWeights

  init(seed: Int, distance: Int = 0) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (random.int(in: 1...70), random.int(in: 1...40))
    size = TexelSize(width: width, height: height)
    texels = random.opaquePixels(width * height)
    smaller = random.opaquePixels(9 * 7)
    let count = random.int(in: 1...128)
    let walk = SamplingWalk(
      u: random.int(in: -3 << 16...(width + 2) << 16),
      v: random.int(in: -3 << 16...(height + 2) << 16),
      du: random.int(in: -90_000...90_000), dv: random.int(in: -90_000...90_000))
    runs = [SampledRun(start: 2, behind: 1, count: count, skip: 5, walk: walk)]
    // After the run stand no pixels, a few, or enough for a whole register.
    old = random.pixels(count + 2 + [0, 4, 20][seed % 3])
    let opacity = [UInt8(255), 0, 1, 254, UInt8(random.next() % 256)][seed % 5]
    weights = SamplingWeights(opacity: opacity, distance: distance)
  }

  func expected() -> [UInt32] {
    let walk = runs[0].walk
    let far = SamplingWalk(
      u: (walk.u - 32_768) >> 1, v: (walk.v - 32_768) >> 1, du: walk.du >> 1, dv: walk.dv >> 1)
    var result = old
    for i in 0..<runs[0].count {
      result[i + 2] = packed(
        [0, 8, 16, 24].map { shift in
          let near = Self.twin(texels, size, walk, i + 5, weight: weights.near, shift: shift)
          let small = TexelSize(width: 9, height: 7)
          let other = Self.twin(smaller, small, far, i + 5, weight: weights.far, shift: shift)
          let back = (Int(old[i + 2] >> UInt32(shift) & 255) << 8 * weights.backdrop) >> 16
          return (near + other + back + weights.bias) >> 6
        })
    }
    return result
  }

  /// The definition, one channel of one pixel, straight from an array of rows.
  private static func twin(
    _ texels: [UInt32], _ size: TexelSize, _ walk: SamplingWalk, _ index: Int, weight: Int,
    shift: Int
  ) -> Int {
    func texel(_ x: Int, _ y: Int) -> Int {
      let column = min(max(x, 0), size.width - 1)
      let row = min(max(y, 0), size.height - 1)
      return Int(texels[row * size.width + column] >> UInt32(shift) & 255) - 128
    }
    let (u, v) = (walk.u + index * walk.du, walk.v + index * walk.dv)
    let (x, y, f) = (u >> 16, v >> 16, (v >> 8) & 255)
    let left = texel(x, y) * (255 - f) + texel(x, y + 1) * f
    let right = texel(x + 1, y) * (255 - f) + texel(x + 1, y + 1) * f
    let w1 = ((u & 65_535) * weight) >> 16
    return (left * (weight - w1)) >> 16 + (right * w1) >> 16
  }
}
