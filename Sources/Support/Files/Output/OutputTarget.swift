import CSystem

/// Destination of an output, resolved before anything is written.
struct OutputTarget {
  enum Kind {
    /// A file, which does not exist yet or will be replaced.
    case file(folder: String, name: String)
    /// A pipe or a device, which takes what is written as it comes.
    case stream(path: String)
    /// Something that is open already.
    case descriptor(CInt)
  }

  let kind: Kind
  /// True if a file has that name now and the output would replace it.
  let isTakenFile: Bool
  /// Status of the present file there.
  private let status: FileStatus?

  /// True if a pipe has that name.
  var isPipe: Bool { status?.kind == .pipe }

  /// Creates a target from the destination of `path`, following links; refuses one of `inputs`.
  init(_ path: String, inputs: Set<FileIdentity>) throws(FileError.Reason) {
    if let number = Self.openDescriptor(named: path) {
      kind = .descriptor(number)
      isTakenFile = false
      status = try? Descriptor(opening: csystem_duplicate(number)).status()
    } else {
      try FileName.check(path)
      let (path, status) = try Self.follow(path)
      isTakenFile = status?.kind == .regular
      kind = try Self.kind(of: path, status: status)
      self.status = status
    }
    if let status, inputs.contains(status.identity) { throw .isInput }
  }

  /// Identity that distinguishes the output from all others.
  enum Identity: Hashable {
    /// Something that is there already.
    case taken(FileIdentity)
    /// A name that is free.
    case free(folder: FileIdentity, name: String)
  }

  /// Identity that distinguishes the output from all others; `nil` for a device, which takes any number of
  /// them.
  var identity: Identity? {
    get throws(FileError.Reason) {
      if let status { return status.kind == .device ? nil : .taken(status.identity) }
      guard case .file(let folder, let name) = kind else { return nil }
      do throws(FileError.Reason) {
        let place = try Descriptor(
          opening: unsafe csystem_open_place(csystem_current_folder, folder))
        return .free(folder: try place.status().identity, name: name)
      } catch .missing {
        return .free(folder: FileIdentity(device: 0, inode: 0), name: "\(folder)/\(name)")
      }
    }
  }

  private static func kind(of path: String, status: FileStatus?) throws(FileError.Reason) -> Kind {
    switch status?.kind {
    case nil:
      return .file(folder: FileName.folder(of: path), name: try name(of: path))
    case .regular:
      // Renaming would replace a file that its owner has protected.
      guard unsafe csystem_may_write(csystem_current_folder, path) else { throw .forbidden }
      return .file(folder: FileName.folder(of: path), name: try name(of: path))
    case .folder: throw .folder
    case .socket: throw .socket
    case .link: throw .tooManyLinks
    case .pipe, .device, .other: return .stream(path: path)
    }
  }

  private static func name(of path: String) throws(FileError.Reason) -> String {
    let name = FileName.last(of: path)
    guard !["", ".", ".."].contains(name) else { throw .folder }
    return name
  }

  /// Follows the links that the path ends in, even to a file that does not exist yet.
  private static func follow(
    _ path: String
  ) throws(FileError.Reason) -> (path: String, status: FileStatus?) {
    var path = path
    for _ in 0..<40 {
      guard let status = try status(of: path) else { return (path, nil) }
      guard status.kind == .link else { return (path, status) }
      let link = path
      let target = try unsafe SystemCall.text {
        unsafe csystem_read_link(csystem_current_folder, link, $0, $1)
      }
      path = FileName.join(FileName.folder(of: path), target)
    }
    throw .tooManyLinks
  }

  private static func status(of path: String) throws(FileError.Reason) -> FileStatus? {
    do {
      return try FileStatus(of: path)
    } catch .missing {
      return nil
    }
  }

  /// The number behind `-` and the names that Linux gives to what is open.
  private static func openDescriptor(named path: String) -> CInt? {
    switch path {
    case OutputFile.standardOutput, "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return CInt(path.dropFirst(folder.count))
      }
      return nil
    }
  }
}
