package import SegueCommandLine
import SegueFiles
package import SegueVideo

/// A file, or a folder of pictures, that a command line means by a path to be held to guidelines.
package struct AuditedFile: Hashable {
  package let path: String
  /// True if it is a recording; otherwise a scene or a suite.
  package let isRecording: Bool

  /// The files of these paths in order: of a folder its scenes and suites, or its recordings where it has neither.
  package static func all(
    _ paths: [String], as layout: RecordingLayout
  ) throws(RunError) -> [AuditedFile] {
    var files: [AuditedFile] = []
    for path in paths {
      if path != InputFile.standardInput, RecordingListing.isRecording(path, as: layout) {
        files.append(AuditedFile(path: path, isRecording: true))
        continue
      }
      let films = RecordingListing.films(of: path, as: layout)
      files += films.map { AuditedFile(path: $0, isRecording: true) }
      if !films.isEmpty { continue }
      files += try SceneListing.files([path]).map { AuditedFile(path: $0, isRecording: false) }
    }
    return files
  }
}
