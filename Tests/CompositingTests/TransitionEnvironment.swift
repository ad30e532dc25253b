import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// A canvas to put layers on and look at what comes out.
struct TransitionEnvironment {
  var size = Size(60, 40)
  var scale = 1.0
  var background = Color.white
  var assets = AssetTable()
  /// How many bytes of surfaces may wait to be drawn, if not as many as usual.
  var flushThreshold: Int?

  /// Whether every soft clip is drawn on a copy of what lies behind it.
  var opensClips = false

  /// The instructions for these layers.
  func list(_ layers: [Layer]) -> DisplayList {
    let canvas = Canvas(size: size, scale: scale, background: background)
    var compositor = Compositor(assets: assets)
    if let flushThreshold { compositor.flushThreshold = flushThreshold }
    compositor.opensClips = opensClips
    return compositor.displayList(for: Scene(canvas: canvas, layers: layers))
  }

  /// What these layers look like.
  func draw(_ layers: [Layer]) throws -> Surface {
    try Rasterizer().render(list(layers), pictures: assets.pictures)
  }

  /// The commands that draw on the canvas.
  func commands(_ layers: [Layer]) -> [DrawCommand] {
    list(layers).passes.last?.commands ?? []
  }
}

extension Layer {
  /// A box of one color.
  static func box(
    _ frame: Rect, _ color: Color = .black, children: [Layer] = [],
    configure: (inout LayerProperties) -> Void = { _ in }
  ) -> Layer {
    box("box", frame, color, children: children, configure: configure)
  }

  /// A box of one color with a name.
  static func box(
    _ id: LayerID, _ frame: Rect, _ color: Color = .black, children: [Layer] = [],
    configure: (inout LayerProperties) -> Void = { _ in }
  ) -> Layer {
    Layer(id, children: children) {
      $0.frame = frame
      $0.background = .color(color)
      configure(&$0)
    }
  }
}

extension Surface {
  /// The pixels of a row.
  func row(_ y: Int) -> [Pixel] { (0..<width).map { self[$0, y] } }

  /// The largest difference of a channel between two surfaces of one size.
  func distance(to other: Surface) -> Int {
    var result = 0
    for index in pixels.indices {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let (a, b) = (pixels[index] >> shift & 255, other.pixels[index] >> shift & 255)
        result = max(result, abs(Int(a) - Int(b)))
      }
    }
    return result
  }

  /// A surface of these pixels.
  static func filled(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) throws -> Surface {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for index in 0..<width * height {
        pixels[index] = pixel(index % width, index / width).word
      }
    }
    return surface
  }
}
