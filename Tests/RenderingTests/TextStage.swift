import SegueCompositing
import SegueFiles
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTypesetting
import TestSupport

/// A scene with one text, and what draws it.
struct TextStage {
  var film: AnimatedScene
  let assets: AssetTable
  let findings: [AssetResolver.Finding]

  /// A canvas of this many points with the text in all of it; fonts of the tests go by their names.
  ///
  /// - Parameter fonts: what stands in the files of some fonts instead of what does.
  init(
    _ text: TextContent, size: Size = Size(100, 100), scale: Double = 1,
    background: Color = .white, fonts: [ColorFont: [UInt8]] = [:],
    _ change: (inout LayerProperties) -> Void = { _ in }
  ) throws {
    let layer = Layer(LayerID("words")) {
      $0.frame = Rect(origin: .zero, size: size)
      $0.content = .text(text)
      change(&$0)
    }
    film = AnimatedScene(
      canvas: Canvas(size: size, scale: scale, background: background),
      frameRate: FrameRate(60), duration: .milliseconds(100),
      epochs: [Epoch(tree: LayerTree([layer]))])
    let resolver = AssetResolver(decoder: NoDecoder()) { (path) throws(FileError) in
      if let font = fonts.first(where: { $0.key.path == path }) { return font.value }
      return try InputFile.read(path, limit: 1 << 24).bytes
    }
    var budget = MemoryBudget(bytes: 1 << 24)
    let requests = ColorFont.allCases.map {
      AssetRequest(AssetID($0.rawValue), path: $0.path)
    }
    (assets, findings) = resolver.table(of: film, requests, budget: &budget)
  }

  /// The display list at the beginning.
  var list: DisplayList { Compositor(assets: assets).displayList(for: film.scene(at: .zero)) }

  /// The picture at the beginning.
  func picture() throws -> Surface {
    try SceneRenderer(assets: assets).surface(of: film.scene(at: .zero))
  }

  private struct NoDecoder: AssetDecoder {
    func decode(
      _ bytes: [UInt8], budget: inout MemoryBudget
    ) throws(RenderError) -> DecodedAsset { throw .picture("there are no pictures") }
  }
}
