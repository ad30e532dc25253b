import CFFmpeg
import SegueFiles

/// Input from which libavformat reads a movie: a file of ours, so that no name in a movie leads to another one.
@safe
final class MovieInput {
  private let file: OpenedFile
  private var position = 0
  /// The first failure of the file.
  private(set) var failure: FileError?

  init(_ file: OpenedFile) { self.file = file }

  /// Reads at the place where libavformat stands.
  fileprivate func read(into target: UnsafeMutableBufferPointer<UInt8>) -> CInt {
    do throws(FileError) {
      let bytes = try file.read(target.count, at: position)
      if bytes.isEmpty { return cffmpeg_end }
      _ = unsafe target.update(fromContentsOf: bytes)
      position += bytes.count
      return CInt(bytes.count)
    } catch {
      failure = error
      return cffmpeg_input_output
    }
  }

  /// Goes to another place, or tells the size.
  fileprivate func seek(_ offset: Int64, _ origin: CInt) -> Int64 {
    let goal: (Int, Bool)
    switch origin & ~AVSEEK_FORCE {
    case AVSEEK_SIZE: return Int64(file.size)
    case SEEK_SET: goal = (Int(offset), false)
    case SEEK_CUR: goal = position.addingReportingOverflow(Int(offset))
    case SEEK_END: goal = file.size.addingReportingOverflow(Int(offset))
    default: return Int64(cffmpeg_no_seeking)
    }
    guard !goal.1, goal.0 >= 0 else { return Int64(cffmpeg_invalid_data) }
    position = goal.0
    return Int64(position)
  }
}

extension MovieInput {
  /// libavformat's way from a `MovieInput`.
  @safe
  struct Channel: ~Copyable {
    let pointer: UnsafeMutablePointer<AVIOContext>

    private static let bufferSize = 1 << 16

    /// A way from `input`, which has to outlive it.
    init(from input: MovieInput) throws(MovieError) {
      let opaque = unsafe Unmanaged.passUnretained(input).toOpaque()
      let buffer = unsafe libav.av_malloc(Self.bufferSize)?.assumingMemoryBound(to: UInt8.self)
      let channel = unsafe libav.avio_alloc_context(
        buffer, CInt(Self.bufferSize), 0, opaque,
        { opaque, bytes, count in
          unsafe MovieInput.behind(opaque)
            .read(into: UnsafeMutableBufferPointer(start: bytes, count: Int(count)))
        }, nil, { opaque, offset, origin in unsafe MovieInput.behind(opaque).seek(offset, origin) })
      unsafe pointer = try unsafe channel.orShortage(.read)
    }

    deinit {
      unsafe libav.av_free(pointer.pointee.buffer)
      var channel: UnsafeMutablePointer<AVIOContext>? = unsafe pointer
      unsafe libav.avio_context_free(&channel)
    }
  }
}

extension MovieInput {
  fileprivate static func behind(_ opaque: UnsafeMutableRawPointer?) -> MovieInput {
    guard let opaque = unsafe opaque else { preconditionFailure("a channel without an input") }
    return unsafe Unmanaged<MovieInput>.fromOpaque(opaque).takeUnretainedValue()
  }
}
