import CSystem

/// Notices that files appear, change or go in some folders.
///
/// Folders are watched, not files, because many editors give a new file the old one's name.
package struct FolderWatch: ~Copyable, Sendable {
  private let descriptor: Descriptor
  private var folders: Set<String> = []

  /// A watch over no folder; nothing where the system lends no more of them.
  package init?() {
    guard let descriptor = try? Descriptor(opening: csystem_watch()) else { return nil }
    self.descriptor = descriptor
  }

  /// Watches the folders of these files too; those that cannot be watched are passed over.
  package mutating func add(foldersOf paths: some Sequence<String>) {
    for path in paths {
      let folder = FileName.folder(of: path)
      guard !folders.contains(folder) else { continue }
      let result = unsafe csystem_watch_folder(descriptor.number, folder)
      if result == 0 { folders.insert(folder) }
    }
  }

  /// Returns `true` if anything has happened since the last call; does not wait.
  package func hasNews() -> Bool { csystem_watch_has_news(descriptor.number) }
}
