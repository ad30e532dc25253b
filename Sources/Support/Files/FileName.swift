/// Checks and queries on the text of a path.
enum FileName {
  /// Throws if no file can have that name, or none that could be shown in a message.
  static func check(_ path: String) throws(FileError.Reason) {
    let isBad = path.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\n") }
    if path.isEmpty || isBad { throw .badName }
  }

  /// The path up to its last part, without a slash behind it: `.` for a path of one part.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of the path; empty where it ends in a slash.
  static func last(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path `name` as seen from `folder`; absolute ones stay as they are.
  static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
