import CSystem

/// A file that stays open, to be read here and there: one too large to be kept in memory.
package final class OpenedFile: Sendable {
  /// The path as the user gave it.
  package let path: String
  /// The bytes that it had when it was opened.
  package let size: Int
  /// Identity of the file, for recognizing it.
  package let identity: FileIdentity
  private let descriptor: Descriptor

  /// Opens the file at `path`, which has at most `limit` bytes.
  package init(_ path: String, limit: Int = .max) throws(FileError) {
    do throws(FileError.Reason) {
      try FileName.check(path)
      descriptor = try Descriptor(
        opening: unsafe csystem_open_input(csystem_current_folder, path))
      let status = try descriptor.inputStatus()
      guard status.size <= limit else { throw .tooLarge(limit: limit) }
      self.path = path
      size = status.size
      identity = status.identity
    } catch {
      throw FileError(reading: path, error)
    }
  }

  /// At most `count` bytes from `offset` on; fewer where the file ends.
  package func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(0, min(count, size - offset)))
    var filled = 0
    do throws(FileError.Reason) {
      while filled < bytes.count {
        let place = Int64(offset + filled)
        let rest = bytes.count - filled
        let got = unsafe bytes.withUnsafeMutableBytes { buffer in
          unsafe csystem_read_at(
            descriptor.number, buffer.baseAddress?.advanced(by: filled), rest, place)
        }
        if try SystemCall.check(got) == 0 { break }
        filled += Int(got)
      }
    } catch {
      throw FileError(.read, of: path, reason: error)
    }
    return Array(bytes.prefix(filled))
  }
}
