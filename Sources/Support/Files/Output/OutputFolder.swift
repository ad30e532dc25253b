import CSystem

/// Folders for outputs of several files.
package enum OutputFolder {
  /// Makes the folder at `path` and those around it, unless they exist.
  ///
  /// - Returns: those that did not exist, the outermost first.
  @discardableResult
  package static func make(_ path: String) throws(FileError) -> [String] {
    var folder = path.hasPrefix("/") ? "/" : ""
    var made: [String] = []
    for part in path.split(separator: "/") {
      folder += part + "/"
      do throws(FileError.Reason) {
        try SystemCall.check(unsafe csystem_make_folder(folder))
        made.append(folder)
      } catch {
        if error == .taken { continue }
        removeEmpty(made)
        throw FileError(.create, of: path, reason: error)
      }
    }
    return made
  }

  /// Makes the folder that the file at `path` is to be in, and those around it, unless they exist.
  package static func make(around path: String) throws(FileError) {
    try make(FileName.folder(of: path))
  }

  /// Removes those of the folders that `make` returned that are empty.
  package static func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { _ = unsafe csystem_remove_folder(folder) }
  }

  /// Removes the file at `path`.
  package static func remove(_ path: String) throws(FileError) {
    do throws(FileError.Reason) {
      try SystemCall.check(unsafe csystem_remove(csystem_current_folder, path))
    } catch {
      throw FileError(.write, of: path, reason: error)
    }
  }

  /// Waits until the names in the folder at `path`, empty for the current one, would survive a power
  /// cut.
  package static func settle(_ path: String) throws(FileError) {
    let path = path.isEmpty ? "." : path
    do throws(FileError.Reason) {
      try Descriptor(opening: unsafe csystem_open_folder(path)).synchronizeFolder()
    } catch {
      throw FileError(.write, of: path, reason: error)
    }
  }
}
