public import SegueFiles

/// Whatever takes bytes in order, and others in their place when more is known.
public protocol AmendableSink<Failure>: ByteSink, ~Copyable {
  /// Puts `bytes` in place of those at `offset`, which have been taken.
  mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(Failure)
}

extension SeekableOutput: AmendableSink {}

extension [UInt8]: AmendableSink {
  /// Puts `bytes` in place of those at `offset`.
  public mutating func overwrite(_ bytes: [UInt8], at offset: Int) {
    replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}
