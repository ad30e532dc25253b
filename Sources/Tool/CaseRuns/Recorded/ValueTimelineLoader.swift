package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueJSON
package import SegueRecordedValues

/// Reads timelines of values that other programs have recorded.
package enum ValueTimelineLoader {
  /// Returns true if a file is a timeline of values, or would be one if it could be read.
  package static func isTimeline(_ path: String) -> Bool {
    guard path.lowercased().hasSuffix(".json"),
      let file = try? InputFile.read(path, limit: JSONLimits().fileSize)
    else { return false }
    var diagnostics = Diagnostics()
    let source = SourceText(name: path, bytes: file.bytes)
    if let root = JSONReader(.json).read(source, into: &diagnostics) {
      return ValueTimelineReader.isTimeline(root)
    }
    // What is damaged is known by the word with which it begins.
    return file.bytes.prefix(Self.head).contains(Array("\"frame_ids\"".utf8))
  }

  /// The bytes of a damaged file that are searched.
  private static let head = 4_096

  /// Reads a timeline; what is wrong with it is shown.
  package static func timeline(
    _ path: String, on terminal: Terminal
  ) throws(RunError) -> ValueTimeline {
    let file = try RunError.inWords { () throws(FileError) in
      try InputFile.read(path, limit: JSONLimits().fileSize)
    }
    var diagnostics = Diagnostics()
    var reader = ValueTimelineReader(SourceText(name: path, bytes: file.bytes))
    let timeline = reader.read(into: &diagnostics)
    try terminal.show(diagnostics)
    guard let timeline else { throw .shown(diagnostics) }
    return timeline
  }
}
