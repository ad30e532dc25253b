import CSystem

/// The name of a file that is being written: `.name.process.random.tmp`.
struct HiddenName {
  /// The name.
  let text: String

  /// A new name for a file that is to be called `name`.
  init(for name: String) {
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    text = "\(Self.prefix(for: name))\(csystem_process()).\(random).tmp"
  }

  /// Removes what processes have left in `folder` that were killed while they wrote `name`.
  ///
  /// A file counts as abandoned when its process is gone and its lock is free: in a folder that
  /// several machines share, the number alone proves nothing.
  static func removeAbandoned(for name: String, in folder: borrowing Descriptor) {
    for hidden in FolderListing.names(in: ".", of: folder.number)
    where isAbandoned(hidden, of: name) {
      do {
        let file = try Descriptor(opening: unsafe csystem_open_input(folder.number, hidden))
        if csystem_lock(file.number) == 0 { _ = unsafe csystem_remove(folder.number, hidden) }
      } catch {
        // Somebody else has removed it, or it is not ours to remove.
        continue
      }
    }
  }

  private static func isAbandoned(_ hidden: String, of name: String) -> Bool {
    let prefix = prefix(for: name)
    guard hidden.utf8.starts(with: prefix.utf8) else { return false }
    let parts = hidden.unicodeScalars.dropFirst(prefix.unicodeScalars.count).split(separator: ".")
    guard parts.count == 3, parts[2].elementsEqual("tmp".unicodeScalars),
      let process = CInt(String(parts[0])), process > 0
    else { return false }
    return !csystem_is_running(process)
  }

  /// Returns the prefix of the hidden names for `name`, short enough for any file system.
  private static func prefix(for name: String) -> String {
    "." + String(decoding: name.utf8.prefix(150), as: UTF8.self) + "."
  }
}
