import CSystem
import Glibc

/// Folders for outputs of several files.
public enum OutputFolder {
  /// Makes the folder at `path` and those around it, unless they exist.
  public static func make(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      if unsafe mkdir(made, 0o777) == 0 || errno == EEXIST { continue }
      throw FileError(.create, path, FileError.Reason(code: errno))
    }
  }

  /// Removes the file at `path`.
  public static func remove(_ path: String) throws(FileError) {
    if unsafe unlink(path) == 0 { return }
    throw FileError(.write, path, FileError.Reason(code: errno))
  }

  /// Waits until the names in the folder at `path`, empty for the current one, would survive a power
  /// cut.
  public static func settle(_ path: String) throws(FileError) {
    let path = path.isEmpty ? "." : path
    do throws(FileError.Reason) {
      try Descriptor(opening: unsafe csystem_open_folder(path)).synchronizeFolder()
    } catch {
      throw FileError(.write, path, error)
    }
  }
}
