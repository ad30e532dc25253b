import CVector

#if WIDE_KERNELS
  public import SegueKernels
#endif

extension KernelBuild {
  /// Samples a picture bilinearly over runs of pixels, and meanwhile asks the memory for the lines of
  /// the strips that will be read next.
  ///
  /// Per channel, with texels minus 128, f = bits 8...15 of v and w₁ = the fraction of u times the
  /// weight, floored: L and R are upper·(255 − f) + lower·f in the left and the right column, and the
  /// result is (⌊L·w₀⌋ + ⌊R·w₁⌋ + backdrop + bias) / 64, all in 16 bits.
  ///
  /// One call takes many runs, because what they share is prepared once.
  @inline(never)
  public static func sample(
    _ pixels: inout MutableSpan<UInt32>, runs: Span<SampledRun>, strips: Span<UInt32>,
    size: TexelSize, weights: SamplingWeights, ahead: Span<StripLines>
  ) {
    withRuns(of: &pixels, runs, in: strips, size: size, ahead: ahead) {
      pixels, runs, texels, ahead in
      let texels = StripTexels(texels, size, weight: weights.near)
      withOffsets { offsets in
        if weights.hidesBackdrop {
          sampleRuns(runs, of: texels, offsets, by: FoldedBlend(weights), ahead: &ahead) {
            HiddenBackdrop(pixels, $1)
          }
        } else {
          sampleRuns(runs, of: texels, offsets, by: FoldedBlend(weights), ahead: &ahead) {
            PixelsInPlace(pixels, $1)
          }
        }
      }
    }
  }

  /// Samples a picture over other pixels, which are not in their place yet: what copying them first
  /// would give.
  ///
  /// The memory is asked for the pixels that are `next` from there, too.
  @inline(never)
  public static func sample(
    _ pixels: inout MutableSpan<UInt32>, over backdrop: Span<UInt32>, next: PixelStep,
    runs: Span<SampledRun>, strips: Span<UInt32>, size: TexelSize, weights: SamplingWeights,
    ahead: Span<StripLines>
  ) {
    let room = length(backdrop)
    withTexels(backdrop, from: 0, count: room) { backdrop in
      withRuns(of: &pixels, runs, in: strips, size: size, ahead: ahead) {
        pixels, runs, texels, ahead in
        let backdrop = Backdrop(backdrop, count: room, next: next, runs)
        let texels = StripTexels(texels, size, weight: weights.near)
        withOffsets { offsets in
          sampleRuns(runs, of: texels, offsets, by: FoldedBlend(weights), ahead: &ahead) {
            backdrop.prefetch(pixels, runs, after: $0)
            return PixelsApart(pixels, over: backdrop, in: $1)
          }
        }
      }
    }
  }

  /// Samples two sizes of a picture, each with its own weight; the walks are those over the larger
  /// one.
  @inline(never)
  public static func sample(
    _ pixels: inout MutableSpan<UInt32>, runs: Span<SampledRun>, strips: Span<UInt32>,
    size: TexelSize, smaller: Span<UInt32>, smallerSize: TexelSize, weights: SamplingWeights,
    ahead: Span<StripLines>
  ) {
    precondition(length(smaller) >= stripTexels(smallerSize), "the strips are too short")
    withRuns(of: &pixels, runs, in: strips, size: size, ahead: ahead) {
      pixels, runs, texels, ahead in
      withTexels(smaller, from: 0, count: length(smaller)) { smaller in
        let near = StripTexels(texels, size, weight: weights.near)
        let far = StripTexels(smaller, smallerSize, weight: weights.far)
        withOffsets { offsets in
          withOffsets { farOffsets in
            var farSlope = Slope()
            sampleRuns(runs, by: FoldedBlend(weights), ahead: &ahead) {
              let half = $1.halved
              farSlope.follow(half.walk)
              return (
                PixelsInPlace(pixels, $1),
                TwoWalks(
                  near: StripWalk(near, along: $1, slope: $2, offsets: offsets),
                  far: StripWalk(far, along: half, slope: farSlope, offsets: farOffsets))
              )
            }
          }
        }
      }
    }
  }
}

/// Hands out the memory after checking that it holds what the runs will touch.
@inline(__always)
private func withRuns(
  of pixels: inout MutableSpan<UInt32>, _ runs: Span<SampledRun>, in strips: Span<UInt32>,
  size: TexelSize, ahead: Span<StripLines>,
  body: (Pixels, SampledRuns, Texels, inout LinesAhead) -> Void
) {
  precondition(length(strips) >= stripTexels(size), "the strips are too short")
  unsafe pixels.withUnsafeMutableBufferPointer { pixels in
    guard let base = pixels.baseAddress else { return }
    let pixels = unsafe Pixels(base, count: pixels.count)
    unsafe runs.withUnsafeBufferPointer { runs in
      let runs = unsafe SampledRuns(runs, in: pixels)
      withTexels(strips, from: 0, count: length(strips)) { texels in
        unsafe ahead.withUnsafeBufferPointer { ahead in
          var ahead = unsafe LinesAhead(ahead, runs: runs.count, texels)
          body(pixels, runs, texels, &ahead)
        }
      }
    }
  }
}

