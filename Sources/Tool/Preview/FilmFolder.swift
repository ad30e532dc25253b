package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
package import SegueFilms
package import SegueMotion
import SegueRaster
import SegueRendering
import SegueReports

/// A folder of pages about films that no scene file describes, with each film and a still of it as files.
package struct FilmFolder {
  private let path: String
  private let studio: PreviewRenderer
  private let place = OutputPlace(inputs: [])
  private var site: PreviewSite
  private var slugs: Set<String> = ["index"]

  /// A folder, which is made if it is not there.
  package init(
    at path: String, title: String, studio: PreviewRenderer
  ) throws(RunError) {
    self.path = String(path.reversed().drop { $0 == "/" }.reversed())
    self.studio = studio
    site = PreviewSite(title: title, engine: Engine.name)
    for name in ["films", "stills"] {
      try RunError.inWords { () throws(FileError) in try OutputFolder.make("\(self.path)/\(name)") }
    }
  }

  /// The settings by which films of these pages are drawn.
  package var settings: FilmSettings { studio.settings }

  /// The page that leads to all others.
  package var index: String { "\(path)/index.html" }

  /// Writes a film, and a still of it.
  ///
  /// - Parameters:
  ///   - scene: what the film is of.
  ///   - source: the file or the line that it comes from.
  ///   - command: what makes the film alone.
  package mutating func add(
    _ film: Film, of scene: AnimatedScene, called name: String, from source: String,
    by command: String
  ) async throws(RunError) {
    let slug = PreviewPlan.slug(of: name, &slugs)
    let take = try await studio.shown(film, of: scene)
    let file = "films/\(slug).\(take.kind.fileExtension)"
    try place.save(take.bytes, to: "\(path)/\(file)")
    try place.save(try Self.still(of: film), to: "\(path)/stills/\(slug).png")
    var shown = take.film
    shown.media = take.media(at: file)
    site.scenes.append(
      PreviewedScene(
        name: name, slug: slug, file: source,
        variants: [PreviewedVariant(title: "", command: command, film: .film(shown))]))
  }

  /// Writes the pages about all films that were added.
  package func finish() throws(RunError) {
    for scene in site.scenes {
      try place.save(site.page(of: scene), to: "\(path)/\(scene.slug).html")
    }
    try place.save(site.index, to: index)
  }

  private static func still(of film: Film) throws(RunError) -> [UInt8] {
    try RunError.inWords { () throws(RenderError) in
      let scene = film.scene
      let time = scene.frameRate.time(ofFrame: scene.posterFrame)
      return try film.renderer.surface(of: scene, at: time).png()
    }
  }
}
