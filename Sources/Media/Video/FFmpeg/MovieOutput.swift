import CFFmpeg
import SegueFiles

/// Output to which libavformat writes a movie: one of ours behind a buffer of its own.
@safe
final class MovieOutput {
  /// True if written bytes can be changed.
  let isFile: Bool
  /// A name under which libavformat can read back what has been written.
  let reopeningPath: String
  /// The first failure of the output; nothing is written after it.
  private(set) var failure: FileError?

  private var output: OutputFile?
  private var position = 0
  private var size = 0

  /// Writes to `output`.
  init(_ output: consuming OutputFile) {
    isFile = output.isFile
    reopeningPath = output.reopeningPath
    self.output = consume output
  }

  /// Gives the whole output its name.
  func publish() throws(FileError) {
    guard let output = output.take() else {
      preconditionFailure("the movie is finished already")
    }
    try output.finish()
  }

  /// The whole output, which gets no name.
  func contents(limit: Int) throws(FileError) -> [UInt8] {
    guard let output = output.take() else {
      preconditionFailure("the movie is finished already")
    }
    return try output.contents(limit: limit)
  }

  /// Writes at the place where libavformat stands.
  fileprivate func write(_ bytes: UnsafeBufferPointer<UInt8>) -> CInt {
    guard failure == nil else { return cffmpeg_input_output }
    do throws(FileError) {
      let bytes = unsafe Array(bytes)
      if isFile {
        try output?.overwrite(bytes, at: position)
      } else {
        try output?.write(bytes)
        try output?.flush()
      }
      position += bytes.count
      size = max(size, position)
      return CInt(bytes.count)
    } catch {
      failure = error
      return cffmpeg_input_output
    }
  }

  /// Goes to another place, or tells the size.
  fileprivate func seek(_ offset: Int64, _ origin: CInt) -> Int64 {
    switch origin & ~AVSEEK_FORCE {
    case AVSEEK_SIZE: return Int64(size)
    case SEEK_SET: position = Int(offset)
    case SEEK_CUR: position += Int(offset)
    case SEEK_END: position = size + Int(offset)
    default: return Int64(cffmpeg_no_seeking)
    }
    return Int64(position)
  }
}

extension MovieOutput {
  /// libavformat's way to a `MovieOutput`.
  @safe
  struct Channel: ~Copyable {
    let pointer: UnsafeMutablePointer<AVIOContext>

    private static let bufferSize = 1 << 16

    /// A way to `output`, which has to outlive it.
    init(to output: MovieOutput) throws(MovieError) {
      let opaque = unsafe Unmanaged.passUnretained(output).toOpaque()
      let buffer = unsafe libav.av_malloc(Self.bufferSize)?.assumingMemoryBound(to: UInt8.self)
      let channel = unsafe libav.avio_alloc_context(
        buffer, CInt(Self.bufferSize), 1, opaque, nil,
        { opaque, bytes, count in
          unsafe MovieOutput.behind(opaque)
            .write(UnsafeBufferPointer(start: bytes, count: Int(count)))
        },
        output.isFile
          ? { opaque, offset, origin in unsafe MovieOutput.behind(opaque).seek(offset, origin) }
          : nil
      )
      unsafe pointer = try unsafe channel.orShortage(.join)
    }

    deinit {
      unsafe libav.av_free(pointer.pointee.buffer)
      var channel: UnsafeMutablePointer<AVIOContext>? = unsafe pointer
      unsafe libav.avio_context_free(&channel)
    }
  }
}

extension MovieOutput {
  fileprivate static func behind(_ opaque: UnsafeMutableRawPointer?) -> MovieOutput {
    guard let opaque = unsafe opaque else { preconditionFailure("a channel without an output") }
    return unsafe Unmanaged<MovieOutput>.fromOpaque(opaque).takeUnretainedValue()
  }
}
