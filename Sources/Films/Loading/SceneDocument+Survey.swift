import SegueCompositing
import SegueGeometry
package import SegueJSON
import SegueRaster
package import SegueRendering
package import SegueSceneFile
import SegueSceneGraph
import SegueWords

extension SceneDocument {
  /// Looks for a moment of the film that takes more memory than there is; what is found is said at the
  /// layer that takes the most.
  ///
  /// Nothing is drawn and no picture is decoded: one pixel stands for each.
  package func survey(
    setting texts: TextSetter?, within memory: RunMemory, into diagnostics: inout Diagnostics
  ) {
    var assets = AssetTable()
    assets.texts = texts
    if let surface = try? Surface(width: 1, height: 1), let dot = try? Picture(surface) {
      for asset in self.assets {
        assets.add(AssetTable.Entry(dot, size: Size(1, 1)), as: asset.id)
      }
    }
    let renderer = SceneRenderer(assets: assets, memory: memory)
    guard let failure = FilmSurvey(of: scene, by: renderer, within: memory).failure(),
      case .drawing(let shortage, let time, let layer) = failure
    else { return }
    diagnostics.add(
      Diagnostic(
        .error, FilmFailure.words(shortage, at: time, layer: nil),
        at: layer.flatMap { layerPlaces[$0] }, path: layer.map { "layer \(Quote($0))" }))
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
