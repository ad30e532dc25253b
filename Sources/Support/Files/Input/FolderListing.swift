import CSystem

/// The names in a folder.
enum FolderListing {
  /// The names in the folder at `path`, seen from the folder `base`, in a fixed order.
  ///
  /// A folder that cannot be read has none, and of a very large one only some thousand are returned:
  /// good enough to look for a neighbor.
  ///
  /// - Parameter limit: how many bytes the names may have together.
  static func names(
    in path: String, of base: CInt = csystem_current_folder, limit: Int = 1 << 16
  ) -> [String] {
    names(in: bytes(of: path, base, limit: limit))
  }

  /// The names, each with a zero behind it.
  ///
  /// Few folders need much memory, and paths of files none: it grows with what is there.
  private static func bytes(of path: String, _ base: CInt, limit: Int) -> ArraySlice<CChar> {
    var capacity = min(1 << 14, limit)
    while true {
      var buffer = [CChar](repeating: 0, count: capacity)
      let length = max(0, Int(unsafe csystem_names(base, path, &buffer, capacity)))
      let isWhole = length + longestName <= capacity
      if isWhole || capacity == limit { return buffer.prefix(length) }
      capacity = min(16 * capacity, limit)
    }
  }

  /// All names in the folder at `path`, in a fixed order; throws where there are more than `limit` bytes of
  /// them.
  static func allNames(in path: String, limit: Int) throws(FileError.Reason) -> [String] {
    var capacity = min(1 << 14, limit)
    while true {
      var buffer = [CChar](repeating: 0, count: capacity)
      let length = try SystemCall.check(
        unsafe csystem_names(csystem_current_folder, path, &buffer, capacity))
      if length + longestName <= capacity { return names(in: buffer.prefix(length)) }
      if capacity == limit { throw .tooLarge(limit: limit) }
      capacity = min(16 * capacity, limit)
    }
  }

  private static func names(in bytes: ArraySlice<CChar>) -> [String] {
    bytes.split(separator: 0)
      .map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
      .filter { $0 != "." && $0 != ".." }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a name, with its zero; where fewer are free, one may have been left out.
  private static let longestName = 256
}

extension Folder {
  /// The names in the folder, in a fixed order; none where it cannot be read.
  ///
  /// Of one with millions of files only a part is returned.
  package var names: [String] { FolderListing.names(in: path, limit: 1 << 24) }
}
