internal import SegueTextSupport

/// A file with a picture in it, and what films call it.
///
/// A film is the same on every machine, so that its pictures have names and no paths.
package struct PictureFile: Hashable, Sendable {
  /// The name in films.
  package let name: String
  /// The path on this machine.
  package let path: String

  /// The files by their names.
  private static let paths = Locked<[String: String]>([:])

  /// The file at a path.
  ///
  /// - Parameter name: what films call it; the last part of the path unless given. A name that another
  ///   file has already gets the folders around it in front.
  package init(_ path: String, as name: String? = nil) {
    self.path = path
    let parts = path.split(separator: "/")
    var count = name.map { $0.split(separator: "/").count } ?? 1
    self.name = PictureFile.paths.withLock { paths in
      while true {
        let name = parts.suffix(count).joined(separator: "/")
        if paths[name] == nil || paths[name] == path || count >= parts.count {
          paths[name] = path
          return name
        }
        count += 1
      }
    }
  }

  /// The path of the file that films call by a name; `nil` if there is none.
  package static func path(of name: String) -> String? { paths.withLock { $0[name] } }
}
