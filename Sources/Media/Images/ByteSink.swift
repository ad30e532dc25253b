public import SegueFiles

/// Whatever takes bytes in order: a file, or memory.
public protocol ByteSink: ~Copyable {
  /// Takes `bytes` behind those it has taken before.
  mutating func write(_ bytes: Span<UInt8>) throws(FileError)
}

extension OutputFile: ByteSink {}

extension [UInt8]: ByteSink {
  /// Appends `bytes`.
  public mutating func write(_ bytes: Span<UInt8>) { append(bytes) }
}
