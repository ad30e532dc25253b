import CFFmpeg

extension MovieError {
  /// The failure that a call of libav returned, in the words of its log or else of its code.
  init(_ operation: Operation, code: CInt, log: LibavLog) {
    let complaints = log.takeComplaints()
    self =
      code == cffmpeg_no_memory
      ? .shortage(operation) : .library(operation, complaints ?? Self.words(for: code))
  }

  /// Passes a result on, or throws what its error code stands for.
  @discardableResult
  static func check(
    _ result: CInt, during operation: Operation, _ log: LibavLog
  ) throws(MovieError) -> CInt {
    guard result >= 0 else { throw MovieError(operation, code: result, log: log) }
    return result
  }

  private static func words(for code: CInt) -> String {
    var text = [CChar](repeating: 0, count: Int(AV_ERROR_MAX_STRING_SIZE))
    _ = unsafe libav.av_strerror(code, &text, text.count)
    let words = String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension Optional where Wrapped: ~Copyable {
  /// The value; a library returns none only when there is no memory.
  consuming func orShortage(_ operation: MovieError.Operation) throws(MovieError) -> Wrapped {
    guard let value = consume self else { throw .shortage(operation) }
    return value
  }
}
