import CSystem
import Glibc

/// An open file of the operating system, closed when its owner goes away.
struct Descriptor: ~Copyable, Sendable {
  /// The number that the operating system knows it by.
  let number: CInt

  /// Takes ownership of what a call that opens returns, or throws its error: `missing` where it
  /// says that something does not exist.
  init(
    opening result: CInt, missing: FileError.Reason = .missing
  ) throws(FileError.Reason) {
    if result < 0 {
      let reason = FileError.Reason(code: -result)
      throw reason == .missing ? missing : reason
    }
    number = result
  }

  deinit { csystem_close(number) }

  /// A name under which libraries that open files themselves can open this one again.
  var reopeningPath: String { "/proc/self/fd/\(number)" }

  /// Returns the kind, size and identity of the open file.
  func status() throws(FileError.Reason) -> FileStatus {
    var status = csystem_status()
    try SystemCall.check(unsafe csystem_status(number, &status))
    return FileStatus(status)
  }

  /// The path of what it is, with all links resolved.
  func path() throws(FileError.Reason) -> String {
    let number = number
    return try unsafe SystemCall.text { unsafe csystem_path(number, $0, $1) }
  }

  /// Writes all of `bytes`, after what has been written.
  func write(_ bytes: Span<UInt8>) throws(FileError.Reason) {
    try SystemCall.check(
      unsafe bytes.withUnsafeBytes { unsafe csystem_write(number, $0.baseAddress, $0.count) })
  }

  /// Writes all of `bytes` at `offset`, whatever is there.
  func write(_ bytes: Span<UInt8>, at offset: Int) throws(FileError.Reason) {
    try SystemCall.check(
      unsafe bytes.withUnsafeBytes {
        unsafe csystem_write_at(number, $0.baseAddress, $0.count, Int64(offset))
      })
  }

  /// Waits until everything written would survive a power cut.
  func synchronize() throws(FileError.Reason) {
    try SystemCall.check(csystem_sync(number))
  }

  /// Waits until the names in the folder would survive a power cut, where the file system knows how
  /// to do that.
  func synchronizeFolder() throws(FileError.Reason) {
    let result = csystem_sync(number)
    if ![EINVAL, EBADF, EROFS].contains(-result) { try SystemCall.check(result) }
  }
}

extension Descriptor {
  /// Reads to the end, which may come later than `expected` but not behind `limit` bytes.
  func readAll(limit: Int, expected: Int) throws(FileError.Reason) -> [UInt8] {
    // One byte more than there should be room for, to see the end without another buffer.
    var bytes = try read(upTo: min(max(expected, 0), limit) + 1)
    var isAtEnd = bytes.count <= min(expected, limit)
    while !isAtEnd, bytes.count <= limit {
      let chunk = try read(upTo: min(max(bytes.count, 1 << 16), limit + 1 - bytes.count))
      bytes += chunk
      isAtEnd = chunk.isEmpty
    }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// Reads until the end or until `count` bytes are there.
  func read(upTo count: Int) throws(FileError.Reason) -> [UInt8] {
    var failure: Int64 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe csystem_read(
          number, buffer.baseAddress?.advanced(by: filled), count - filled)
        guard got > 0 else {
          failure = min(got, 0)
          return
        }
        filled += Int(got)
      }
    }
    _ = try SystemCall.check(failure)
    return bytes
  }
}
