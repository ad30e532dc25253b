import Foundation

/// What comes out of a named pipe until its writer closes it.
///
/// It is read from the moment this is made, on a thread of its own: one that all tests share may not
/// wait here, because the test that is to write would stand in line behind it.
public struct DrainedPipe: Sendable {
  private let pieces: AsyncStream<[UInt8]>

  /// What comes out of the pipe at `path`.
  public init(_ path: String) {
    let (pieces, end) = AsyncStream.makeStream(of: [UInt8].self)
    self.pieces = pieces
    Thread.detachNewThread {
      if let data = try? FileHandle(forReadingAtPath: path)?.readToEnd() {
        end.yield([UInt8](data))
      }
      end.finish()
    }
  }

  /// All of it, in one piece; nothing where it could not be read.
  public func bytes() async -> [UInt8] {
    for await piece in pieces { return piece }
    return []
  }
}
