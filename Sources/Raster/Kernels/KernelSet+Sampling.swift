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
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, skip: Int, strips: Span<UInt32>,
    walk: SamplingWalk, weights: SamplingWeights
  ) {
    switch self {
    case .baseline:
      SegueKernels.sample(&row, range, skip: skip, strips: strips, walk: walk, weights: weights)
    case .avx2:
      SegueKernelsAVX2.sample(&row, range, skip: skip, strips: strips, walk: walk, weights: weights)
    case .avx512:
      SegueKernelsAVX512.sample(
        &row, range, skip: skip, strips: strips, walk: walk, weights: weights)
    }
  }

  /// Samples two sizes of a picture.
  package func sample(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, skip: Int, strips: Span<UInt32>,
    walk: SamplingWalk, smaller: Span<UInt32>, smallerWalk: SamplingWalk, weights: SamplingWeights
  ) {
    switch self {
    case .baseline:
      SegueKernels.sample(
        &row, range, skip: skip, strips: strips, walk: walk, smaller: smaller,
        smallerWalk: smallerWalk, weights: weights)
    case .avx2:
      SegueKernelsAVX2.sample(
        &row, range, skip: skip, strips: strips, walk: walk, smaller: smaller,
        smallerWalk: smallerWalk, weights: weights)
    case .avx512:
      SegueKernelsAVX512.sample(
        &row, range, skip: skip, strips: strips, walk: walk, smaller: smaller,
        smallerWalk: smallerWalk, weights: weights)
    }
  }

  /// Samples a moved picture.
  package func translate(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, texels: Span<UInt32>, stride: Int,
    walk: SamplingWalk, weights: SamplingWeights
  ) {
    switch self {
    case .baseline:
      SegueKernels.translate(
        &row, range, texels: texels, stride: stride, walk: walk, weights: weights)
    case .avx2:
      SegueKernelsAVX2.translate(
        &row, range, texels: texels, stride: stride, walk: walk, weights: weights)
    case .avx512:
      SegueKernelsAVX512.translate(
        &row, range, texels: texels, stride: stride, walk: walk, weights: weights)
    }
  }

  /// Copies nearest texels.
  package func sampleNearest(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, skip: Int, texels: Span<UInt32>,
    stride: Int, walk: SamplingWalk
  ) {
    switch self {
    case .baseline:
      SegueKernels.sampleNearest(
        &row, range, skip: skip, texels: texels, stride: stride, walk: walk)
    case .avx2:
      SegueKernelsAVX2.sampleNearest(
        &row, range, skip: skip, texels: texels, stride: stride, walk: walk)
    case .avx512:
      SegueKernelsAVX512.sampleNearest(
        &row, range, skip: skip, texels: texels, stride: stride, walk: walk)
    }
  }

  /// Asks the memory for lines of strips.
  package func prefetch(_ strips: Span<UInt32>, lines: Range<Int>) {
    switch self {
    case .baseline: SegueKernels.prefetch(strips, lines: lines)
    case .avx2: SegueKernelsAVX2.prefetch(strips, lines: lines)
    case .avx512: SegueKernelsAVX512.prefetch(strips, lines: lines)
    }
  }
}
