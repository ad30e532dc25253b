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
}
