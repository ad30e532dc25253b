import CSystem

/// A file that has been read.
///
/// It is opened once, without waiting and before anything is known about it; what was opened is then
/// asked what it is, so that nobody can exchange it between the question and the answer. Pipes,
/// devices and directories are refused; standard input may be anything that can be read.
package struct InputFile: Hashable, Sendable {
  /// The path as the user gave it, or `<stdin>`.
  package let path: String
  /// The contents.
  package let bytes: [UInt8]
  /// Identity of the file, for recognizing it; `nil` for standard input.
  package let identity: FileIdentity?

  /// The path that stands for standard input.
  package static let standardInput = "-"

  /// Reads the file at `path`, or standard input for `-`, up to `limit` bytes.
  ///
  /// A file that grows while it is read cannot get beyond the limit either.
  package static func read(_ path: String, limit: Int) throws(FileError) -> InputFile {
    if path == standardInput { return try readStandardInput(limit: limit) }
    do {
      try FileName.check(path)
      let descriptor = try Descriptor(
        opening: unsafe csystem_open_input(csystem_current_folder, path))
      return try InputFile(descriptor, path: path, limit: limit)
    } catch {
      throw FileError(reading: path, error)
    }
  }

  /// Returns the identity of the file that the path leads to, if it can be read.
  package static func identity(of path: String) throws(FileError) -> FileIdentity {
    try Folder(".", reach: .everywhere).probe(path)
  }

  /// True if anything has this name, a link that leads nowhere too; what cannot be looked at is there.
  ///
  /// Where much may be missing, asking this first spares a look for names that may have been meant, which takes
  /// as long as the folder has names.
  package static func isThere(_ path: String) -> Bool {
    do throws(FileError.Reason) {
      _ = try FileStatus(of: path)
      return true
    } catch {
      return error != .missing
    }
  }

  /// The file `descriptor`, read if it is an ordinary one.
  init(
    _ descriptor: borrowing Descriptor, path: String, limit: Int
  ) throws(FileError.Reason) {
    let status = try descriptor.inputStatus()
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    self.path = path
    identity = status.identity
    bytes = try descriptor.readAll(limit: limit, expected: status.size)
  }

  private init(standardInput bytes: [UInt8]) {
    path = "<stdin>"
    identity = nil
    self.bytes = bytes
  }

  private static func readStandardInput(limit: Int) throws(FileError) -> InputFile {
    do {
      let descriptor = try Descriptor(opening: csystem_duplicate(0))
      return InputFile(standardInput: try descriptor.readAll(limit: limit, expected: 0))
    } catch {
      throw FileError(.read, of: "<stdin>", reason: error)
    }
  }
}

extension Descriptor {
  /// Returns the status of the opened file if it can be an input.
  func inputStatus() throws(FileError.Reason) -> FileStatus {
    let status = try status()
    if let refusal = status.kind.refusal { throw refusal }
    return status
  }
}

extension FileStatus.Kind {
  /// Reason why a file of this kind cannot be an input; `nil` for a regular file.
  fileprivate var refusal: FileError.Reason? {
    switch self {
    case .regular: nil
    case .folder: .folder
    case .pipe: .pipe
    case .socket: .socket
    case .link, .device, .other: .device
    }
  }
}
