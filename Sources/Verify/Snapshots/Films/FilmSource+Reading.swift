import SegueFilms

extension FilmSource {
  /// The film and its files; paths are seen from the folder of the test's file.
  func film(in folder: String) throws(Obstacle) -> Film {
    do throws(FilmError) {
      switch kind {
      case .scene(let path, let settings): return try Film(contentsOf: folder + path, settings)
      case .film(let film, let requests): return try Film(film, assets: requests, in: folder)
      case .made(let film, let files): return try Film(film, files: files)
      case .flow(let flow, let background, let settings):
        return try Film(flow, background: background, in: folder, settings)
      }
    } catch {
      throw Obstacle("\(error)")
    }
  }
}

/// Reason why a film cannot be inspected.
package struct Obstacle: Error, Hashable {
  /// The reason in words.
  package let message: String

  /// The reason in words.
  package init(_ message: String) { self.message = message }
}
