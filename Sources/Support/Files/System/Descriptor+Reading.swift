import CSystem

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
