import CVector

#if WIDE_KERNELS
  public import SegueKernels
#endif

extension KernelBuild {
  /// Samples a picture that is only moved (one texel to the right per pixel), from its rows as they
  /// are: the arithmetic of `sample`, with the same weights for every pixel.
  ///
  /// `walk` is the position of the first pixel of `range`. The row below stands `below` pixels further;
  /// the memory is asked for its lines meanwhile, because rows are too short for the processor to
  /// foresee them.
  @inline(never)
  public static func translate(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, texels: Span<UInt32>, stride: Int,
    size: TexelSize, walk: SamplingWalk, weights: SamplingWeights, below: Int
  ) {
    withPixels(&row, range) { pixels in
      withRows(of: texels, stride: stride, size: size) {
        MovedRows($0, stride: stride, size: size, walk: walk, weights: weights).draw(
          in: pixels, over: nil, below: PixelStep(pixels: below, behind: 0))
      }
    }
  }

  /// The same over pixels of `backdrop`, from `start` on, which are not in the row yet: what copying
  /// them first would give.
  @inline(never)
  public static func translate(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, over backdrop: Span<UInt32>,
    at start: Int,
    texels: Span<UInt32>, stride: Int, size: TexelSize, walk: SamplingWalk,
    weights: SamplingWeights,
    below: PixelStep
  ) {
    withPixels(&row, range) { pixels in
      withTexels(backdrop, from: start, count: pixels.count) { backdrop in
        withRows(of: texels, stride: stride, size: size) {
          MovedRows($0, stride: stride, size: size, walk: walk, weights: weights).draw(
            in: pixels, over: backdrop, below: below)
        }
      }
    }
  }
}

/// Hands out a picture after checking that it has its rows.
@inline(__always)
private func withRows(
  of texels: Span<UInt32>, stride: Int, size: TexelSize, body: (Texels) -> Void
) {
  precondition(length(texels) >= (size.height - 1) * stride + size.width, "the source is too short")
  withTexels(texels, from: 0, count: length(texels), body: body)
}

/// Two neighboring rows of a picture, and the four weights of a position between texels.
private struct MovedRows {
  private let upper: Texels
  private let lower: Texels
  private let column: Int
  private let width: Int
  private let vertical: Int
  private let left: Int
  private let right: Int
  private let blend: FoldedBlend
  private let blends: Bool
  private let stride: Int

  @inline(__always)
  init(
    _ texels: Texels, stride: Int, size: TexelSize, walk: SamplingWalk,
    weights: SamplingWeights
  ) {
    let row = walk.v &>> 16
    let last = size.height &- 1
    upper = texels.advanced(by: min(max(row, 0), last) &* stride)
    lower = texels.advanced(by: min(max(row &+ 1, 0), last) &* stride)
    column = walk.u &>> 16
    width = size.width
    vertical = (walk.v &>> 8) & 255
    right = ((walk.u & 65_535) &* weights.near) &>> 16
    left = weights.near &- right
    blend = FoldedBlend(weights)
    self.stride = stride
    blends = !weights.hidesBackdrop
  }

  /// Draws all pixels, which stand for their own backdrop if there is no other.
  @inline(__always)
  func draw(in pixels: Pixels, over backdrop: Texels?, below: PixelStep) {
    let inside = interior(of: pixels.count)
    drawEdge(pixels, in: 0..<inside.lowerBound, over: backdrop)
    drawInterior(pixels, in: inside, over: backdrop, below: below)
    drawEdge(pixels, in: inside.upperBound..<pixels.count, over: backdrop)
  }

  /// The pixels whose columns need no clamping; a zero weight needs no second column.
  @inline(__always)
  private func interior(of count: Int) -> Range<Int> {
    let start = min(max(-column, 0), count)
    let end = width &- column &- (right == 0 ? 0 : 1)
    return start..<max(start, min(count, end))
  }

  @inline(__always)
  private func drawInterior(
    _ pixels: Pixels, in range: Range<Int>, over backdrop: Texels?, below: PixelStep
  ) {
    let part = pixels.part(range)
    let behind = backdrop?.advanced(by: range.lowerBound)
    let first = column &+ range.lowerBound
    if right != 0 && vertical != 0 {
      loop(part, from: first, over: behind, below: below) { step($0) }
    } else if right != 0 {
      loop(part, from: first, over: behind, below: below) { stepAcross($0) }
    } else if vertical != 0 {
      loop(part, from: first, over: behind, below: below) { stepDown($0) }
    } else {
      loop(part, from: first, over: behind, below: below) { stepWhole($0) }
    }
  }

