public import SegueRaster

/// Writes surfaces as PNG: straight alpha, or none where every pixel is opaque; 8 bits, sRGB.
///
/// The same pixels give the same bytes on every x86-64 processor since 2008. It is meant for frames:
/// fast first, small second. Law: what is written and decoded again is what was written.
public struct PNGEncoder: Hashable, Sendable {
  /// The instruction set that takes alpha out; it changes no byte.
  public var kernels: KernelSet

  /// An encoder.
  public init(kernels: KernelSet = .widest) { self.kernels = kernels }

  /// The file as bytes.
  public func bytes(of surface: Surface) throws(PictureWritingError<Never>) -> [UInt8] {
    var bytes: [UInt8] = []
    try write(surface, into: &bytes)
    return bytes
  }

  /// Writes the file into `sink`, band by band.
  public func write<Sink: ByteSink & ~Copyable>(
    _ surface: Surface, into sink: inout Sink
  ) throws(PictureWritingError<Sink.Failure>) {
    let hasAlpha = !surface.isOpaque
    let writer = try PNGWriter<Sink>(
      width: surface.width, height: surface.height, hasAlpha: hasAlpha)
    if hasAlpha {
      try writeStraight(surface, with: writer, into: &sink)
    } else {
      for rows in surface.bands {
        try writer.write(rows, of: surface.pixels, into: &sink)
      }
    }
    try writer.end(into: &sink)
  }

  private func writeStraight<Sink: ByteSink & ~Copyable>(
    _ surface: Surface, with writer: borrowing PNGWriter<Sink>, into sink: inout Sink
  ) throws(PictureWritingError<Sink.Failure>) {
    for rows in surface.bands {
      // The row above comes along, because the filter asks for it.
      let first = max(0, rows.lowerBound - 1)
      let straight = try straight(first..<rows.upperBound, of: surface, Sink.Failure.self)
      try writer.write(
        rows.lowerBound - first..<rows.upperBound - first, of: straight.pixels, into: &sink)
    }
  }

  private func straight<Failure>(
    _ rows: Range<Int>, of surface: Surface, _: Failure.Type
  ) throws(PictureWritingError<Failure>) -> Surface {
    do {
      var band = try Surface(width: surface.width, height: rows.count)
      try band.withPixels { target in
        kernels.unpremultiply(
          &target, 0..<target.count, source: surface.pixels,
          at: rows.lowerBound * surface.width)
      }
      return band
    } catch {
      throw .memory(error)
    }
  }
}

extension Surface {
  /// The rows that are converted and compressed at once, from the top.
  fileprivate var bands: [Range<Int>] {
    stride(from: 0, to: height, by: 64).map { $0..<min($0 + 64, height) }
  }
}
