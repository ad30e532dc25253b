import CSystem
import Glibc

/// A file that is being written and does not stand under its name yet.
///
/// Where the file system can, it has no name at all until it is whole, so that not even a process
/// that is killed leaves anything behind. Elsewhere it has a hidden name, which is removed when its
/// owner goes away; one that a killed process left is removed when the same output is next written.
struct PendingFile: ~Copyable, Sendable {
  /// The file.
  let descriptor: Descriptor

  private let folder: Descriptor
  private let name: String
  private var hiddenName: String?

  /// Opens a file that is to become `name` in `folder`, which lies in `tree` if that is given.
  ///
  /// - Parameter replaces: true if a file has that name. What takes its place is never open to more people than
  ///   the file was, not even while it is written.
  init(
    _ name: String, in folder: String, replaces: Bool = false, naming: OutputFile.Naming,
    inside tree: Folder? = nil
  ) throws(FileError.Reason) {
    let directory = try Descriptor(
      opening: unsafe csystem_open_folder(folder), missing: .missingFolder(folder))
    // Asked of the folder that is open: no link can be put under it any more.
    try tree?.checkHolds(directory)
    let opened = Self.open(for: name, in: directory, isPrivate: replaces, naming: naming)
    let file = try Descriptor(opening: opened.result, missing: .fixedFolder(folder))
    // Held as long as the file is being written; who else gets it knows that it is abandoned.
    if opened.hiddenName != nil { _ = csystem_lock(file.number) }
    if replaces { unsafe csystem_take_rights(file.number, directory.number, name) }
    descriptor = file
    self.folder = directory
    self.name = name
    hiddenName = opened.hiddenName
  }

  deinit {
    if let hiddenName { _ = unsafe csystem_remove(folder.number, hiddenName) }
  }

  /// Opens the file and returns the result and the hidden name, if any.
  private static func open(
    for name: String, in folder: borrowing Descriptor, isPrivate: Bool, naming: OutputFile.Naming
  ) -> (result: CInt, hiddenName: String?) {
    let unnamed =
      naming == .hidden ? -EOPNOTSUPP : csystem_open_unnamed(folder.number, isPrivate)
    guard [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(-unnamed) else { return (unnamed, nil) }
    HiddenName.removeAbandoned(for: name, in: folder)
    let hidden = HiddenName(for: name).text
    return (unsafe csystem_create(folder.number, hidden, isPrivate), hidden)
  }

  /// Gives the whole file its name; a file that has the name is replaced, by one with the same rights, or makes
  /// it fail.
  mutating func publish(replacing: Bool) throws(FileError.Reason) {
    if hiddenName == nil {
      do {
        try SystemCall.check(unsafe csystem_link(descriptor.number, folder.number, name))
      } catch {
        // A link never replaces, a renaming does.
        guard replacing, error == .taken else { throw error }
        hiddenName = try linkHidden()
      }
    }
    if let hiddenName { try rename(hiddenName, replacing: replacing) }
    hiddenName = nil
  }

  /// Waits until the name itself would survive a power cut.
  func settleName() throws(FileError.Reason) { try folder.synchronizeFolder() }

  private func linkHidden() throws(FileError.Reason) -> String {
    HiddenName.removeAbandoned(for: name, in: folder)
    _ = csystem_lock(descriptor.number)
    let hidden = HiddenName(for: name).text
    try SystemCall.check(unsafe csystem_link(descriptor.number, folder.number, hidden))
    return hidden
  }

  private func rename(_ hidden: String, replacing: Bool) throws(FileError.Reason) {
    if replacing { unsafe csystem_take_rights(descriptor.number, folder.number, name) }
    let result =
      replacing
      ? unsafe csystem_rename(folder.number, hidden, name)
      : unsafe csystem_rename_to_free(folder.number, hidden, name)
    try SystemCall.check(result)
  }
}

/// The name of a file that is being written: `.name.process.random.tmp`.
private struct HiddenName {
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
