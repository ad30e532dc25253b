import SegueCompositing
package import SegueJSON
import SegueRaster
package import SegueRendering
package import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport

/// A scene of which everything is known that keeps it from being drawn.
///
/// It is made ready as for drawing: what is wrong with its pictures and fonts is found by what decodes and
/// opens them for a film, so that whoever checks a scene and whoever draws it are told the same.
package struct CheckedScene: Sendable {
  /// The scene with all there is to say about it and its files.
  package let scene: LoadedScene
  /// The film; `nil` where something is wrong.
  package let film: Film?

  /// Finds all mistakes of a scene, its files, and the moments that take more than `memory`.
  package init(_ loaded: LoadedScene, within memory: RunMemory) throws(FilmError) {
    var settings = FilmSettings()
    settings.memory = memory
    var diagnostics = Diagnostics()
    let film = try Film(of: loaded, settings, into: &diagnostics)
    if let film, let document = loaded.document {
      document.survey(film, into: &diagnostics)
      document.inspect(setting: film.assets.texts as? TextSetter, into: &diagnostics)
    }
    scene = loaded.saying(diagnostics)
    self.film = diagnostics.hasErrors ? nil : film
  }
}

extension SceneDocument {
  /// Looks for a moment of the film that takes more memory than there is; what is found is said at the
  /// layer that takes the most.
  fileprivate func survey(_ film: Film, into diagnostics: inout Diagnostics) {
    let renderer = film.renderer
    guard
      let failure = FilmSurvey(of: film.scene, by: renderer, within: renderer.memory).failure(),
      case .drawing(let shortage, let time, let layer) = failure
    else { return }
    diagnostics.add(
      Diagnostic(
        .error, RenderError.words(shortage, at: time, layer: nil),
        at: layer.flatMap { layerPlaces[$0] }, path: layer.map { "layer \(Quote($0))" },
        lack: shortage.lack))
  }

  /// Looks for what is hardly what the author meant.
  package func inspect(setting texts: TextSetter?, into diagnostics: inout Diagnostics) {
    for oddity in SceneInspector(scene)?.oddities(texts) ?? [] {
      diagnostics.add(
        Diagnostic(
          .warning, oddity.sentence, at: layerPlaces[oddity.layer],
          path: "layer \(Quote(oddity.layer))", hint: oddity.hint))
    }
  }
}
