package import SegueCommandLine
import SegueFiles
import SegueFilms
import SegueRendering

// The outputs of verbs that draw no film, or not only one.
extension OutputPlace {
  /// Makes sure, before anything is written, that outputs can go to these paths.
  package mutating func reserve(_ paths: some Sequence<String>) throws(RunError) {
    try RunError.inWords { () throws(FileError) in try reserve(paths: paths) }
  }

  /// Writes a whole output.
  package func save(_ text: String, to path: String) throws(RunError) {
    try save(Array(text.utf8), to: path)
  }

  /// Writes a whole output.
  package func save(_ bytes: [UInt8], to path: String) throws(RunError) {
    try RunError.inWords { () throws(RenderError) in try write(bytes, to: try open(path)) }
  }
}
