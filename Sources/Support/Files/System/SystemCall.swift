/// The border to `CSystem`, whose functions return a negated error code on failure.
enum SystemCall {
  /// Passes a result on, or throws what its error code stands for.
  @discardableResult
  static func check(_ result: CInt) throws(FileError.Reason) -> CInt {
    guard result >= 0 else { throw FileError.Reason(code: -result) }
    return result
  }

  /// Passes a result on, or throws what its error code stands for.
  static func check(_ result: Int64) throws(FileError.Reason) -> Int {
    guard result >= 0 else { throw FileError.Reason(code: Int32(-result)) }
    return Int(result)
  }

  /// The text that a call writes to a buffer and returns the length of.
  static func text(
    _ call: (UnsafeMutablePointer<CChar>, Int) -> Int64
  ) throws(FileError.Reason) -> String {
    let capacity = 4096
    var bytes = [CChar](repeating: 0, count: capacity)
    let length = try check(
      unsafe bytes.withUnsafeMutableBufferPointer { buffer in
        unsafe buffer.baseAddress.map { unsafe call($0, capacity) } ?? 0
      })
    return String(decoding: bytes.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
