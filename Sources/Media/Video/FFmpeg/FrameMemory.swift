import CFFmpeg
import SegueRaster

/// A frame as libavcodec takes it, over memory of its own or lent.
@safe
struct FrameMemory: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFrame>

  /// A frame without memory.
  init(_ operation: MovieError.Operation) throws(MovieError) {
    unsafe pointer = try unsafe libav.av_frame_alloc().orShortage(operation)
  }

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = unsafe pointer
    unsafe libav.av_frame_free(&frame)
  }

  /// Gives the memory back.
  func clear() { unsafe libav.av_frame_unref(pointer) }

  /// Says what the frame is; some encoders store the words of each frame in place of their own.
  private func describe(_ context: borrowing CodecContext) {
    let context = unsafe context.pointer.pointee
    unsafe pointer.pointee.width = context.width
    unsafe pointer.pointee.height = context.height
    unsafe pointer.pointee.format = context.pix_fmt.rawValue
    unsafe pointer.pointee.color_primaries = context.color_primaries
    unsafe pointer.pointee.color_trc = context.color_trc
    unsafe pointer.pointee.colorspace = context.colorspace
    unsafe pointer.pointee.color_range = context.color_range
    unsafe pointer.pointee.chroma_location = context.chroma_sample_location
  }

  /// Lends the frame a plane of luma and two of half its size, and of alpha if there is one, until `endLoan()`.
  ///
  /// An encoder copies what is not in a counted buffer; so each plane poses as one that does not
  /// free anything.
  func lend(
    _ planes: [UnsafeBufferPointer<UInt8>], width: Int, _ alpha: UnsafeBufferPointer<UInt8>?,
    _ context: borrowing CodecContext
  ) throws(MovieError) {
    describe(context)
    unsafe pointer.pointee.linesize.0 = CInt(width)
    unsafe pointer.pointee.linesize.1 = CInt(width / 2)
    unsafe pointer.pointee.linesize.2 = CInt(width / 2)
    unsafe pointer.pointee.buf.0 = try Self.loan(of: planes[0])
    unsafe pointer.pointee.buf.1 = try Self.loan(of: planes[1])
    unsafe pointer.pointee.buf.2 = try Self.loan(of: planes[2])
    unsafe pointer.pointee.data.0 = pointer.pointee.buf.0?.pointee.data
    unsafe pointer.pointee.data.1 = pointer.pointee.buf.1?.pointee.data
    unsafe pointer.pointee.data.2 = pointer.pointee.buf.2?.pointee.data
    guard let alpha = unsafe alpha else { return }
    unsafe pointer.pointee.linesize.3 = pointer.pointee.width
    unsafe pointer.pointee.buf.3 = try Self.loan(of: alpha)
    unsafe pointer.pointee.data.3 = pointer.pointee.buf.3?.pointee.data
  }

  private static func loan(
    of plane: UnsafeBufferPointer<UInt8>
  ) throws(MovieError) -> UnsafeMutablePointer<AVBufferRef> {
    try unsafe libav.av_buffer_create(
      UnsafeMutablePointer(mutating: plane.baseAddress), plane.count, { _, _ in }, nil,
      AV_BUFFER_FLAG_READONLY
    ).orShortage(.encode)
  }

  /// Takes back what was lent; an encoder that keeps it would read memory that is no longer there.
  func endLoan() {
    precondition(
      unsafe libav.av_buffer_get_ref_count(pointer.pointee.buf.0) == 1
        && libav.av_buffer_get_ref_count(pointer.pointee.buf.1) == 1
        && libav.av_buffer_get_ref_count(pointer.pointee.buf.2) == 1, "the encoder has kept a frame"
    )
    precondition(
      unsafe pointer.pointee.buf.3 == nil
        || libav.av_buffer_get_ref_count(pointer.pointee.buf.3) == 1, "the encoder has kept alpha")
    clear()
  }

  /// Fills the frame with a surface, in memory of its own.
  func fill(
    with surface: Surface, _ layout: PixelLayout, _ context: borrowing CodecContext
  ) throws(MovieError) {
    describe(context)
    precondition(
      unsafe surface.width == pointer.pointee.width && surface.height == pointer.pointee.height,
      "a frame of another size")
    try MovieError.check(unsafe libav.av_frame_get_buffer(pointer, 0), during: .encode, context.log)
    do throws(MemoryError) {
      try copy(layout == .colors ? surface : surface.straight(), layout)
    } catch {
      throw error.lack == nil ? .library(.encode, "\(error)") : .shortage(.encode)
    }
  }

  private func copy(_ surface: Surface, _ layout: PixelLayout) {
    for y in 0..<surface.height {
      let row = surface.pixels.extracting(y * surface.width..<(y + 1) * surface.width)
      if layout == .deepPlanesAndAlpha { copyDeep(row, y) } else { copyColors(row, y) }
    }
  }

  /// Writes a row as blue, green, red, alpha.
  private func copyColors(_ row: Span<UInt32>, _ y: Int) {
    let target = unsafe self.row(y, of: pointer.pointee.data.0, pointer.pointee.linesize.0)
      .assumingMemoryBound(to: UInt32.self)
    for x in row.indices {
      let word = row[x]
      unsafe target[x] = word & 0xff00_ff00 | (word & 0xff) << 16 | word >> 16 & 0xff
    }
  }

  /// Writes a row as luma, chroma and alpha of ten bits.
  private func copyDeep(_ row: Span<UInt32>, _ y: Int) {
    let (data, strides) = unsafe (pointer.pointee.data, pointer.pointee.linesize)
    let luma = unsafe self.row(y, of: data.0, strides.0).assumingMemoryBound(to: UInt16.self)
    let blue = unsafe self.row(y, of: data.1, strides.1).assumingMemoryBound(to: UInt16.self)
    let red = unsafe self.row(y, of: data.2, strides.2).assumingMemoryBound(to: UInt16.self)
    let alpha = unsafe self.row(y, of: data.3, strides.3).assumingMemoryBound(to: UInt16.self)
    for x in row.indices {
      let color = DeepColor(word: row[x])
      unsafe luma[x] = color.luma
      unsafe blue[x] = color.blue
      unsafe red[x] = color.red
      unsafe alpha[x] = color.alpha
    }
  }

  private func row(
    _ y: Int, of plane: UnsafeMutablePointer<UInt8>?, _ stride: CInt
  ) -> UnsafeMutableRawPointer {
    guard let plane = unsafe plane else { preconditionFailure("a frame without memory") }
    return unsafe UnsafeMutableRawPointer(plane + y * Int(stride))
  }
}

/// A straight pixel as BT.709 luma and chroma in ten bits, limited range.
///
/// The sums are scaled by 2^20 and rounded once; those for chroma cancel, so that grays have none.
package struct DeepColor: Hashable {
  package let luma: UInt16
  package let blue: UInt16
  package let red: UInt16
  package let alpha: UInt16

  /// The color of a straight pixel, red lowest.
  package init(word: UInt32) {
    let r = Int32(word & 0xff)
    let g = Int32(word >> 8 & 0xff)
    let b = Int32(word >> 16 & 0xff)
    luma = Self.level(64, 765_821 &* r &+ 2_576_270 &* g &+ 260_076 &* b)
    blue = Self.level(512, -422_130 &* r &- 1_420_074 &* g &+ 1_842_204 &* b)
    red = Self.level(512, 1_842_204 &* r &- 1_673_285 &* g &- 168_919 &* b)
    let a = UInt16(truncatingIfNeeded: word >> 24)
    alpha = a << 2 | a >> 6
  }

  private static func level(_ offset: Int32, _ sum: Int32) -> UInt16 {
    UInt16(truncatingIfNeeded: (sum &+ offset << 20 &+ 1 << 19) >> 20)
  }
}
