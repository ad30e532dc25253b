package import SegueCommandLine
package import SegueFiles
import SegueFilms
package import SegueRaster
import SegueRendering

/// The target of one picture, or a folder for many.
package struct PictureTarget {
  /// The path as it was given.
  package let path: String
  /// True if it is a folder.
  package let isFolder: Bool
  private var place: OutputPlace

  /// The target at `path`, which must not be one of `inputs`.
  package init(
    _ path: String, replaces: Bool, inputs: Set<FileIdentity> = [], mayBeFolder: Bool = false,
    in environment: Environment
  ) throws(RunError) {
    self.path = path
    isFolder = mayBeFolder && path.hasSuffix("/")
    place = OutputPlace(existing: replaces ? .replaced : .kept, inputs: inputs)
    let isPrinted = FilmOutput.isStandardOutput(path)
    if isPrinted, environment.outputIsTerminal { throw .pictureOnTerminal }
    guard isFolder || isPrinted || path.lowercased().hasSuffix(".png") else {
      throw RunError(
        .usage, "'\(path)' is no name for a picture",
        hint: "write .png\(mayBeFolder ? ", or a folder with a / behind it" : "")")
    }
  }

  /// Makes sure that pictures of these names can go into the folder.
  package mutating func reserve(_ names: [String]) throws(RunError) {
    try place.reserve(names.map { path + $0 + ".png" })
  }

  /// Draws the picture and writes it; its file is opened before.
  package func write(
    _ draw: () throws(MemoryError) -> Surface
  ) throws(RunError) {
    try RunError.inWords { () throws(RenderError) in try write(to: path, draw) }
  }

  /// Draws a picture for each name and writes it into the folder.
  package func write(
    _ names: [String], _ draw: (Int) throws(MemoryError) -> Surface
  ) throws(RunError) {
    try RunError.inWords { () throws(RenderError) in
      try inFolder { () throws(FileError) in try OutputFolder.make(path) }
      for (index, name) in names.enumerated() {
        try write(to: path + name + ".png") { () throws(MemoryError) in try draw(index) }
      }
      try inFolder { () throws(FileError) in try OutputFolder.settle(path) }
    }
  }

  private func inFolder(_ body: () throws(FileError) -> Void) throws(RenderError) {
    do throws(FileError) { try body() } catch { throw .file(error) }
  }

  private func write(
    to path: String, _ draw: () throws(MemoryError) -> Surface
  ) throws(RenderError) {
    let output = try place.open(path)
    let surface: Surface
    do throws(MemoryError) { surface = try draw() } catch { throw .memory(error) }
    if Task.isCancelled { throw .cancelled }
    try place.write(try surface.png(), to: output)
  }
}
