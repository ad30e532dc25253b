import CSystem

/// A file that others write to as well, to whose end something is added.
///
/// It is opened for adding and for nothing else: what is in it stays as it is, byte for byte, whether it can be
/// read or not, and so do its rights, and who has it open goes on with the same file. A text arrives whole:
/// runs of this program that add something at the same time wait for each other, and room for all of it is
/// there before its first byte.
///
///     try AppendedFile("summary.md").add("3 cases: 3 as expected\n")
package struct AppendedFile: ~Copyable, Sendable {
  /// The path as the user gave it.
  package let path: String
  private let descriptor: Descriptor

  /// The longest wait for others, in milliseconds; somebody may lock a file and keep it so.
  private static let patience: CInt = 10_000

  /// Opens the file at `path`, which must be none of the `inputs`, or makes it.
  package init(_ path: String, inputs: Set<FileIdentity> = []) throws(FileError) {
    self.path = path
    do throws(FileError.Reason) {
      descriptor = try Self.open(try OutputTarget(path, inputs: inputs))
    } catch {
      throw FileError(.create, of: path, reason: error)
    }
  }

  private static func open(_ target: OutputTarget) throws(FileError.Reason) -> Descriptor {
    switch target.kind {
    case .file(let folder, let name):
      let path = FileName.join(folder, name)
      return try Descriptor(
        opening: unsafe csystem_open_appending(path), missing: .missingFolder(folder))
    case .stream(let path):
      return try Descriptor(opening: unsafe csystem_open_stream(path))
    case .descriptor(let number):
      return try Descriptor(opening: csystem_duplicate(number))
    }
  }

  /// Writes `text` behind what is there.
  ///
  /// - Parameter once: true if nothing is to be added where the file ends with that text already, as far as
  ///   it can be read.
  package consuming func add(_ text: String, once: Bool = false) throws(FileError) {
    let bytes = Array(text.utf8)
    let path = path
    do throws(FileError.Reason) {
      // Pipes and devices take what is written as it comes.
      guard try descriptor.status().kind == .regular else {
        return try descriptor.write(bytes.span)
      }
      _ = csystem_lock_within(descriptor.number, Self.patience)
      if once, ends(with: bytes) { return }
      try SystemCall.check(csystem_reserve(descriptor.number, bytes.count))
      try descriptor.write(bytes.span)
      try descriptor.synchronize()
    } catch {
      throw FileError(.write, of: path, reason: error)
    }
  }

  /// True if the last bytes of the file are these.
  private func ends(with bytes: [UInt8]) -> Bool {
    guard let file = try? OpenedFile(descriptor.reopeningPath),
      let last = try? file.read(bytes.count, at: max(0, file.size - bytes.count))
    else { return false }
    return last == bytes
  }
}
