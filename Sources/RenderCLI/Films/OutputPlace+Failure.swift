import SegueFiles
import SegueOutputs
import SegueRendering

// The outputs of verbs that draw no film, or not only one.
extension OutputPlace {
  /// Makes sure, before anything is written, that outputs can go to these paths.
  mutating func reserve(_ paths: some Sequence<String>) throws(Failure) {
    do throws(FileError) { try promise(paths) } catch { throw Failure(error) }
  }

  /// Writes a whole output.
  func save(_ text: String, to path: String) throws(Failure) {
    try save(Array(text.utf8), to: path)
  }

  /// Writes a whole output.
  func save(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(FilmFailure) {
      try write(bytes, to: try open(path))
    } catch {
      throw Failure(error)
    }
  }
}
