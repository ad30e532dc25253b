public import SegueFiles
public import SegueMotion
import SegueRaster

/// How frames are written without being compressed.
public enum RawFormat: String, Hashable, Sendable, CaseIterable {
  /// Straight pixels, four bytes each: red, green, blue, alpha; row after row, frame after frame.
  case rgba
  /// YUV4MPEG2: a line about the film, then each frame's luma and chroma (BT.709, limited range,
  /// sited left).
  case y4m
}

/// Lays frames out as raw bytes.
public struct RawEncoder: FrameEncoder {
  /// How the bytes stand.
  public let format: RawFormat

  /// Pixels or planes, as the format has them.
  public var form: FrameForm { format == .rgba ? .pixels : .video }

  /// A frame's bytes.
  public struct Packet: Sendable {
    let width: Int
    let height: Int
    let parts: [[UInt8]]
    let pixels: Surface?
  }

  /// The bytes of a frame.
  public func encode(_ frame: Frame) throws(FilmFailure) -> Packet {
    switch frame.content {
    case .pixels(let surface):
      do throws(MemoryShortage) {
        return Packet(
          width: surface.width, height: surface.height, parts: [], pixels: try surface.straight())
      } catch {
        throw .memory(error)
      }
    case .video(let planes):
      return Packet(
        width: planes.width, height: planes.height,
        parts: [planes.luma, planes.blue, planes.red], pixels: nil)
    }
  }
}

/// Writes frames without compression, one after the other, to a file or a pipe.
public struct RawSink: FrameSink, ~Copyable {
  /// Lays out the bytes.
  public let encoder: RawEncoder
  private let rate: FrameRate
  private var output: OutputFile?
  private var isBegun = false

  /// A sink that writes to `output`.
  public init(_ format: RawFormat, rate: FrameRate, to output: consuming OutputFile) {
    encoder = RawEncoder(format: format)
    self.rate = rate
    self.output = consume output
  }

  /// Writes the bytes of a frame.
  public mutating func write(_ packet: RawEncoder.Packet, index: Int) throws(FilmFailure) {
    do throws(FileError) {
      if let pixels = packet.pixels {
        try output?.write(pixels.pixels)
        return
      }
      if !isBegun {
        try output?.write(
          "YUV4MPEG2 W\(packet.width) H\(packet.height) F\(rate.numerator):\(rate.denominator)"
            + " Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\n")
        isBegun = true
      }
      try output?.write("FRAME\n")
      for part in packet.parts { try output?.write(part) }
    } catch {
      throw .file(error)
    }
  }

  /// Gives the output its name.
  public mutating func finish() throws(FilmFailure) {
    do throws(FileError) {
      try output.take()?.finish()
    } catch {
      throw .file(error)
    }
  }
}
