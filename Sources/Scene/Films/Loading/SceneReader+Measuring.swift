import SegueGeometry
import SegueJSON
import SegueRendering
import SegueSceneFile

extension SceneReader {
  /// The most readings of a scene: heights of columns may depend on widths of rows in them.
  private static let readings = 4

  /// Reads a scene, and reads it again as long as layouts ask for sizes of words that are not known.
  mutating func read(
    _ source: SourceText, in folder: SceneFolder, into diagnostics: inout Diagnostics,
    naming named: inout NamedFiles
  ) -> SceneDocument? {
    measures = TextMeasures()
    let before = diagnostics
    var document = read(source, into: &diagnostics, naming: &named)
    for _ in 1..<Self.readings {
      guard let read = document, let wanted = named.measures?.wanted, !wanted.isEmpty,
        let setter = read.textSetter(in: folder)
      else { break }
      for request in wanted {
        measures?.known[request] = setter.size(of: request.content, width: request.width)
      }
      diagnostics = before
      named = NamedFiles()
      document = self.read(source, into: &diagnostics, naming: &named)
    }
    return document
  }
}
