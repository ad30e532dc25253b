import CPNG
import SegueRaster

/// A PNG that libpng is writing, for a sink.
@safe
struct PNGWriter<Sink: ByteSink & ~Copyable>: ~Copyable {
  private let writer: OpaquePointer
  private let width: Int

  /// The order of the memory that libpng and ISA-L work in, whatever the size of the picture.
  private static var workingBytes: Int { 1 << 20 }

  /// A writer that has begun a file; without alpha the pixels' highest bytes are not written.
  init(width: Int, height: Int, hasAlpha: Bool) throws(PictureError) {
    let writer = unsafe cpng_writer_create(UInt32(width), UInt32(height), hasAlpha)
    guard let writer = unsafe writer else { throw .memory(.refused(bytes: Self.workingBytes)) }
    guard unsafe cpng_writer_begin(writer) else {
      let words = unsafe String(cString: cpng_writer_error(writer))
      unsafe cpng_writer_destroy(writer)
      throw .unwritable(words)
    }
    unsafe self.writer = writer
    self.width = width
  }

  deinit { unsafe cpng_writer_destroy(writer) }

  /// Writes whole rows of `pixels`, straight, which follow those already written; the row before
  /// them stands in `pixels` as well, unless they are the first.
  func write(
    _ rows: Range<Int>, of pixels: Span<UInt32>, into sink: inout Sink
  ) throws(PictureError) {
    precondition(rows.lowerBound >= 0 && rows.upperBound * width <= pixels.count, "no such rows")
    let isWritten = unsafe pixels.withUnsafeBufferPointer { words in
      let first = unsafe words.baseAddress.map { unsafe $0 + rows.lowerBound * width }
      let above = rows.lowerBound > 0 ? unsafe first.map { unsafe $0 - width } : nil
      return unsafe cpng_writer_rows(writer, above, first, UInt32(rows.count))
    }
    guard isWritten else { throw failure }
    try handOver(to: &sink)
  }

  /// Writes what stands behind the last row.
  func end(into sink: inout Sink) throws(PictureError) {
    guard unsafe cpng_writer_end(writer) else { throw failure }
    try handOver(to: &sink)
  }

  /// Hands over the bytes that have been written since it last did.
  private func handOver(to sink: inout Sink) throws(PictureError) {
    var count = 0
    let bytes = unsafe cpng_writer_output(writer, &count)
    let output = unsafe UnsafeBufferPointer(start: bytes, count: count)
    do {
      try sink.write(unsafe output.span)
    } catch {
      throw .output(error)
    }
    unsafe cpng_writer_forget_output(writer)
  }

  private var failure: PictureError {
    .unwritable(unsafe String(cString: cpng_writer_error(writer)))
  }
}

extension Surface {
  /// True if every pixel is opaque.
  var isOpaque: Bool {
    unsafe pixels.withUnsafeBufferPointer { words in
      unsafe cpng_is_opaque(words.baseAddress, width * height)
    }
  }
}
