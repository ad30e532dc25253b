import SegueFiles

/// The contents of some files at one moment, to tell if one of them changes.
struct FileDigests: Hashable {
  private var digests: [String: SHA256?] = [:]

  /// The largest file that is read; a larger one counts as missing.
  private static let limit = 256 << 20

  /// The files at these paths as they are now; one that is missing is known as such.
  init(_ paths: some Sequence<String>) {
    for path in paths { digests[path] = .some(Self.digest(of: path)) }
  }

  /// The paths.
  var paths: [String] { digests.keys.sorted() }

  /// The same files as they were, and others as they are now.
  func adding(_ paths: some Sequence<String>) -> FileDigests {
    var all = self
    for path in paths where all.digests[path] == nil {
      all.digests[path] = .some(Self.digest(of: path))
    }
    return all
  }

  private static func digest(of path: String) -> SHA256? {
    (try? InputFile.read(path, limit: limit)).map { SHA256(of: $0.bytes) }
  }
}
