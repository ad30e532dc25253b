import CSystem

/// The files of one run, so that none of its outputs takes the place of something that it reads, or of
/// another output.
///
/// Files are told by what they are and not by their names: a link, symbolic or hard, leads to the same
/// file. All outputs are promised before the first one is written.
///
///     var files = RunFiles(reading: ["scene.json", "photo.png"])
///     try files.promise("film.mp4")
package struct RunFiles: Sendable {
  /// The files that the run reads.
  package private(set) var inputs: Set<FileIdentity>
  private var outputs: Set<OutputTarget.Identity> = []

  /// A run that reads these files.
  package init(_ inputs: Set<FileIdentity> = []) {
    self.inputs = inputs
  }

  /// A run that reads the files at these paths; one that is not there is no file.
  package init(reading paths: some Sequence<String>) {
    self.init()
    read(paths)
  }

  /// Notes that the run reads these files.
  package mutating func read(_ files: some Sequence<FileIdentity>) {
    inputs.formUnion(files)
  }

  /// Notes that the run reads the files at these paths; one that is not there is no file.
  package mutating func read(_ paths: some Sequence<String>) {
    read(paths.filter(InputFile.isThere).compactMap { path in try? InputFile.identity(of: path) })
  }

  /// Notes that the run will write a file at `path`, or refuses it; `-` is standard output.
  package mutating func promise(_ path: String) throws(FileError) {
    do throws(FileError.Reason) {
      let target = try OutputTarget(path, inputs: inputs)
      guard let identity = try target.identity else { return }
      guard outputs.insert(identity).inserted else { throw .isOutput }
    } catch {
      throw FileError(.create, of: path, reason: error)
    }
  }
}
