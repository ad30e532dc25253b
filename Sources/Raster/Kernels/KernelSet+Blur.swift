import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

// Each function here runs the kernel of the same name, in the chosen set.
extension KernelSet {
  /// Widens bytes to 16 bits.
  package func widen(
    _ row: inout MutableSpan<UInt16>, _ range: Range<Int>, source: Span<UInt32>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.widen(&row, range, source: source, at: start)
    case .avx2: SegueKernelsAVX2.widen(&row, range, source: source, at: start)
    case .avx512: SegueKernelsAVX512.widen(&row, range, source: source, at: start)
    }
  }

  /// Rounds 16 bits to bytes.
  package func narrow(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.narrow(&row, range, source: source, at: start)
    case .avx2: SegueKernelsAVX2.narrow(&row, range, source: source, at: start)
    case .avx512: SegueKernelsAVX512.narrow(&row, range, source: source, at: start)
    }
  }

  /// Convolves along one axis.
  package func convolve(
    _ row: inout MutableSpan<UInt16>, _ range: Range<Int>, source: Span<UInt16>, at start: Int,
    stride: Int, weights: Span<UInt16>
  ) {
    switch self {
    case .baseline:
      SegueKernels.convolve(
        &row, range, source: source, at: start, stride: stride, weights: weights)
    case .avx2:
      SegueKernelsAVX2.convolve(
        &row, range, source: source, at: start, stride: stride, weights: weights)
    case .avx512:
      SegueKernelsAVX512.convolve(
        &row, range, source: source, at: start, stride: stride, weights: weights)
    }
  }

  /// Combines four rows.
  package func halveRows(
    _ row: inout MutableSpan<UInt16>, _ range: Range<Int>, source: Span<UInt32>,
    rows: (Int, Int, Int, Int)
  ) {
    switch self {
    case .baseline: SegueKernels.halveRows(&row, range, source: source, rows: rows)
    case .avx2: SegueKernelsAVX2.halveRows(&row, range, source: source, rows: rows)
    case .avx512: SegueKernelsAVX512.halveRows(&row, range, source: source, rows: rows)
    }
  }

  /// Halves a row of sums.
  package func halveSums(
    _ row: inout MutableSpan<UInt16>, _ range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.halveSums(&row, range, source: source, at: start)
    case .avx2: SegueKernelsAVX2.halveSums(&row, range, source: source, at: start)
    case .avx512: SegueKernelsAVX512.halveSums(&row, range, source: source, at: start)
    }
  }

  /// Halves a row.
  package func halveChannels(
    _ row: inout MutableSpan<UInt16>, _ range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.halveChannels(&row, range, source: source, at: start)
    case .avx2: SegueKernelsAVX2.halveChannels(&row, range, source: source, at: start)
    case .avx512: SegueKernelsAVX512.halveChannels(&row, range, source: source, at: start)
    }
  }

  /// Doubles a row.
  package func doubleColumns(
    _ row: inout MutableSpan<UInt16>, _ range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.doubleColumns(&row, range, source: source, at: start)
    case .avx2: SegueKernelsAVX2.doubleColumns(&row, range, source: source, at: start)
    case .avx512: SegueKernelsAVX512.doubleColumns(&row, range, source: source, at: start)
    }
  }

  /// Writes the product of two profiles.
  package func scaleProfile(
    _ coverage: inout MutableSpan<UInt8>, _ range: Range<Int>, profile: Span<UInt32>, at start: Int,
    factor: UInt32
  ) {
    switch self {
    case .baseline:
      SegueKernels.scaleProfile(&coverage, range, profile: profile, at: start, factor: factor)
    case .avx2:
      SegueKernelsAVX2.scaleProfile(&coverage, range, profile: profile, at: start, factor: factor)
    case .avx512:
      SegueKernelsAVX512.scaleProfile(&coverage, range, profile: profile, at: start, factor: factor)
    }
  }

  /// Adds a weighted profile.
  package func accumulate(
    _ sums: inout MutableSpan<UInt32>, _ range: Range<Int>, profile: Span<UInt32>, at start: Int,
    factor: UInt32
  ) {
    switch self {
    case .baseline:
      SegueKernels.accumulate(&sums, range, profile: profile, at: start, factor: factor)
    case .avx2:
      SegueKernelsAVX2.accumulate(&sums, range, profile: profile, at: start, factor: factor)
    case .avx512:
      SegueKernelsAVX512.accumulate(&sums, range, profile: profile, at: start, factor: factor)
    }
  }

  /// Takes a weighted profile away.
  package func deduct(
    _ sums: inout MutableSpan<UInt32>, _ range: Range<Int>, profile: Span<UInt32>, at start: Int,
    factor: UInt32
  ) {
    switch self {
    case .baseline: SegueKernels.deduct(&sums, range, profile: profile, at: start, factor: factor)
    case .avx2: SegueKernelsAVX2.deduct(&sums, range, profile: profile, at: start, factor: factor)
    case .avx512:
      SegueKernelsAVX512.deduct(&sums, range, profile: profile, at: start, factor: factor)
    }
  }

  /// Writes sums as coverage.
  package func round(
    _ coverage: inout MutableSpan<UInt8>, _ range: Range<Int>, sums: Span<UInt32>
  ) {
    switch self {
    case .baseline: SegueKernels.round(&coverage, range, sums: sums)
    case .avx2: SegueKernelsAVX2.round(&coverage, range, sums: sums)
    case .avx512: SegueKernelsAVX512.round(&coverage, range, sums: sums)
    }
  }

  /// Copies 16-bit channels.
  package func copyChannels(
    _ row: inout MutableSpan<UInt16>, _ range: Range<Int>, source: Span<UInt16>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.copyChannels(&row, range, source: source, at: start)
    case .avx2: SegueKernelsAVX2.copyChannels(&row, range, source: source, at: start)
    case .avx512: SegueKernelsAVX512.copyChannels(&row, range, source: source, at: start)
    }
  }
}
