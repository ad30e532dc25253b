import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph

/// Looks at the pixels of a film's frames for what is expected of them.
struct FramePixels: PixelProbe {
  private let film: AnimatedScene
  private let renderer: SceneRenderer
  private let work: WorkBudget

  init(_ film: AnimatedScene, drawnBy renderer: SceneRenderer, within work: WorkBudget) {
    self.film = film
    self.renderer = renderer
    self.work = work
  }

  /// Takes the work of a frame that is drawn; returns whether there was any left.
  private func take(_ scene: Scene) -> Bool {
    if work.isSpent { return false }
    work.takeFrame(of: scene, pixels: film.canvas.pixelWidth * film.canvas.pixelHeight)
    return true
  }

  /// The least alpha that counts as covered: what is drawn apart may be rounded once more.
  private static let covered: UInt32 = 254

  func uncovered(frame: Int) throws(RenderError) -> UncoveredPixels? {
    var clear = film
    clear.canvas.background = .clear
    let scene = clear.scene(frame: frame)
    guard take(scene) else { return nil }
    let surface = try renderer.surface(of: scene, at: film.frameRate.time(ofFrame: frame))
    var found: UncoveredPixels?
    let pixels = surface.pixels
    for index in pixels.indices where pixels[index] >> 24 < Self.covered {
      if found == nil {
        found = UncoveredPixels(count: 0, x: index % surface.width, y: index / surface.width)
      }
      found?.count += 1
    }
    return found
  }

  func contrast(of layer: String, frame: Int) throws(RenderError) -> Double? {
    let time = film.frameRate.time(ofFrame: frame)
    guard let still = TextStill(layer, in: film, at: time) else { return nil }
    var least: Double?
    let behind = try renderer.surface(of: still.scene(showing: .none), at: time)
    for paint in still.paints where take(still.scene(showing: .none)) {
      let black = try renderer.surface(of: still.scene(painting: paint, .black), at: time)
      let white = try renderer.surface(of: still.scene(painting: paint, .white), at: time)
      let full = try renderer.surface(of: still.scene(showing: .paint(paint)), at: time)
      let letters = LetterPixels(black, white, in: still.box)
      guard let own = letters.leastContrast(of: full, before: behind) else { continue }
      least = min(least ?? own, own)
    }
    return least
  }
}

/// The pixels that are inside of letters: those that are another color when the letters are.
private struct LetterPixels {
  private var places: [Int] = []

  init(_ black: Surface, _ white: Surface, in box: PixelRect) {
    let shown = box.intersection(black.bounds)
    var differences: [(place: Int, levels: Int)] = []
    var most = 0
    for y in shown.rows {
      for x in shown.columns {
        let place = y * black.width + x
        // The green channel has most of the light.
        let levels = Int(white.pixels[place] >> 8 & 255) - Int(black.pixels[place] >> 8 & 255)
        guard levels > 0 else { continue }
        most = max(most, levels)
        differences.append((place, levels))
      }
    }
    // The edges of letters are part of what is behind them.
    places = differences.filter { $0.levels * 2 >= most }.map(\.place)
  }

  /// The least contrast between two surfaces at these pixels.
  func leastContrast(of front: Surface, before back: Surface) -> Double? {
    places.map { place in
      Color(front.pixels[place]).contrast(with: Color(back.pixels[place]))
    }.min()
  }
}

extension Color {
  /// The color of a stored pixel, as if it were opaque.
  fileprivate init(_ word: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(word >> shift & 255) / 255 }
    self.init(red: channel(0), green: channel(8), blue: channel(16))
  }
}

/// One moment of a film, in which a text may be drawn in other ways.
private struct TextStill {
  private let canvas: Canvas
  private let tree: LayerTree
  private let layout: Layout?
  private let properties: [LayerProperties]
  private let layer: Int
  private let text: TextContent
  /// The pixels around the text's box.
  let box: PixelRect

  /// `nil` where the layer is not there, or is no text.
  init?(_ name: String, in film: AnimatedScene, at time: FrameTime) {
    let scene = film.scene(at: time)
    let shown = time.isAtOrAfter(film.duration) ? FrameTime(film.duration) : time
    guard let epoch = film.epochs.last(where: { shown.isAtOrAfter($0.start) }),
      let item = scene.item(LayerID(name)), case .text(let text) = item.properties.content,
      let quad = scene.projection(of: item).map(item.properties.bounds)
    else { return nil }
    canvas = film.canvas
    tree = epoch.tree
    layout = scene.layout
    properties = epoch.timeline.properties(of: tree, at: shown.seconds(since: epoch.start))
    layer = item.source
    self.text = text
    box = PixelRect(around: quad.boundingBox, scale: canvas.scale)
  }

  /// Paints of the glyphs, each once.
  var paints: [Paint] {
    text.runs.map(\.paint).reduce(into: []) { paints, paint in
      if !paints.contains(paint) { paints.append(paint) }
    }
  }

  /// The moment with something else in the place of the text, without the text's shadow.
  func scene(showing content: Content) -> Scene {
    var properties = properties
    properties[layer].content = content
    properties[layer].shadow = nil
    return Scene(canvas: canvas, tree: tree, properties: properties, layout: layout)
  }

  /// The moment with nothing of the text but the letters of one paint, in a color.
  func scene(painting paint: Paint, _ color: Color) -> Scene {
    var text = text
    for index in text.runs.indices {
      text.runs[index].paint = .color(text.runs[index].paint == paint ? color : .clear)
    }
    return scene(showing: .text(text))
  }
}
