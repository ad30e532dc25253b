import SegueFiles
import SegueImages

/// A sink that takes some bytes and then no more.
struct FullSink: SeekableSink {
  /// The error of a sink that has taken so many bytes.
  static func full(_ capacity: Int) -> FileError {
    FileError(.write, of: "sink", reason: .tooLarge(limit: capacity))
  }

  let capacity: Int
  private var count = 0

  init(capacity: Int) { self.capacity = capacity }

  mutating func write(_ bytes: Span<UInt8>) throws(FileError) {
    count += bytes.count
    if count > capacity { throw Self.full(capacity) }
  }

  mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    if offset + bytes.count > capacity { throw Self.full(capacity) }
  }
}
