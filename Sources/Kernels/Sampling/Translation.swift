import CVector

#if WIDE_KERNELS
  public import SegueKernels
#endif

/// Samples a picture that is only moved (one texel to the right per pixel), from its rows as they
/// are: the arithmetic of `sample`, with the same weights for every pixel.
///
/// `walk` is the position of the first pixel of `range`.
@inline(never)
public func translate(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, texels: Span<UInt32>, stride: Int,
  walk: SamplingWalk, weights: SamplingWeights
) {
  precondition(length(texels) >= (walk.height - 1) * stride + walk.width, "the source is too short")
  withPixels(&row, range) { pixels in
    withTexels(texels, 0, length(texels)) { texels in
      let moved = MovedRows(texels, stride, walk, weights)
      let inside = moved.interior(of: pixels.count)
      moved.replaceEdge(pixels, 0..<inside.lowerBound)
      moved.replaceInterior(pixels, inside)
      moved.replaceEdge(pixels, inside.upperBound..<pixels.count)
    }
  }
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

  @inline(__always)
  init(_ texels: Texels, _ stride: Int, _ walk: SamplingWalk, _ weights: SamplingWeights) {
    let row = walk.v &>> 16
    let last = walk.height &- 1
    upper = texels.advanced(by: min(max(row, 0), last) &* stride)
    lower = texels.advanced(by: min(max(row &+ 1, 0), last) &* stride)
    column = walk.u &>> 16
    width = walk.width
    vertical = (walk.v &>> 8) & 255
    right = ((walk.u & 65_535) &* weights.near) &>> 16
    left = weights.near &- right
    blend = FoldedBlend(weights)
    blends = !weights.hidesBackdrop
  }

  /// The pixels whose columns need no clamping; a zero weight needs no second column.
  @inline(__always)
  func interior(of count: Int) -> Range<Int> {
    let start = min(max(-column, 0), count)
    let end = width &- column &- (right == 0 ? 0 : 1)
    return start..<max(start, min(count, end))
  }

  @inline(__always)
  func replaceInterior(_ pixels: Pixels, _ range: Range<Int>) {
    let part = pixels.part(range)
    let first = column &+ range.lowerBound
    if right != 0 && vertical != 0 {
      loop(part, first) { step(first &+ $0, $1) }
    } else if right != 0 {
      loop(part, first) { stepAcross(first &+ $0, $1) }
    } else {
      loop(part, first) { stepDown(first &+ $0, $1) }
    }
  }

  @inline(__always)
  private func loop(_ part: Pixels, _ first: Int, _ sums: (Int, Vector) -> Words) {
    let zero = vec_zero()
    if blends {
      replace(part) { old, i in
        blend.finish(sums(i, zero), old)
      } scalar: { old, i in
        pixel(first &+ i, old)
      }
    } else {
      replace(part) { _, i in
        blend.finish(sums(i, zero), zero)
      } scalar: { old, i in
        pixel(first &+ i, old)
      }
    }
  }

  /// Four texels.
  @inline(__always)
  private func step(_ x: Int, _ zero: Vector) -> Words {
    let a = lerp(upper.load(x), lower.load(x))
    let b = lerp(upper.load(x &+ 1), lower.load(x &+ 1))
    return weighted(a, left) + weighted(b, right)
  }

  /// Two texels of one row.
  @inline(__always)
  private func stepAcross(_ x: Int, _ zero: Vector) -> Words {
    weighted(scaled(upper.load(x)), left) + weighted(scaled(upper.load(x &+ 1)), right)
  }

  /// Two texels of one column.
  @inline(__always)
  private func stepDown(_ x: Int, _ zero: Vector) -> Words {
    weighted(lerp(upper.load(x), lower.load(x)), left)
  }

  /// upper·(255 − f) + lower·f for texels minus 128.
  @inline(__always)
  private func lerp(_ upper: Vector, _ lower: Vector) -> Words {
    let offset = vec_set8(-128)
    let f = vec_lerp_weights(vec_set32(Int32(truncatingIfNeeded: vertical &<< 8)))
    return Words(
      low: vec_lerp_pairs(vec_xor(vec_low8(upper, lower), offset), f),
      high: vec_lerp_pairs(vec_xor(vec_high8(upper, lower), offset), f))
  }

  /// 255 times texels minus 128.
  @inline(__always)
  private func scaled(_ texels: Vector) -> Words {
    let words = Words(texels)
    let offset = vec_set16(-128 * 255)
    return Words(
      low: vec_add16(vec_sub16(vec_shl16_8(words.low), words.low), offset),
      high: vec_add16(vec_sub16(vec_shl16_8(words.high), words.high), offset))
  }

  @inline(__always)
  private func weighted(_ words: Words, _ weight: Int) -> Words {
    let factor = vec_set16(Int16(truncatingIfNeeded: weight))
    return Words(low: vec_mulhi16(words.low, factor), high: vec_mulhi16(words.high, factor))
  }

  @inline(__always)
  func replaceEdge(_ pixels: Pixels, _ range: Range<Int>) {
    for i in range { pixels[i] = pixel(column &+ i, pixels[i]) }
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

/// Copies, for each pixel of `range`, the texel that it falls into; `walk` counts from texel
/// corners here, so the texel is the whole part of the position.
@inline(never)
public func sampleNearest(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, skip: Int, texels: Span<UInt32>,
  stride: Int, walk: SamplingWalk
) {
  precondition(length(texels) >= (walk.height - 1) * stride + walk.width, "the source is too short")
  withPixels(&row, range) { pixels in
    withTexels(texels, 0, length(texels)) { texels in
      for i in 0..<pixels.count {
        let column = (walk.u &+ (skip &+ i) &* walk.du) &>> 16
        let row = (walk.v &+ (skip &+ i) &* walk.dv) &>> 16
        let x = min(max(column, 0), walk.width &- 1)
        let y = min(max(row, 0), walk.height &- 1)
        pixels[i] = texels[y &* stride &+ x]
      }
    }
  }
}
