import CSystem

/// An output whose first bytes can be written over when the last are known, even where it is a pipe.
///
/// What a pipe is to take is kept in a file without a name until it is whole; a file is written where
/// it is. So both get the same bytes.
package struct SeekableOutput: ~Copyable, Sendable {
  private var output: OutputFile
  /// Copy of the output kept when it goes to a pipe.
  private var kept: OutputFile?

  /// An output to which nothing has been written.
  package init(_ output: consuming OutputFile) throws(FileError) {
    kept = output.isFile ? nil : try OutputFile(keptIn: "/tmp")
    self.output = output
  }

  /// Writes `bytes` behind what has been written.
  package mutating func write(_ bytes: Span<UInt8>) throws(FileError) {
    if kept == nil {
      try output.write(bytes)
    } else {
      try kept?.write(bytes)
    }
  }

  /// Writes `bytes` over what has been written at `offset`.
  package mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    if kept == nil {
      try output.overwrite(bytes, at: offset)
    } else {
      try kept?.overwrite(bytes, at: offset)
    }
  }

  /// Gives the file its name, or the pipe what has been kept for it.
  package consuming func finish() throws(FileError) {
    if var whole = kept.take() {
      try whole.flush()
      try output.write(contentsOf: whole)
    }
    try output.finish()
  }
}

extension OutputFile {
  private static let pieceSize = 1 << 16

  /// Writes what stands in another output behind what has been written.
  fileprivate mutating func write(contentsOf other: borrowing OutputFile) throws(FileError) {
    let path = other.reopeningPath
    let reader: Descriptor
    do throws(FileError.Reason) {
      reader = try Descriptor(opening: unsafe csystem_open_input(csystem_current_folder, path))
    } catch {
      throw FileError(.read, of: other.path, reason: error)
    }
    while true {
      let piece: [UInt8]
      do throws(FileError.Reason) {
        piece = try reader.read(upTo: Self.pieceSize)
      } catch {
        throw FileError(.read, of: other.path, reason: error)
      }
      if piece.isEmpty { return }
      try write(piece)
    }
  }
}
