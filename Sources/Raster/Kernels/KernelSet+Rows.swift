package import SegueKernels
import SegueKernelsAVX2
import SegueKernelsAVX512

// Each function here runs the kernel of the same name, in the chosen set.
extension KernelSet {
  /// Writes one color.
  package func fill(_ row: inout MutableSpan<UInt32>, _ range: Range<Int>, color: UInt32) {
    switch self {
    case .baseline: SegueKernels.fill(&row, range, color: color)
    case .avx2: SegueKernelsAVX2.fill(&row, range, color: color)
    case .avx512: SegueKernelsAVX512.fill(&row, range, color: color)
    }
  }

  /// Copies pixels.
  package func copy(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.copy(&row, range, source: source, at: start)
    case .avx2: SegueKernelsAVX2.copy(&row, range, source: source, at: start)
    case .avx512: SegueKernelsAVX512.copy(&row, range, source: source, at: start)
    }
  }

  /// Copies the pixels of one of several rows.
  package func copy(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int,
    below: PixelStep
  ) {
    switch self {
    case .baseline: SegueKernels.copy(&row, range, source: source, at: start, below: below)
    case .avx2: SegueKernelsAVX2.copy(&row, range, source: source, at: start, below: below)
    case .avx512: SegueKernelsAVX512.copy(&row, range, source: source, at: start, below: below)
    }
  }

  /// Draws one color over the pixels.
  package func blend(_ row: inout MutableSpan<UInt32>, _ range: Range<Int>, color: UInt32) {
    switch self {
    case .baseline: SegueKernels.blend(&row, range, color: color)
    case .avx2: SegueKernelsAVX2.blend(&row, range, color: color)
    case .avx512: SegueKernelsAVX512.blend(&row, range, color: color)
    }
  }

  /// Draws one color through coverage.
  package func blend(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, color: UInt32, coverage: Span<UInt8>,
    at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.blend(&row, range, color: color, coverage: coverage, at: start)
    case .avx2: SegueKernelsAVX2.blend(&row, range, color: color, coverage: coverage, at: start)
    case .avx512: SegueKernelsAVX512.blend(&row, range, color: color, coverage: coverage, at: start)
    }
  }

  /// Draws pixels over the pixels.
  package func blend(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int,
    opacity: UInt8
  ) {
    switch self {
    case .baseline: SegueKernels.blend(&row, range, source: source, at: start, opacity: opacity)
    case .avx2: SegueKernelsAVX2.blend(&row, range, source: source, at: start, opacity: opacity)
    case .avx512: SegueKernelsAVX512.blend(&row, range, source: source, at: start, opacity: opacity)
    }
  }

  /// Draws pixels through coverage.
  package func blend(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int,
    coverage: Span<UInt8>, at first: Int, opacity: UInt8
  ) {
    switch self {
    case .baseline:
      SegueKernels.blend(
        &row, range, source: source, at: start, coverage: coverage, at: first, opacity: opacity)
    case .avx2:
      SegueKernelsAVX2.blend(
        &row, range, source: source, at: start, coverage: coverage, at: first, opacity: opacity)
    case .avx512:
      SegueKernelsAVX512.blend(
        &row, range, source: source, at: start, coverage: coverage, at: first, opacity: opacity)
    }
  }

  /// Fades to other pixels.
  package func crossfade(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int,
    opacity: UInt8
  ) {
    switch self {
    case .baseline: SegueKernels.crossfade(&row, range, source: source, at: start, opacity: opacity)
    case .avx2: SegueKernelsAVX2.crossfade(&row, range, source: source, at: start, opacity: opacity)
    case .avx512:
      SegueKernelsAVX512.crossfade(&row, range, source: source, at: start, opacity: opacity)
    }
  }

  /// Fades to other pixels through coverage.
  package func crossfade(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int,
    coverage: Span<UInt8>, at first: Int, opacity: UInt8
  ) {
    switch self {
    case .baseline:
      SegueKernels.crossfade(
        &row, range, source: source, at: start, coverage: coverage, at: first, opacity: opacity)
    case .avx2:
      SegueKernelsAVX2.crossfade(
        &row, range, source: source, at: start, coverage: coverage, at: first, opacity: opacity)
    case .avx512:
      SegueKernelsAVX512.crossfade(
        &row, range, source: source, at: start, coverage: coverage, at: first, opacity: opacity)
    }
  }

  /// Composes pixels by a Porter-Duff operator.
  package func compose(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int,
    operation: Int
  ) {
    switch self {
    case .baseline:
      SegueKernels.compose(&row, range, source: source, at: start, operation: operation)
    case .avx2:
      SegueKernelsAVX2.compose(&row, range, source: source, at: start, operation: operation)
    case .avx512:
      SegueKernelsAVX512.compose(&row, range, source: source, at: start, operation: operation)
    }
  }

  /// Gives pixels other colors.
  package func recolor(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, matrices: Span<Float>
  ) {
    switch self {
    case .baseline: SegueKernels.recolor(&row, range, matrices: matrices)
    case .avx2: SegueKernelsAVX2.recolor(&row, range, matrices: matrices)
    case .avx512: SegueKernelsAVX512.recolor(&row, range, matrices: matrices)
    }
  }

  /// Multiplies coverage.
  package func multiply(
    _ coverage: inout MutableSpan<UInt8>, _ range: Range<Int>, by other: Span<UInt8>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.multiply(&coverage, range, by: other, at: start)
    case .avx2: SegueKernelsAVX2.multiply(&coverage, range, by: other, at: start)
    case .avx512: SegueKernelsAVX512.multiply(&coverage, range, by: other, at: start)
    }
  }

  /// Writes straight alpha.
  package func unpremultiply(
    _ row: inout MutableSpan<UInt32>, _ range: Range<Int>, source: Span<UInt32>, at start: Int
  ) {
    switch self {
    case .baseline: SegueKernels.unpremultiply(&row, range, source: source, at: start)
    case .avx2: SegueKernelsAVX2.unpremultiply(&row, range, source: source, at: start)
    case .avx512: SegueKernelsAVX512.unpremultiply(&row, range, source: source, at: start)
    }
  }

  /// Writes two rows as luma and chroma.
  package func video(
    _ luma: inout MutableSpan<UInt8>, _ lumaRange: Range<Int>, _ blue: inout MutableSpan<UInt8>,
    _ red: inout MutableSpan<UInt8>, _ chromaRange: Range<Int>, source: Span<UInt32>, upper: Int,
    lower: Int
  ) {
    switch self {
    case .baseline:
      SegueKernels.video(
        &luma, lumaRange, &blue, &red, chromaRange, source: source, upper: upper, lower: lower)
    case .avx2:
      SegueKernelsAVX2.video(
        &luma, lumaRange, &blue, &red, chromaRange, source: source, upper: upper, lower: lower)
    case .avx512:
      SegueKernelsAVX512.video(
        &luma, lumaRange, &blue, &red, chromaRange, source: source, upper: upper, lower: lower)
    }
  }
}
