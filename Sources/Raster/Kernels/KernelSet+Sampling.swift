package import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

// Each function here runs the kernel of the same name, in the chosen set.
extension KernelSet {
  /// Cuts a picture into strips.
  package func cut(
    _ strips: inout MutableSpan<UInt32>, source: Span<UInt32>, width: Int, height: Int, stride: Int
  ) {
    switch self {
    case .baseline:
      SegueKernels.cut(&strips, source: source, width: width, height: height, stride: stride)
    case .avx2:
      SegueKernelsAVX2.cut(&strips, source: source, width: width, height: height, stride: stride)
    case .avx512:
      SegueKernelsAVX512.cut(&strips, source: source, width: width, height: height, stride: stride)
    }
  }

  /// Samples a picture.
  package func sample(
    _ pixels: inout MutableSpan<UInt32>, runs: Span<SampledRun>, strips: Span<UInt32>,
    size: TexelSize, weights: SamplingWeights, ahead: Span<StripLines>
  ) {
    switch self {
    case .baseline:
      SegueKernels.sample(
        &pixels, runs: runs, strips: strips, size: size, weights: weights, ahead: ahead)
    case .avx2:
      SegueKernelsAVX2.sample(
        &pixels, runs: runs, strips: strips, size: size, weights: weights, ahead: ahead)
    case .avx512:
      SegueKernelsAVX512.sample(
        &pixels, runs: runs, strips: strips, size: size, weights: weights, ahead: ahead)
    }
  }

  /// Samples a picture over pixels of another one.
  package func sample(
    _ pixels: inout MutableSpan<UInt32>, over backdrop: Span<UInt32>, next: PixelStep,
    runs: Span<SampledRun>, strips: Span<UInt32>, size: TexelSize, weights: SamplingWeights,
    ahead: Span<StripLines>
  ) {
    switch self {
    case .baseline:
      SegueKernels.sample(
        &pixels, over: backdrop, next: next, runs: runs, strips: strips, size: size,
        weights: weights, ahead: ahead)
    case .avx2:
      SegueKernelsAVX2.sample(
        &pixels, over: backdrop, next: next, runs: runs, strips: strips, size: size,
        weights: weights, ahead: ahead)
    case .avx512:
      SegueKernelsAVX512.sample(
        &pixels, over: backdrop, next: next, runs: runs, strips: strips, size: size,
        weights: weights, ahead: ahead)
    }
  }

  /// Samples two sizes of a picture.
  package func sample(
    _ pixels: inout MutableSpan<UInt32>, runs: Span<SampledRun>, strips: Span<UInt32>,
    size: TexelSize, smaller: Span<UInt32>, smallerSize: TexelSize, weights: SamplingWeights,
    ahead: Span<StripLines>
  ) {
    switch self {
    case .baseline:
      SegueKernels.sample(
        &pixels, runs: runs, strips: strips, size: size, smaller: smaller,
        smallerSize: smallerSize, weights: weights, ahead: ahead)
    case .avx2:
      SegueKernelsAVX2.sample(
        &pixels, runs: runs, strips: strips, size: size, smaller: smaller,
        smallerSize: smallerSize, weights: weights, ahead: ahead)
    case .avx512:
      SegueKernelsAVX512.sample(
        &pixels, runs: runs, strips: strips, size: size, smaller: smaller,
        smallerSize: smallerSize, weights: weights, ahead: ahead)
    }
  }

  /// Samples a moved picture.
  package func translate(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, texels: Span<UInt32>, stride: Int,
    size: TexelSize, walk: SamplingWalk, weights: SamplingWeights, below: Int
  ) {
    switch self {
    case .baseline:
      SegueKernels.translate(
        &row, range, texels: texels, stride: stride, size: size, walk: walk, weights: weights,
        below: below)
    case .avx2:
      SegueKernelsAVX2.translate(
        &row, range, texels: texels, stride: stride, size: size, walk: walk, weights: weights,
        below: below)
    case .avx512:
      SegueKernelsAVX512.translate(
        &row, range, texels: texels, stride: stride, size: size, walk: walk, weights: weights,
        below: below)
    }
  }

  /// Samples a moved picture over other pixels.
  package func translate(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, over backdrop: Span<UInt32>,
    at start: Int, texels: Span<UInt32>, stride: Int, size: TexelSize, walk: SamplingWalk,
    weights: SamplingWeights, below: PixelStep
  ) {
    switch self {
    case .baseline:
      SegueKernels.translate(
        &row, range, over: backdrop, at: start, texels: texels, stride: stride, size: size,
        walk: walk, weights: weights, below: below)
    case .avx2:
      SegueKernelsAVX2.translate(
        &row, range, over: backdrop, at: start, texels: texels, stride: stride, size: size,
        walk: walk, weights: weights, below: below)
    case .avx512:
      SegueKernelsAVX512.translate(
        &row, range, over: backdrop, at: start, texels: texels, stride: stride, size: size,
        walk: walk, weights: weights, below: below)
    }
  }

  /// Copies nearest texels.
  package func sampleNearest(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, skip: Int, texels: Span<UInt32>,
    stride: Int, size: TexelSize, walk: SamplingWalk
  ) {
    switch self {
    case .baseline:
      SegueKernels.sampleNearest(
        &row, range, skip: skip, texels: texels, stride: stride, size: size, walk: walk)
    case .avx2:
      SegueKernelsAVX2.sampleNearest(
        &row, range, skip: skip, texels: texels, stride: stride, size: size, walk: walk)
    case .avx512:
      SegueKernelsAVX512.sampleNearest(
        &row, range, skip: skip, texels: texels, stride: stride, size: size, walk: walk)
    }
  }
}
