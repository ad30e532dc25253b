public import SegueFiles

/// Whatever takes bytes in order: a file, or memory.
package protocol ByteSink: ~Copyable {
  /// Takes `bytes` behind those it has taken before.
  mutating func write(_ bytes: Span<UInt8>) throws(FileError)
}

extension OutputFile: ByteSink {}

extension [UInt8]: ByteSink {
  /// Appends `bytes`.
  package mutating func write(_ bytes: Span<UInt8>) { append(bytes) }
}

/// Whatever takes bytes in order, and others in their place when more is known.
package protocol SeekableSink: ByteSink, ~Copyable {
  /// Puts `bytes` in place of those at `offset`, which have been taken.
  mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError)
}

extension SeekableOutput: SeekableSink {}

extension [UInt8]: SeekableSink {
  /// Puts `bytes` in place of those at `offset`.
  package mutating func overwrite(_ bytes: [UInt8], at offset: Int) {
    replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }
}
