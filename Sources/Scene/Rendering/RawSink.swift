package import SegueFiles
package import SegueMotion
import SegueRaster

/// Formats of frames that are written without being compressed.
package enum RawFormat: String, Hashable, Sendable, CaseIterable {
  /// Straight pixels, four bytes each: red, green, blue, alpha; row after row, frame after frame.
  case rgba
  /// YUV4MPEG2: a line about the film, then each frame's luma and chroma (BT.709, limited range,
  /// sited left).
  case y4m
}

/// Lays frames out as raw bytes.
package struct RawEncoder: FrameEncoder {
  /// The layout of the bytes.
  package let format: RawFormat

  /// Pixels or planes, as the format has them.
  package var form: Frame.Form { format == .rgba ? .pixels : .video }

  /// A picture, and the same with straight alpha.
  package func bytes(ofFrame pixels: Int) -> Int {
    format == .rgba ? 8 * pixels : form.bytes(pixels)
  }

  /// The frame with straight alpha.
  package func encode(_ frame: Frame) throws(RenderError) -> Frame.Content {
    guard case .pixels(let surface) = frame.content else { return frame.content }
    do throws(MemoryError) {
      return .pixels(try surface.straight())
    } catch {
      throw .memory(error)
    }
  }

  /// All of it.
  package func remains(of packet: Frame.Content) -> Frame.Content? { packet }
}

/// Writes frames without compression, one after the other, to a file or a pipe.
package struct RawSink: FrameSink, ~Copyable {
  /// Lays out the bytes.
  package let encoder: RawEncoder
  private let rate: FrameRate
  private var output: OutputFile?
  private var isBegun = false

  /// A sink that writes to `output`.
  package init(_ format: RawFormat, rate: FrameRate, to output: consuming OutputFile) {
    encoder = RawEncoder(format: format)
    self.rate = rate
    self.output = consume output
  }

  /// Writes the bytes of a frame.
  package mutating func write(_ packet: Frame.Content, index: Int) throws(RenderError) {
    do throws(FileError) {
      switch packet {
      case .pixels(let surface): try output?.write(surface.pixels)
      case .video(let planes): try write(planes)
      }
    } catch {
      throw .file(error)
    }
  }

  private mutating func write(_ planes: VideoPlanes) throws(FileError) {
    if !isBegun {
      try output?.write(
        "YUV4MPEG2 W\(planes.width) H\(planes.height) F\(rate.numerator):\(rate.denominator)"
          + " Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\n")
      isBegun = true
    }
    try output?.write("FRAME\n")
    for part in [planes.luma, planes.blue, planes.red] { try output?.write(part) }
  }

  /// Gives the output its name.
  package mutating func finish() throws(RenderError) {
    do throws(FileError) {
      try output.take()?.finish()
    } catch {
      throw .file(error)
    }
  }
}
