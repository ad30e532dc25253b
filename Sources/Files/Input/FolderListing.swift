import CSystem

/// The names in a folder.
enum FolderListing {
  /// The names in the folder at `path`, seen from the folder `base`, in a fixed order.
  ///
  /// A folder that cannot be read has none, and of a very large one only some thousand are returned:
  /// good enough to look for a neighbor.
  static func names(
    in path: String, of base: CInt = csystem_current_folder, capacity: Int = 1 << 16
  ) -> [String] {
    var buffer = [CChar](repeating: 0, count: capacity)
    let length = unsafe csystem_names(base, path, &buffer, capacity)
    return buffer.prefix(max(0, Int(length))).split(separator: 0)
      .map { String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self) }
      .filter { $0 != "." && $0 != ".." }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension Folder {
  /// The names in the folder, in a fixed order; none where it cannot be read.
  ///
  /// Of one with millions of files only a part is returned.
  public var names: [String] { FolderListing.names(in: path, capacity: 1 << 24) }
}
