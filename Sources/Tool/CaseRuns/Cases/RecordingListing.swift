import SegueFiles
package import SegueVideo

/// The detection of recordings among paths.
package enum RecordingListing {
  /// The endings of films; files with others may be some too, as their first bytes tell.
  private static let endings = [
    ".apng", ".gif", ".mp4", ".m4v", ".mov", ".webm", ".mkv",
  ]

  /// Returns true if a path is a recording: a film, a file that is called like one, or a folder of numbered
  /// PNGs in which there are no scenes.
  package static func isRecording(
    _ path: String, as layout: RecordingLayout = RecordingLayout()
  ) -> Bool {
    switch Recording.kind(of: path, as: layout) {
    case .folder: SceneListing.scenes(in: path).isEmpty && SceneListing.suites(in: path).isEmpty
    case nil: isCalledLikeOne(path) && Folder(path).names.isEmpty
    case .some: true
    }
  }

  /// The recordings of a folder in which there are no scenes and no suites; none of what is no folder.
  package static func films(
    of path: String, as layout: RecordingLayout = RecordingLayout()
  ) -> [String] {
    guard !Folder(path).names.isEmpty, SceneListing.scenes(in: path).isEmpty,
      SceneListing.suites(in: path).isEmpty
    else { return [] }
    return recordings(in: path, as: layout)
  }

  /// The recordings of a folder that has no scenes, by their names.
  static func recordings(
    in path: String, as layout: RecordingLayout = RecordingLayout()
  ) -> [String] {
    let base = path == "." || path == "./" ? "" : path.hasSuffix("/") ? path : path + "/"
    return Folder(path).names.filter { name in
      let isPicture = [".webp", ".png"].contains { name.lowercased().hasSuffix($0) }
      if isPicture { return Recording.kind(of: base + name, as: layout) != nil }
      return isCalledLikeOne(name) || !name.contains(".") && isRecording(base + name)
    }.map { base + $0 }
  }

  private static func isCalledLikeOne(_ path: String) -> Bool {
    endings.contains { path.lowercased().hasSuffix($0) }
  }

  /// The files that a recording is made of.
  package static func files(of path: String) -> [String] {
    guard Recording.kind(of: path) == .folder else { return [path] }
    let base = path.hasSuffix("/") ? path : path + "/"
    return Folder(path).names.filter { $0.lowercased().hasSuffix(".png") }.map { base + $0 }
  }
}
