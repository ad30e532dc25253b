import SegueCommandLine
import SegueCompositing
import SegueFiles
import SegueFilmRequests
import SegueMotion
import SeguePresets
import SegueRaster
import SegueRendering

/// The session that draws transitions: two screens, and a renderer for them.
struct ContactSheetRenderer {
  private let context: TransitionFilmBuilder
  /// The files that were read, as far as they can be told apart.
  let inputs: Set<FileIdentity>
  private let rasterizer: Rasterizer
  private let renderer: SceneRenderer

  /// Reads the pictures that were named, or draws screens of its own.
  init(
    of paths: [String], _ request: StageRequest, on terminal: Terminal
  ) throws(RunError) {
    let kernels = try KernelSet(in: terminal.environment)
    rasterizer = Rasterizer(kernels: kernels)
    if paths.isEmpty {
      let stage = request.stage
      context = TransitionFilmBuilder(
        screens: .samples(SampleScreens(on: stage)), stage: stage,
        operation: request.operation)
      inputs = []
      renderer = SceneRenderer(rasterizer: rasterizer)
    } else {
      var timings = Timings(stopwatch: terminal.stopwatch)
      var pictures = try ScreenPictures(
        of: paths, kernels: kernels, on: terminal, &timings)
      let stage = try PictureStage(
        of: &pictures, PictureRequest(of: request.device), request, on: terminal)
      context = TransitionFilmBuilder(
        screens: .pictures(stage.screens, origin: nil), stage: stage.stage,
        operation: request.operation)
      inputs = pictures.inputs
      renderer = SceneRenderer(assets: pictures.assets, rasterizer: rasterizer)
    }
  }

  /// Draws scenes with other assets.
  func renderer(of assets: AssetTable) -> SceneRenderer {
    SceneRenderer(assets: assets, rasterizer: rasterizer)
  }

  /// The film strip of one transition.
  func strip(of preset: Preset) throws(MemoryError) -> Surface {
    do throws(RenderError) {
      return try FilmStrip().surface(of: context.film(of: preset), renderer)
    } catch {
      guard let shortage = error.shortage else { preconditionFailure("a strip writes nothing") }
      throw shortage
    }
  }

  /// All transitions in one picture, as a scene with its pictures and fonts.
  func sheet(
    of presets: [Preset], _ terminal: Terminal
  ) throws(RunError) -> (AnimatedScene, AssetTable) {
    let sheet = PresetSheet(presets: presets, context: context, renderer: renderer)
    var (scene, assets) = try RunError.inWords { () throws(MemoryError) in
      try sheet.scene()
    }
    try assets.letter(scene, terminal)
    return (scene, assets)
  }
}
