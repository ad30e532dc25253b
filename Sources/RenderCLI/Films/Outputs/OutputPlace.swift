import SegueFiles
import SegueRendering

/// What outputs may do to the files around them.
struct OutputPlace: Hashable {
  let existing: OutputFile.Existing
  /// The files that no output may replace.
  let inputs: Set<FileIdentity>

  /// Opens an output that gets its name when it is whole.
  func open(_ path: String) throws(FilmFailure) -> OutputFile {
    do throws(FileError) {
      return try OutputFile(path, existing: existing, inputs: inputs)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a whole output that was opened before.
  func write(_ bytes: [UInt8], to output: consuming OutputFile) throws(FilmFailure) {
    do throws(FileError) {
      try output.write(bytes)
      try output.finish()
    } catch {
      throw .file(error)
    }
  }
}