/// The length of the strips of a picture.
@inline(__always)
private func stripTexels(_ size: TexelSize) -> Int {
  (size.width + 16) / 15 * (size.height + 2) * 16
}

/// Samples runs from one size of a picture.
@inline(__always)
private func sampleRuns<Row: SampledRow>(
  _ runs: SampledRuns, of strips: StripTexels, _ offsets: Offsets, by blend: FoldedBlend,
  ahead: inout LinesAhead, row: (Int, SampledRun) -> Row
) {
  UprightColumn.with(runs, of: strips) { column in
    var slope = Slope()
    runs.forEachIndex { index, run in
      ahead.prefetch()
      if let column, column.has(run) {
        return column.sample(run, row(index, run), by: blend)
      }
      slope.follow(run.walk)
      sample(
        row(index, run), run.count,
        along: StripWalk(strips, along: run, slope: slope, offsets: offsets), by: blend)
    }
  }
}

/// Samples runs from two sizes of a picture.
@inline(__always)
private func sampleRuns<Row: SampledRow>(
  _ runs: SampledRuns, by blend: FoldedBlend, ahead: inout LinesAhead,
  prepare: (Int, SampledRun, Slope) -> (Row, TwoWalks)
) {
  var slope = Slope()
  runs.forEachIndex { index, run in
    ahead.prefetch()
    slope.follow(run.walk)
    let (row, walk) = prepare(index, run, slope)
    sample(row, run.count, along: walk, by: blend)
  }
}

/// Samples one run.
@inline(__always)
private func sample<Row: SampledRow, Walk: SampledWalk>(
  _ row: Row, _ count: Int, along walk: Walk, by blend: FoldedBlend
) {
  let inside = walk.interior(of: count)
  if inside.length > 0 { sampleInterior(row, in: inside, along: walk, by: blend) }
  if inside.length < count {
    sampleEdge(row, in: 0..<inside.lowerBound, along: walk, by: blend)
    sampleEdge(row, in: inside.upperBound..<count, along: walk, by: blend)
  }
}

/// Two rounds over the run: all texel offsets first, then the samples, because a vector of offsets
/// that is read back at once stalls on the store.
@inline(__always)
private func sampleInterior<Row: SampledRow, Walk: SampledWalk>(
  _ row: Row, in range: Range<Int>, along walk: Walk, by blend: FoldedBlend
) {
  walk.locate(range)
  let (pixels, step) = (row.pixels, vectorPixels)
  var place = walk.place(at: range.lowerBound)
  var index = range.lowerBound
  while index &+ step <= range.upperBound {
    let sums = walk.sums(index &- range.lowerBound, place)
    pixels.store(blend.finish(sums, row.old(registerAt: index)), index)
    place = walk.advanced(place)
    index &+= step
  }
  if index < range.upperBound {
    let sums = walk.sums(index &- range.lowerBound, place)
    storeFirst(range.upperBound &- index, of: sums, at: index, in: row, by: blend)
  }
}

/// Finishes and stores the first pixels of a register; where a whole register may be written, the
/// others are written back as they were.
@inline(__always)
func storeFirst<Row: SampledRow>(
  _ count: Int, of sums: U16Lanes, at index: Int, in row: Row, by blend: FoldedBlend
) {
  if row.room &- index >= vectorPixels {
    let new = blend.finish(sums, row.old(registerAt: index))
    let pixels = row.pixels.load(index)
    let change = vec_and(vec_xor(new, pixels), vec_first32(Int32(count)))
    return row.pixels.store(vec_xor(pixels, change), index)
  }
  unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) {
    guard let base = $0.baseAddress else { return }
    let part = unsafe Pixels(base, count: 16)
    part.store(vec_zero(), 0)
    for i in 0..<count { part[i] = row.old(index &+ i) }
    part.store(blend.finish(sums, part.load(0)), 0)
    for i in 0..<count { row.pixels[index &+ i] = part[i] }
  }
}

/// The same arithmetic one pixel at a time, for pixels whose texels lie outside the picture.
@inline(__always)
private func sampleEdge<Row: SampledRow, Walk: SampledWalk>(
  _ row: Row, in range: Range<Int>, along walk: Walk, by blend: FoldedBlend
) {
  for i in range {
    let old = row.old(i)
    let channels = walk.channels(at: i)
    var result: UInt32 = 0
    forEachChannel { shift in
      result |= blend.finish(channels.sum(shift), old &>> shift & 255) &<< shift
    }
    row.pixels[i] = result
  }
}
