import SegueCompositing
import SegueGeometry
import SegueMotion
import SeguePresets
import SegueRaster
import SegueRendering
import SegueSceneGraph

/// Five moments of several transitions in one picture, with their names.
struct PresetSheet {
  let presets: [Preset]
  let context: TransitionFilmBuilder
  /// Draws the screens.
  let renderer: SceneRenderer

  /// The pixels that a moment is wide.
  private static let momentWidth = 120
  private static let strip = FilmStrip(count: 5, maximumWidth: momentWidth)
  private static let (gap, margin, label) = (8, 24, 40)
  /// The background around the moments: a gray that neither light nor dark screens have.
  private static let ground = Color(rgb: 0xA9A9B0)

  /// The extents of a moment in pixels.
  private var moment: (width: Int, height: Int) {
    let canvas = small(context.film(of: presets[0])).canvas
    return (canvas.pixelWidth, canvas.pixelHeight)
  }

  /// The film, drawn so small that it fits.
  private func small(_ film: AnimatedScene) -> AnimatedScene {
    var small = film
    small.canvas.scale = min(
      film.canvas.scale, Double(Self.momentWidth) / film.canvas.size.width)
    return small
  }

  /// The sheet as a scene, and the pictures in it.
  func scene() throws(MemoryError) -> (scene: AnimatedScene, assets: AssetTable) {
    let grid = Grid(count: presets.count, moment: moment)
    var assets = AssetTable()
    var layers: [Layer] = []
    for (index, preset) in presets.enumerated() {
      let corner = grid.corner(of: index)
      layers.append(name(of: preset, at: corner, width: grid.cell.width))
      let film = small(context.film(of: preset))
      for (number, time) in Self.strip.times(of: film).enumerated() {
        let surface = try renderer.surface(of: film.scene(at: time))
        let id = AssetID("\(preset.name).\(number)")
        let size = Size(Double(surface.width), Double(surface.height))
        assets.add(.init(try Picture(surface, for: .moved), size: size), as: id)
        let x = corner.x + Double(number * (surface.width + Self.gap))
        layers.append(
          picture(id, Rect(origin: Point(x, corner.y + Double(Self.label)), size: size)))
      }
    }
    let canvas = Canvas(size: grid.size, background: Self.ground)
    return (AnimatedScene(canvas: canvas, epochs: [Epoch(tree: LayerTree(layers))]), assets)
  }

  private func picture(_ id: AssetID, _ frame: Rect) -> Layer {
    Layer(LayerID(id.name)) { layer in
      layer.frame = frame
      layer.content = .image(ImageContent(id))
    }
  }

  /// Returns the label of a row: the name, and as much of the summary as has room.
  private func name(of preset: Preset, at corner: Point, width: Int) -> Layer {
    Layer(LayerID(preset.name)) { layer in
      layer.frame = Rect(
        x: corner.x, y: corner.y, width: Double(width), height: Double(Self.label - Self.gap))
      layer.content = .text(
        TextContent(
          [
            TextRun(preset.name, font: Font(size: 16, weight: 700)),
            TextRun("   " + preset.summary, font: Font(size: 13)),
          ], verticalAlignment: .center, maximumLines: 1))
    }
  }
}

extension PresetSheet {
  /// The grid of the rows: one below the other, in columns that fill from top to bottom.
  private struct Grid {
    let count: Int
    let cell: (width: Int, height: Int)

    init(count: Int, moment: (width: Int, height: Int)) {
      self.count = count
      cell = (5 * moment.width + 4 * gap, moment.height + label)
    }

    /// As many columns as make the sheet about three times as high as wide.
    private var columns: Int {
      let (width, height) = (Double(cell.width + margin), Double(cell.height + margin))
      let ideal = (Double(count) * height / (3 * width)).squareRoot().rounded(.up)
      return min(max(Int(ideal), 1), count)
    }

    private var rows: Int { (count + columns - 1) / columns }

    var size: Size {
      Size(
        Double(margin + columns * (cell.width + margin)),
        Double(margin + rows * (cell.height + margin)))
    }

    func corner(of index: Int) -> Point {
      Point(
        Double(margin + index / rows * (cell.width + margin)),
        Double(margin + index % rows * (cell.height + margin)))
    }
  }
}
