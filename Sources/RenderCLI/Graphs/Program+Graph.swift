import SegueCompositing
import SegueMotion
import SegueRaster
import SegueRendering

extension Program {
  /// Draws a curve into a picture.
  func draw(
    _ answer: CurveAnswer, to path: String, _ request: CurveRequest, on terminal: Terminal
  ) throws(Failure) {
    let target = try PictureTarget(path, replaces: request.replaces, in: terminal.environment)
    if request.isJSON, target.isStandardOutput {
      throw Failure(
        .usage, "option '--json': standard output takes what is drawn already",
        hint: "name a file with -o")
    }
    let scene = CurveGraph(answer).scene
    var assets = AssetTable()
    try assets.letter(scene, terminal)
    let kernels = try KernelSet(in: terminal.environment)
    let renderer = SceneRenderer(assets: assets, rasterizer: Rasterizer(kernels: kernels))
    try target.write { () throws(MemoryShortage) in
      try renderer.surface(of: scene.scene(at: Time.zero))
    }
    try terminal.note("wrote '\(path)'")
  }
}
