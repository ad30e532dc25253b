import SegueFiles
import SegueRendering
import SegueVideo
import SegueImages

/// Writes a movie into memory.
struct MovieBytesSink: FrameSink {
  /// The most bytes of a film in memory.
  private static let limit = 256 << 20

  private var sink: MovieSink
  private(set) var bytes: [UInt8] = []

  init(_ segments: MovieSegments) throws(RenderError) {
    let output: OutputFile
    do throws(FileError) { output = try OutputFile(keptIn: "/tmp") } catch { throw .file(error) }
    sink = try MovieSink(segments, MovieWriter(output, segments.recipe))
  }

  var encoder: MovieFrameEncoder { sink.encoder }

  mutating func write(_ packet: MovieFrame, index: Int) async throws(RenderError) {
    try await sink.write(packet, index: index)
  }

  mutating func finish() async throws(RenderError) {
    bytes = try await sink.finishedBytes(limit: Self.limit)
  }
}

/// Writes an animated picture into memory, up to a limit.
struct AnimationBytesSink: FrameSink, ~Copyable {
  let encoder: AnimationFrameEncoder
  private var writer: AnimationWriter<BoundedBytes>?
  private(set) var bytes: [UInt8] = []
  /// Number of frames taken.
  private(set) var count = 0
  /// True if there were more bytes than the limit.
  private(set) var isFull = false
  /// The number of the packet that is shown.
  private var shown: Int?

  init(
    _ recipe: AnimationRecipe, _ sample: ColorSample? = nil, limit: Int = Int(Int32.max)
  ) throws(RenderError) {
    encoder = AnimationFrameEncoder(AnimationEncoder(recipe, sample: sample))
    do throws(PictureError) {
      writer = try AnimationWriter(recipe, into: BoundedBytes(limit: limit))
    } catch {
      throw failure(error)
    }
  }

  mutating func write(_ packet: AnimationPacket, index: Int) throws(RenderError) {
    do throws(PictureError) {
      try writer?.add(packet.index == shown ? nil : packet.picture)
      shown = packet.index
      count += 1
    } catch {
      throw failure(error)
    }
  }

  mutating func finish() throws(RenderError) {
    guard let writer = writer.take() else { return }
    do throws(PictureError) {
      bytes = try writer.finish().bytes
    } catch {
      throw failure(error)
    }
  }

  private mutating func failure(_ error: PictureError) -> RenderError {
    guard case .output = error else { return RenderError(error) }
    isFull = true
    return .cancelled
  }
}

/// Bytes, as long as they are not too many.
private struct BoundedBytes: SeekableSink {
  let limit: Int
  private(set) var bytes: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  mutating func write(_ more: Span<UInt8>) throws(FileError) {
    guard bytes.count + more.count <= limit else {
      throw FileError(.write, of: "memory", reason: .tooLarge(limit: limit))
    }
    bytes.write(more)
  }

  mutating func overwrite(_ other: [UInt8], at offset: Int) throws(FileError) {
    bytes.overwrite(other, at: offset)
  }
}
