package import SegueFiles
package import SegueRendering

/// The permitted places for the outputs of a run; every one of them passes here.
///
/// What the run reads is never replaced, and no two outputs are one file, whatever their names are.
package struct OutputPlace: Sendable {
  package let existing: OutputFile.Existing
  private var files: RunFiles

  /// A place for a run that reads `inputs`.
  package init(existing: OutputFile.Existing = .replaced, inputs: Set<FileIdentity>) {
    self.existing = existing
    files = RunFiles(inputs)
  }

  /// The files that no output may replace.
  package var inputs: Set<FileIdentity> { files.inputs }

  /// Notes that the run reads these files as well.
  package mutating func spare(_ inputs: Set<FileIdentity>) { files.read(inputs) }

  /// Makes sure, before anything is written, that outputs can go to these paths.
  package mutating func reserve(paths: some Sequence<String>) throws(FileError) {
    for path in paths { try files.reserve(path) }
  }

  /// Opens an output that gets its name when it is whole.
  package func open(_ path: String) throws(RenderError) -> OutputFile {
    do throws(FileError) {
      return try OutputFile(path, existing: existing, inputs: inputs)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a whole output that was opened before.
  package func write(_ bytes: [UInt8], to output: consuming OutputFile) throws(RenderError) {
    do throws(FileError) {
      try output.write(bytes)
      try output.finish()
    } catch {
      throw .file(error)
    }
  }

  /// Adds a text to the end of a file that others write to as well.
  ///
  /// - Parameter once: true if nothing is to be added where the file ends with that text already.
  package func add(_ text: String, to path: String, once: Bool = false) throws(FileError) {
    try AppendedFile(path, inputs: inputs).add(text, once: once)
  }
}