  @inline(__always)
  private func loop(
    _ part: Pixels, from first: Int, over backdrop: Texels?, below: PixelStep,
    sums: (Int) -> U16Lanes
  ) {
    if !blends {
      overwrite(part) { i in
        prefetch(part, from: first, at: i, below: below)
        return blend.finish(sums(first &+ i), vec_zero())
      } scalar: { i in
        pixel(first &+ i, 0)
      }
    } else if let backdrop {
      overwrite(part) { i in
        prefetch(part, from: first, at: i, below: below)
        backdrop.prefetch(i &+ below.behind)
        return blend.finish(sums(first &+ i), backdrop.load(i))
      } scalar: { i in
        pixel(first &+ i, backdrop[i])
      }
    } else {
      replace(part) { old, i in
        prefetch(part, from: first, at: i, below: below)
        return blend.finish(sums(first &+ i), old)
      } scalar: { old, i in
        pixel(first &+ i, old)
      }
    }
  }

  /// Asks the memory for what the pixels one row below need.
  @inline(__always)
  private func prefetch(_ part: Pixels, from first: Int, at i: Int, below: PixelStep) {
    part.prefetch(i &+ below.pixels)
    upper.prefetch(first &+ i &+ stride)
  }

  /// Four texels.
  @inline(__always)
  private func step(_ x: Int) -> U16Lanes {
    let a = lerp(upper.load(x), lower.load(x))
    let b = lerp(upper.load(x &+ 1), lower.load(x &+ 1))
    return weighted(a, left) + weighted(b, right)
  }

  /// Two texels of one row.
  @inline(__always)
  private func stepAcross(_ x: Int) -> U16Lanes {
    weighted(scaled(upper.load(x)), left) + weighted(scaled(upper.load(x &+ 1)), right)
  }

  /// Two texels of one column.
  @inline(__always)
  private func stepDown(_ x: Int) -> U16Lanes { weighted(lerp(upper.load(x), lower.load(x)), left) }

  /// One texel.
  @inline(__always)
  private func stepWhole(_ x: Int) -> U16Lanes { weighted(scaled(upper.load(x)), left) }

  /// upper·(255 − f) + lower·f for texels minus 128.
  @inline(__always)
  private func lerp(_ upper: Vector, _ lower: Vector) -> U16Lanes {
    let offset = vec_set8(-128)
    let f = vec_lerp_weights(vec_set32(Int32(truncatingIfNeeded: vertical &<< 24)))
    return U16Lanes(
      low: vec_lerp_pairs(vec_xor(vec_low8(upper, lower), offset), f),
      high: vec_lerp_pairs(vec_xor(vec_high8(upper, lower), offset), f))
  }

  /// 255 times texels minus 128.
  @inline(__always)
  private func scaled(_ texels: Vector) -> U16Lanes {
    let words = U16Lanes(texels)
    let offset = vec_set16(-128 * 255)
    return U16Lanes(
      low: vec_add16(vec_sub16(vec_shl16_8(words.low), words.low), offset),
      high: vec_add16(vec_sub16(vec_shl16_8(words.high), words.high), offset))
  }

  @inline(__always)
  private func weighted(_ words: U16Lanes, _ weight: Int) -> U16Lanes {
    let factor = vec_set16(Int16(truncatingIfNeeded: weight))
    return U16Lanes(low: vec_mulhi16(words.low, factor), high: vec_mulhi16(words.high, factor))
  }

  @inline(__always)
  private func drawEdge(_ pixels: Pixels, in range: Range<Int>, over backdrop: Texels?) {
    for i in range { pixels[i] = pixel(column &+ i, backdrop?[i] ?? pixels[i]) }
  }

  @inline(__always)
  private func pixel(_ column: Int, _ old: UInt32) -> UInt32 {
    let near = min(max(column, 0), width &- 1)
    let next = min(max(column &+ 1, 0), width &- 1)
    var result: UInt32 = 0
    forEachChannel { shift in
      let l = between(near, shift)
      let r = between(next, shift)
      let sum = (l &* left) &>> 16 &+ (r &* right) &>> 16
      result |= blend.finish(sum, old &>> shift & 255) &<< shift
    }
    return result
  }

  @inline(__always)
  private func between(_ column: Int, _ shift: UInt32) -> Int {
    let a = Int(upper[column] &>> shift & 255) &- 128
    let b = Int(lower[column] &>> shift & 255) &- 128
    return a &* (255 &- vertical) &+ b &* vertical
  }
}

extension KernelBuild {
  /// Copies, for each pixel of `range`, the texel that it falls into; `walk` counts from texel
  /// corners here, so the texel is the whole part of the position.
  @inline(never)
  public static func sampleNearest(
    _ row: inout MutableSpan<UInt32>, in range: Range<Int>, skip: Int, texels: Span<UInt32>,
    stride: Int, size: TexelSize, walk: SamplingWalk
  ) {
    withPixels(&row, range) { pixels in
      withRows(of: texels, stride: stride, size: size) { texels in
        for i in 0..<pixels.count {
          let column = (walk.u &+ (skip &+ i) &* walk.du) &>> 16
          let row = (walk.v &+ (skip &+ i) &* walk.dv) &>> 16
          let x = min(max(column, 0), size.width &- 1)
          let y = min(max(row, 0), size.height &- 1)
          pixels[i] = texels[y &* stride &+ x]
        }
      }
    }
  }
}
