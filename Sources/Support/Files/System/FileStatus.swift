import CSystem

/// Kind, size and identity of the file that a name refers to.
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

  /// Creates the status of the file that `path` leads to, following links.
  init(following path: String) throws(FileError.Reason) {
    self = try Descriptor(
      opening: unsafe csystem_open_place(csystem_current_folder, path)
    ).status()
  }

  /// Creates the status of the file at `path`; a link is not followed.
  init(of path: String) throws(FileError.Reason) {
    var status = csystem_status()
    try SystemCall.check(unsafe csystem_status_of_name(csystem_current_folder, path, &status))
    self.init(status)
  }
}

/// Identity of a file under whatever name it was found; valid for as long as the file exists.
package struct FileIdentity: Hashable, Sendable {
  /// The device that holds it.
  package let device: UInt64
  /// Its number on that device.
  package let inode: UInt64

  /// The file of that number on that device.
  package init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}
