public import SegueFiles

/// Whatever takes bytes in order: a file, or memory.
public protocol ByteSink<Failure>: ~Copyable {
  /// The error that kept bytes from being taken.
  associatedtype Failure: Error

  /// Takes `bytes` behind those it has taken before.
  mutating func write(_ bytes: Span<UInt8>) throws(Failure)
}

extension OutputFile: ByteSink {}

extension [UInt8]: ByteSink {
  /// Appends `bytes`.
  public mutating func write(_ bytes: Span<UInt8>) { append(bytes) }
}
