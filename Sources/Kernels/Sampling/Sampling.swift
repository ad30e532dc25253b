import CVector

#if WIDE_KERNELS
  public import SegueKernels
#endif

/// Samples a picture along a walk, bilinearly, over the pixels of `range`, whose first is `skip`
/// pixels after the start of the walk's segment.
///
/// Per channel, with texels minus 128, f = bits 8...15 of v and w₁ = the fraction of u times the
/// weight, floored: L and R are upper·(255 − f) + lower·f in the left and the right column, and the
/// result is (⌊L·w₀⌋ + ⌊R·w₁⌋ + backdrop + bias) / 64, all in 16 bits.
@inline(never)
public func sample(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, skip: Int, strips: Span<UInt32>,
  walk: SamplingWalk, weights: SamplingWeights
) {
  precondition(length(strips) >= stripTexels(walk), "the strips are too short")
  withPixels(&row, range) { pixels in
    withTexels(strips, 0, length(strips)) { texels in
      let near = StripWalk(texels, walk, skip: skip, weight: weights.near)
      if weights.hidesBackdrop {
        sampleSegment(pixels, near, nil, weights, blends: false)
      } else {
        sampleSegment(pixels, near, nil, weights, blends: true)
      }
    }
  }
}

/// Samples two sizes of a picture, each with its own weight.
@inline(never)
public func sample(
  _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, skip: Int,
  strips: Span<UInt32>, walk: SamplingWalk, smaller: Span<UInt32>, smallerWalk: SamplingWalk,
  weights: SamplingWeights
) {
  precondition(length(strips) >= stripTexels(walk), "the strips are too short")
  precondition(length(smaller) >= stripTexels(smallerWalk), "the strips are too short")
  withPixels(&row, range) { pixels in
    withTexels(strips, 0, length(strips)) { texels in
      withTexels(smaller, 0, length(smaller)) { smaller in
        let near = StripWalk(texels, walk, skip: skip, weight: weights.near)
        let far = StripWalk(smaller, smallerWalk, skip: skip, weight: weights.far)
        sampleSegment(pixels, near, far, weights, blends: true)
      }
    }
  }
}

/// The length of the strips of a picture of the walk's size.
@inline(__always)
private func stripTexels(_ walk: SamplingWalk) -> Int {
  (walk.width + 16) / 15 * (walk.height + 2) * 16
}

@inline(__always)
private func sampleSegment(
  _ pixels: Pixels, _ near: StripWalk, _ far: StripWalk?, _ weights: SamplingWeights, blends: Bool
) {
  var inside = near.interior(of: pixels.count)
  if let far { inside = inside.clamped(to: far.interior(of: pixels.count)) }
  let blend = FoldedBlend(weights)
  samplePixels(pixels, 0..<inside.lowerBound, near, far, blend)
  var start = inside.lowerBound
  while start < inside.upperBound {
    let end = min(start &+ offsetCapacity, inside.upperBound)
    sampleRegisters(pixels, start..<end, near, far, blend, blends: blends)
    start = end
  }
  samplePixels(pixels, inside.upperBound..<pixels.count, near, far, blend)
}

/// The number of texel offsets that are computed ahead of their use: a segment of the definition.
@inline(__always)
private var offsetCapacity: Int { 128 }

/// Calls `body` with room for the offsets of a segment and one more register; more than a kilobyte
/// would come from the heap.
@inline(__always)
private func withOffsets(_ body: (Offsets) -> Void) {
  unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: offsetCapacity + 16) {
    guard let base = $0.baseAddress else { return }
    body(unsafe Offsets(base))
  }
}

/// Two rounds over the segment: all texel offsets first, then the samples, because a vector of
/// offsets that is read back at once stalls on the store.
@inline(__always)
private func sampleRegisters(
  _ pixels: Pixels, _ range: Range<Int>, _ near: StripWalk, _ far: StripWalk?,
  _ blend: FoldedBlend, blends: Bool
) {
  withOffsets { offsets in
    near.locate(range, offsets)
    guard let far else {
      sampleRegisters(pixels, range, blend, blends: blends, near.position(at: range.lowerBound)) {
        let sum = near.sums(offsets, $0, $1)
        $1 = near.advanced($1)
        return sum
      }
      return
    }
    withOffsets { farOffsets in
      far.locate(range, farOffsets)
      var farPosition = far.position(at: range.lowerBound)
      sampleRegisters(pixels, range, blend, blends: blends, near.position(at: range.lowerBound)) {
        let sum = near.sums(offsets, $0, $1) + far.sums(farOffsets, $0, farPosition)
        $1 = near.advanced($1)
        farPosition = far.advanced(farPosition)
        return sum
      }
    }
  }
}

/// Finishes and stores sums of register after register, the last one in part.
@inline(__always)
private func sampleRegisters(
  _ pixels: Pixels, _ range: Range<Int>, _ blend: FoldedBlend, blends: Bool, _ start: Words,
  _ sums: (Int, inout Words) -> Words
) {
  let step = vectorPixels
  var position = start
  var i = 0
  while i &+ step <= range.length {
    let index = range.lowerBound &+ i
    let sum = sums(i, &position)
    pixels.store(blend.finish(sum, blends ? pixels.load(index) : vec_zero()), index)
    i &+= step
  }
  if i < range.length {
    finishPartial(pixels, range.lowerBound &+ i, range.length &- i, sums(i, &position), blend)
  }
}

/// Stores the first pixels of a register.
@inline(__always)
private func finishPartial(
  _ pixels: Pixels, _ start: Int, _ count: Int, _ sum: Words, _ blend: FoldedBlend
) {
  unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) {
    guard let base = $0.baseAddress else { return }
    let part = unsafe Pixels(base, count: 16)
    part.store(vec_zero(), 0)
    for i in 0..<count { part[i] = pixels[start &+ i] }
    part.store(blend.finish(sum, part.load(0)), 0)
    for i in 0..<count { pixels[start &+ i] = part[i] }
  }
}

/// The same arithmetic one pixel at a time, for pixels whose texels lie outside the picture.
@inline(__always)
private func samplePixels(
  _ pixels: Pixels, _ range: Range<Int>, _ near: StripWalk, _ far: StripWalk?, _ blend: FoldedBlend
) {
  for i in range {
    let old = pixels[i]
    var result: UInt32 = 0
    forEachChannel { shift in
      var sum = near.sum(at: i, shift)
      if let far { sum &+= far.sum(at: i, shift) }
      result |= blend.finish(sum, old &>> shift & 255) &<< shift
    }
    pixels[i] = result
  }
}
