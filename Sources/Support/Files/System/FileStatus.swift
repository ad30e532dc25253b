import CSystem

/// What kind of thing a name stands for, how large it is, and which one it is.
struct FileStatus {
  enum Kind {
    case regular, folder, link, pipe, socket, device, other
  }

  let kind: Kind
  let size: Int
  let identity: FileIdentity

  init(_ status: csystem_status) {
    kind =
      switch status.kind {
      case csystem_regular: .regular
      case csystem_directory: .folder
      case csystem_symlink: .link
      case csystem_pipe: .pipe
      case csystem_socket: .socket
      case csystem_device: .device
      default: .other
      }
    size = Int(status.size)
    identity = FileIdentity(device: status.device, inode: status.inode)
  }

  /// What `path` leads to, its links followed.
  init(following path: String) throws(FileError.Reason) {
    self = try Descriptor(
      opening: unsafe csystem_open_place(csystem_current_folder, path)
    ).status()
  }

  /// What stands at `path`; a link is not followed.
  init(of path: String) throws(FileError.Reason) {
    var status = csystem_status()
    try SystemCall.check(unsafe csystem_status_of_name(csystem_current_folder, path, &status))
    self.init(status)
  }
}

/// Which file it is, under whatever name it was found; good for as long as the file exists.
public struct FileIdentity: Hashable, Sendable {
  /// The device that holds it.
  public let device: UInt64
  /// Its number on that device.
  public let inode: UInt64

  /// The file of that number on that device.
  public init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}
