#if !WIDE_KERNELS
  /// Requirements of every build of the kernels: each of the inner loops of the rasterizer, once.
  ///
  /// A build that lacks one does not compile. What each does exactly stands where it is written, in
  /// the extensions of ``KernelBuild``.
  public protocol Kernels {
    // MARK: - Rows of pixels

    /// Writes one color.
    static func fill(_ row: inout MutableSpan<UInt32>, in range: Range<Int>, color: UInt32)

    /// Copies pixels.
    static func copy(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int)

    /// Copies the pixels of one of several rows.
    static func copy(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
      below: PixelStep)

    /// Draws one color over the pixels.
    static func blend(_ row: inout MutableSpan<UInt32>, in range: Range<Int>, color: UInt32)

    /// Draws one color through coverage.
    static func blend(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, color: UInt32, coverage: Span<UInt8>,
      at start: Int)

    /// Draws pixels over the pixels.
    static func blend(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
      opacity: UInt8)

    /// Draws pixels through coverage.
    static func blend(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
      coverage: Span<UInt8>, at first: Int, opacity: UInt8)

    /// Fades to other pixels.
    static func crossfade(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
      opacity: UInt8)

    /// Fades to other pixels through coverage.
    static func crossfade(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
      coverage: Span<UInt8>, at first: Int, opacity: UInt8)

    /// Composes pixels by an operator.
    static func compose(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
      by composite: CompositeOperator)

    /// Leads pixels back to others by how much they differ.
    static func dissolve(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
      steps: Span<UInt8>, limit: Int)

    /// Averages pixels and those to the right of them.
    static func average(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int,
      count: Int, end: Int)

    /// Adds weighted channels to sums.
    static func addChannels(
      _ sums: inout MutableSpan<UInt32>, of source: Span<UInt32>, in range: Range<Int>,
      weight: UInt16)

    /// Gives pixels other colors.
    static func recolor(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, matrices: Span<Float>)

    /// Multiplies coverage.
    static func multiply(
      _ coverage: inout MutableSpan<UInt8>, in range: Range<Int>, by other: Span<UInt8>,
      at start: Int)

    /// Writes straight alpha.
    static func unpremultiply(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt32>, at start: Int)

    /// Writes two rows as luma and chroma.
    static func video(
      luma: inout MutableSpan<UInt8>, in lumaRange: Range<Int>, blue: inout MutableSpan<UInt8>,
      red: inout MutableSpan<UInt8>, in chromaRange: Range<Int>, source: Span<UInt32>, upper: Int,
      lower: Int)

    /// Spreads two rows of halved chroma over the pixels of one.
    static func chroma(
      _ row: inout MutableSpan<Int16>, upper: Span<UInt8>, at first: Int, lower: Span<UInt8>,
      at second: Int, count: Int, weight: Int, isCentered: Bool)

    /// Writes the pixels of luma and chroma.
    static func pixels(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, luma: Span<UInt8>, at start: Int,
      blue: Span<Int16>, red: Span<Int16>, by matrix: VideoMatrix)

    // MARK: - Coverage of outlines

    /// Sorts the edges of an outline by rows.
    static func begin(
      _ scan: inout OutlineScan, edges: inout MutableSpan<OutlineEdge>,
      rows: inout MutableSpan<Int32>)

    /// Finds the coverage of rows.
    static func advance(
      _ scan: inout OutlineScan, edges: inout MutableSpan<OutlineEdge>,
      rows: inout MutableSpan<Int32>, cells: inout MutableSpan<Int64>,
      pieces: inout MutableSpan<RowPiece>, spans: inout MutableSpan<CoverageSpan>,
      bytes: inout MutableSpan<UInt8>)

    /// Draws one color through spans.
    static func paint(
      _ pixels: inout MutableSpan<UInt32>, in window: SpanWindow, color: UInt32,
      spans: Span<CoverageSpan>, starts: Span<Int32>, coverage: Span<UInt8>)

    // MARK: - Masks of glyphs

    /// Adds masks to coverage.
    static func add(
      _ masks: Span<PlacedMask>, bytes: Span<UInt8>, in window: MaskWindow,
      to coverage: inout MutableSpan<UInt8>)

    /// Draws one color through coverage and clears it.
    static func paint(
      _ pixels: inout MutableSpan<UInt32>, origin: Int, stride: Int, color: UInt32,
      in window: MaskWindow, taking coverage: inout MutableSpan<UInt8>)

    /// Draws one color through coverage and clears it, over a ground that is written in the same go.
    static func paint(
      _ pixels: inout MutableSpan<UInt32>, origin: Int, stride: Int, color: UInt32,
      in window: MaskWindow, taking coverage: inout MutableSpan<UInt8>, on ground: PlainGround)

    // MARK: - Fields

    /// Writes the coverage of pixels by a field.
    static func cover(_ coverage: inout MutableSpan<UInt8>, in range: Range<Int>, by row: FieldRow)

    // MARK: - Gradients

    /// Looks up a gradient along a line.
    static func lookUp(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>, first: Int,
      step: Int)

    /// Looks up a gradient around a center.
    static func lookUpRadial(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>, u: Int, v: Int,
      du: Int, dv: Int)

    /// Looks up a gradient that repeats along a line.
    static func lookUpRepeated(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>, first: Int,
      step: Int)

    /// Looks up a gradient that repeats around a center.
    static func lookUpRadialRepeated(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>, entries: Int,
      walk: GradientWalk)

    /// Looks up a gradient between two circles or around a center.
    static func lookUpCurved(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, table: Span<UInt32>,
      scale: GradientScale, curve: GradientCurve, walk: GradientWalk)

    // MARK: - Sampling of pictures

    /// Cuts a picture into strips.
    static func cut(
      _ strips: inout MutableSpan<UInt32>, source: Span<UInt32>, width: Int, height: Int,
      stride: Int)

    /// Samples a picture.
    static func sample(
      _ pixels: inout MutableSpan<UInt32>, runs: Span<SampledRun>, strips: Span<UInt32>,
      size: TexelSize, weights: SamplingWeights, ahead: Span<StripLines>)

    /// Samples a picture over pixels of another one.
    static func sample(
      _ pixels: inout MutableSpan<UInt32>, over backdrop: Span<UInt32>, next: PixelStep,
      runs: Span<SampledRun>, strips: Span<UInt32>, size: TexelSize, weights: SamplingWeights,
      ahead: Span<StripLines>)

    /// Samples two sizes of a picture.
    static func sample(
      _ pixels: inout MutableSpan<UInt32>, runs: Span<SampledRun>, strips: Span<UInt32>,
      size: TexelSize, smaller: Span<UInt32>, smallerSize: TexelSize, weights: SamplingWeights,
      ahead: Span<StripLines>)

    /// Samples a moved picture.
    static func translate(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, texels: Span<UInt32>, stride: Int,
      size: TexelSize, walk: SamplingWalk, weights: SamplingWeights, below: Int)

    /// Samples a moved picture over other pixels.
    static func translate(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, over backdrop: Span<UInt32>,
      at start: Int, texels: Span<UInt32>, stride: Int, size: TexelSize, walk: SamplingWalk,
      weights: SamplingWeights, below: PixelStep)

    /// Copies nearest texels.
    static func sampleNearest(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, skip: Int, texels: Span<UInt32>,
      stride: Int, size: TexelSize, walk: SamplingWalk)

    // MARK: - Blurs and their pyramids

    /// Widens bytes to 16 bits.
    static func widen(
      _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt32>, at start: Int)

    /// Rounds 16 bits to bytes.
    static func narrow(
      _ row: inout MutableSpan<UInt32>, in range: Range<Int>, source: Span<UInt16>, at start: Int)

    /// Convolves along one axis.
    static func convolve(
      _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int,
      stride: Int, weights: Span<UInt16>)

    /// Combines four rows.
    static func halveRows(
      _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt32>,
      rows: (Int, Int, Int, Int))

    /// Halves a row of sums.
    static func halveSums(
      _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int)

    /// Halves a row.
    static func halveChannels(
      _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int)

    /// Doubles a row.
    static func doubleColumns(
      _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int)

    /// Repeats the first and the last pixel of a part of a row.
    static func repeatEnds(_ row: inout MutableSpan<UInt16>, of inner: Range<Int>)

    /// Writes the product of two profiles.
    static func scaleProfile(
      _ coverage: inout MutableSpan<UInt8>, in range: Range<Int>, profile: Span<UInt32>,
      at start: Int, factor: UInt32)

    /// Adds a weighted profile.
    static func accumulate(
      _ sums: inout MutableSpan<UInt32>, in range: Range<Int>, profile: Span<UInt32>, at start: Int,
      factor: UInt32)

    /// Takes a weighted profile away.
    static func deduct(
      _ sums: inout MutableSpan<UInt32>, in range: Range<Int>, profile: Span<UInt32>, at start: Int,
      factor: UInt32)

    /// Writes sums as coverage.
    static func round(
      _ coverage: inout MutableSpan<UInt8>, in range: Range<Int>, sums: Span<UInt32>)

    /// Copies 16-bit channels.
    static func copyChannels(
      _ row: inout MutableSpan<UInt16>, in range: Range<Int>, source: Span<UInt16>, at start: Int)
  }
#else
  public import SegueKernels
#endif

extension KernelBuild: Kernels {}
