package import SegueRaster

/// Writes surfaces as PNG: straight alpha, or none where every pixel is opaque; 8 bits, sRGB.
///
/// The same pixels give the same bytes on every x86-64 processor since 2008. It is meant for frames:
/// fast first, small second. Law: what is written and decoded again is what was written.
package struct PNGEncoder: Hashable, Sendable {
  /// The instruction set that takes alpha out; it changes no byte.
  package var kernels: KernelSet

  /// An encoder.
  package init(kernels: KernelSet = .widest) { self.kernels = kernels }

  /// The file as bytes.
  package func bytes(of surface: Surface) throws(PictureError) -> [UInt8] {
    var bytes: [UInt8] = []
    try write(surface, into: &bytes)
    return bytes
  }

  /// The file as bytes, with alpha or without, whatever the pixels have.
  func bytes(of surface: Surface, hasAlpha: Bool) throws(PictureError) -> [UInt8] {
    var bytes: [UInt8] = []
    try write(surface, hasAlpha: hasAlpha, into: &bytes)
    return bytes
  }

  /// Writes the file into `sink`, band by band.
  package func write<Sink: ByteSink & ~Copyable>(
    _ surface: Surface, into sink: inout Sink
  ) throws(PictureError) {
    try write(surface, hasAlpha: !surface.isOpaque, into: &sink)
  }

  private func write<Sink: ByteSink & ~Copyable>(
    _ surface: Surface, hasAlpha: Bool, into sink: inout Sink
  ) throws(PictureError) {
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
  ) throws(PictureError) {
    var band = try Self.band(of: surface)
    for rows in surface.bands {
      // The row above comes along, because the filter asks for it.
      let first = max(0, rows.lowerBound - 1)
      try fill(&band, with: first..<rows.upperBound, of: surface)
      try writer.write(
        rows.lowerBound - first..<rows.upperBound - first, of: band.pixels, into: &sink)
    }
  }

  /// Room for the rows of a band and the one above them.
  private static func band(of surface: Surface) throws(PictureError) -> Surface {
    do {
      let height = min(Surface.bandHeight + 1, surface.height)
      return try Surface(width: surface.width, height: height)
    } catch {
      throw .memory(error)
    }
  }

  private func fill(
    _ band: inout Surface, with rows: Range<Int>, of surface: Surface
  ) throws(PictureError) {
    let width = surface.width
    do {
      try band.withPixels { target in
        kernels.build.unpremultiply(
          &target, in: 0..<rows.count * width, source: surface.pixels, at: rows.lowerBound * width)
      }
    } catch {
      throw .memory(error)
    }
  }
}

extension Surface {
  /// Number of rows converted and compressed at once.
  fileprivate static let bandHeight = 64

  /// The rows, from the top, in bands.
  fileprivate var bands: [Range<Int>] {
    stride(from: 0, to: height, by: Self.bandHeight).map {
      $0..<min($0 + Self.bandHeight, height)
    }
  }
}
