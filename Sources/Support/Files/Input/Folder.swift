import CSystem
import Glibc

/// A folder that the files of a scene come from, and that no name in the scene leads out of.
///
/// A reference is a path with `/` between its parts, as seen from the folder of the file that holds
/// it. Refused are absolute paths, addresses (`https:`, `data:` and the like), a `..` that leads out,
/// and links to what is really outside.
package struct Folder: Hashable, Sendable {
  /// Scopes that the references of a scene may reach.
  package enum Reach: Hashable, Sendable {
    /// Files in the folder and in the folders inside it.
    case inside
    /// Any file.
    case everywhere
  }

  /// The path of the folder.
  package let path: String
  /// Scope that references may reach.
  package let reach: Reach

  /// The folder at `path`.
  package init(_ path: String, reach: Reach = .inside) {
    self.path = path
    self.reach = reach
  }

  /// The folder that holds the file at `path`.
  package init(of path: String, reach: Reach = .inside) {
    self.init(FileName.folder(of: path), reach: reach)
  }

  /// Reads the file that `reference` leads to from the file at `base`, itself a path in this folder.
  ///
  /// The path of the result starts with the path of the folder.
  package func read(
    _ reference: String, from base: String = "", limit: Int
  ) throws(FileError) -> InputFile {
    try visit(reference, from: base) { (file, path) throws(FileError.Reason) in
      try InputFile(file, path: path, limit: limit)
    }
  }

  /// Finds out whether the file that `reference` leads to from the file at `base` can be read, and
  /// which one it is.
  @discardableResult
  package func probe(
    _ reference: String, from base: String = ""
  ) throws(FileError) -> FileIdentity {
    try visit(reference, from: base) { (file, _) throws(FileError.Reason) in
      try file.inputStatus().identity
    }
  }

  /// Finds out whether the folder that `reference` leads to from the file at `base` lies inside,
  /// whether it is there or not.
  ///
  /// Returns its path, which starts with the path of this folder.
  package func folder(_ reference: String, from base: String = "") throws(FileError) -> String {
    let name = FileName.join(FileName.folder(of: base), reference)
    let shown = FileName.join(path, name)
    do throws(FileError.Reason) {
      try FileName.check(reference)
      if reach == .inside {
        try Reference.check(reference, from: FileName.folder(of: base))
        try checkWay(to: name)
      }
      if let kind = try? FileStatus(following: shown).kind, kind != .folder { throw .noFolder }
      return shown
    } catch {
      throw FileError(.read, of: shown, reason: error)
    }
  }

  /// Throws where what there is of the way to `name` leads out, as links may.
  private func checkWay(to name: String) throws(FileError.Reason) {
    let root = try Descriptor(opening: unsafe csystem_open_place(csystem_current_folder, path))
    let inside = try root.path()
    var way = "."
    for part in name.split(separator: "/") {
      way += "/" + part
      do throws(FileError.Reason) {
        let place = try Descriptor(opening: unsafe csystem_open_place(root.number, way)).path()
        let isInside = inside == "/" || place == inside || place.hasPrefix(inside + "/")
        if !isInside { throw .outside }
      } catch .missing {
        return
      }
    }
  }

  private func visit<Answer>(
    _ reference: String, from base: String,
    _ body: (borrowing Descriptor, String) throws(FileError.Reason) -> Answer
  ) throws(FileError) -> Answer {
    let name = FileName.join(FileName.folder(of: base), reference)
    let shown = FileName.join(path, name)
    do {
      try FileName.check(reference)
      if reach == .inside { try Reference.check(reference, from: FileName.folder(of: base)) }
      return try body(open(name), shown)
    } catch {
      throw FileError(reading: shown, error)
    }
  }

  /// Returns the path of this folder inside `root`, a folder around it: the parts between the two, each
  /// followed by `/`, so that the text is a base for references into `root`.
  package func base(in root: Folder) throws(FileError) -> String {
    let own = try realPath()
    let outer = try root.realPath()
    if own == outer { return "" }
    let start = outer == "/" ? outer : outer + "/"
    guard own.hasPrefix(start) else { throw FileError(.read, of: path, reason: .outside) }
    return own.dropFirst(start.count) + "/"
  }

  /// The folder's own name, where `path` only says how to reach it, as `.` does.
  package var ownName: String? {
    (try? realPath())?.split(separator: "/").last.map(String.init)
  }

  func realPath() throws(FileError) -> String {
    do throws(FileError.Reason) {
      let folder = path.isEmpty ? "." : path
      return try Descriptor(
        opening: unsafe csystem_open_place(csystem_current_folder, folder)
      ).path()
    } catch {
      throw FileError(reading: path, error)
    }
  }

  /// Opens a file that is named from here.
  func open(_ name: String) throws(FileError.Reason) -> Descriptor {
    let root = try Descriptor(opening: unsafe csystem_open_place(csystem_current_folder, path))
    guard reach == .inside else {
      return try Descriptor(opening: unsafe csystem_open_input(root.number, name))
    }
    let result = unsafe csystem_open_input_beneath(root.number, name)
    switch -result {
    case EXDEV, ENOSYS, EPERM:
      // The kernel also refuses absolute links that stay inside, or has no such call.
      return try openChecked(name, in: root)
    default:
      return try Descriptor(opening: result)
    }
  }

  /// Opens a file after looking where it really is: the same one, by way of its first descriptor.
  private func openChecked(
    _ name: String, in root: borrowing Descriptor
  ) throws(FileError.Reason) -> Descriptor {
    let place = try Descriptor(opening: unsafe csystem_open_place(root.number, name))
    let inside = try root.path()
    guard try place.path().hasPrefix(inside == "/" ? inside : inside + "/") else { throw .outside }
    return try Descriptor(
      opening: unsafe csystem_open_input(csystem_current_folder, place.reopeningPath))
  }
}

/// Checks on the text of a reference.
private enum Reference {
  /// Throws if `reference` cannot lead to a file inside when seen from `folder`.
  static func check(_ reference: String, from folder: String) throws(FileError.Reason) {
    if let scheme = scheme(of: reference) { throw .address(scheme: scheme) }
    if reference.hasPrefix("/") { throw .absolute }
    var depth = 0
    for part in (folder + "/" + reference).split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { throw .outside }
    }
  }

  /// The scheme of an address such as `https://host/name` or `data:...`.
  private static func scheme(of reference: String) -> String? {
    guard let colon = reference.firstIndex(of: ":") else { return nil }
    let scheme = reference[..<colon].lowercased()
    let isKnown = ["http", "https", "file", "data", "blob", "ftp"].contains(scheme)
    return isKnown || reference[colon...].hasPrefix("://") ? scheme : nil
  }
}
