import SegueCompositing
import SegueFiles
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import Testing

/// Which files are read for the pictures of a film, and in which sizes outlines are drawn.
@Suite struct PictureShelfTests {
  /// Files whose only byte is their width; a zero stands for outlines of 20 x 10 points.
  private struct Files: AssetDecoder {
    var widths: [String: UInt8] = ["icon.svg": 0]

    func decode(
      _ bytes: [UInt8], budget: inout MemoryBudget
    ) throws(RenderError) -> DecodedAsset {
      if bytes[0] == 0 { return DecodedAsset(.outlines(Outlines())) }
      guard let surface = try? Surface(width: Int(bytes[0]), height: 8) else {
        throw .picture("no memory")
      }
      return DecodedAsset(.pixels(surface))
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
      guard let width = widths[path] else { throw FileError(.read, of: path, reason: .missing) }
      return [width]
    }
  }

  private struct Outlines: DrawableAsset {
    let size = Size(20, 10)

    func surface(
      width: Int, height: Int, budget: inout MemoryBudget
    ) throws(RenderError) -> Surface {
      guard let surface = try? Surface(width: width, height: height) else {
        throw .picture("no memory")
      }
      return surface
    }
  }

  private func film(
    scale: Double, _ images: [(Rect, ImageContent)], animation: (Property, Animation)? = nil
  ) -> AnimatedScene {
    let layers = images.enumerated().map { index, image in
      Layer(LayerID("layer-\(index)")) {
        $0.frame = image.0
        $0.content = .image(image.1)
      }
    }
    var timeline = Timeline()
    if let animation { timeline.add(animation.1, of: animation.0, onLayer: 0) }
    return AnimatedScene(
      canvas: Canvas(size: Size(200, 100), scale: scale), frameRate: FrameRate(60),
      duration: .milliseconds(1_000),
      epochs: [Epoch(tree: LayerTree(layers), timeline: timeline)])
  }

  private func table(
    of film: AnimatedScene, _ files: Files = Files(), path: String = "icon.svg"
  ) -> (table: AssetTable, findings: [AssetResolver.Finding]) {
    let resolver = AssetResolver(decoder: files) { (path) throws(FileError) in
      try files.read(path)
    }
    var budget = MemoryBudget(bytes: 1 << 30)
    let requests = ["a", "b"].map { AssetRequest(AssetID($0), path: path) }
    return resolver.table(of: film, requests, budget: &budget)
  }

  private func sizes(of film: AnimatedScene) -> [[Int]] {
    // Both names stand for the same file, whose pictures are in the table once for each.
    let pictures = table(of: film).table.pictures
    return pictures.prefix(pictures.count / 2).map { [$0.width, $0.height] }
  }

  private let icon = ImageContent(AssetID("a"))

  @Test func `outlines are there in every size in which layers rest, the largest last`() {
    let film = film(
      scale: 3,
      [
        (Rect(x: 0, y: 0, width: 20, height: 10), icon),
        (Rect(x: 0, y: 0, width: 40, height: 40), ImageContent(AssetID("b"), mode: .fit)),
        (Rect(x: 0, y: 0, width: 40, height: 40), ImageContent(AssetID("b"), mode: .center)),
      ])
    #expect(sizes(of: film) == [[60, 30], [120, 60]])
  }

  @Test func `a part that is cut out asks for the whole`() {
    var part = icon
    part.crop = Rect(x: 5, y: 5, width: 10, height: 5)
    let film = film(scale: 1, [(Rect(x: 0, y: 0, width: 60, height: 30), part)])
    #expect(sizes(of: film) == [[120, 60]])
  }

  @Test func `a picture that grows is drawn for both ends`() {
    let grow = Animation(
      from: .pair(1, 1), to: .pair(3, 3), timing: Timing(duration: .milliseconds(1_000)))
    let film = film(
      scale: 2, [(Rect(x: 0, y: 0, width: 20, height: 10), icon)], animation: (.scale, grow))
    #expect(sizes(of: film) == [[40, 20], [120, 60]])
  }

  @Test func `a picture that rests on its way is drawn for that rest`() {
    let course = Keyframes(
      [.pair(1, 1), .pair(2, 2), .pair(2, 2), .pair(3, 3)], times: [0, 0.3, 0.7, 1])
    let grow = Animation(.keyframes(course), timing: Timing(duration: .milliseconds(1_000)))
    let film = film(
      scale: 2, [(Rect(x: 0, y: 0, width: 20, height: 10), icon)], animation: (.scale, grow))
    #expect(sizes(of: film) == [[40, 20], [80, 40], [120, 60]])
  }

  @Test func `a picture without bound is drawn at a bound, in proportion`() {
    let film = film(scale: 1, [(Rect(x: 0, y: 0, width: 200_000, height: 100_000), icon)])
    let sizes = sizes(of: film)
    #expect(sizes.count == 1 && sizes[0][0] * sizes[0][1] <= 1 << 24)
    #expect(abs(Double(sizes[0][0]) / Double(sizes[0][1]) - 2) < 0.001)
  }

  @Test func `a picture that no layer shows has its own size`() {
    #expect(sizes(of: film(scale: 3, [])) == [[20, 10]])
  }

  @Test(arguments: [(1.0, 4, 4.0), (2.0, 9, 4.5), (2.5, 9, 4.5), (3.0, 9, 4.5)])
  func `the file whose scale suits the canvas is read`(
    scale: Double, pixels: Int, points: Double
  ) {
    let files = Files(widths: ["p.png": 4, "p@2x.png": 9])
    let table = table(of: film(scale: scale, []), files, path: "p.png").table
    #expect(table.pictures.first?.width == pixels)
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let film = film(scale: 1, [(frame, ImageContent(AssetID("a"), mode: .left))])
    let list = Compositor(assets: table).displayList(for: film.scene(at: .zero))
    let bounds = list.passes[0].commands[0].shape.bounds
    #expect(Double(bounds.maxX) == points.rounded(.down) || Double(bounds.maxX) == points.rounded())
  }

  @Test func `a file that is there in another scale only is found`() {
    let (table, findings) = table(
      of: film(scale: 1, []), Files(widths: ["p@3x.png": 30]), path: "p.png")
    #expect(findings.isEmpty && table.pictures.first?.width == 30)
  }

  @Test func `a file that is not there in any scale is missed under its own name`() {
    let (_, findings) = table(of: film(scale: 2, []), Files(widths: [:]), path: "p.png")
    #expect(findings.count == 2 && findings.allSatisfy { $0.message.contains("'p.png'") })
  }
}
