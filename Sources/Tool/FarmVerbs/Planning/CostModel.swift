import SegueGeometry
import SegueVideo
import SegueMotion
import SegueFilms
import SegueSceneGraph
import SegueFarm

/// The processing time of a film on one processor, as far as its numbers tell.
///
/// The constants are nanoseconds on one machine; ARCHITECTURE says how far the gallery is from what they say.
/// Another machine is faster or slower throughout, which changes no shard.
struct CostModel {
  /// For each pixel that a layer covers.
  static let painting = 0.35
  /// For each pixel of a layer that is drawn on a surface of its own.
  static let isolating = 2.0
  /// For each pixel of a frame whose digest is taken.
  static let hashing = 2.4
  /// For each pixel of a frame of a movie.
  static let encoding = 4.0
  /// For each pixel of a frame that is held, where the codec has to look at it.
  static let repeating = 0.8
  /// For each frame that is held, where the codec need not: its samples are compared, and it is written as
  /// skipped blocks.
  static let holding = 10_000.0
  /// For each pixel of a frame of an animated picture.
  static let compressing = 40.0
  /// For each film, in milliseconds: reading it, decoding its pictures, finding its fonts.
  static let beginning = 25.0

  private let scene: AnimatedScene

  /// The costs of a film.
  init(_ scene: AnimatedScene) { self.scene = scene }

  /// Duration of drawing a frame, in nanoseconds: the mean of a few moments.
  private var drawing: Double {
    let moments = 3
    let costs = (0..<moments).map { moment in
      cost(of: scene.scene(frame: (scene.frameCount - 1) * moment / max(moments - 1, 1)))
    }
    return costs.reduce(0, +) / Double(moments)
  }

  private func cost(of moment: Scene) -> Double {
    let scale = scene.canvas.scale * scene.canvas.scale
    let canvas = scene.canvas.size.width * scene.canvas.size.height * scale
    return moment.items.reduce(canvas * Self.painting) { sum, layer in
      let properties = layer.properties
      // More than the canvas is never painted.
      let pixels = min(properties.size.width * properties.size.height * scale, canvas)
      let isIsolated =
        !properties.filters.isEmpty || !properties.backdropFilters.isEmpty
        || (0.001..<0.999).contains(properties.opacity)
      return sum + pixels * (isIsolated ? Self.isolating : Self.painting)
    }
  }

  /// The share of the frames that differ from the frame before, as far as some of them tell.
  private var movingPart: Double {
    let count = scene.frameCount
    guard count > 1 else { return 1 }
    let samples = min(count - 1, 16)
    let moving = (0..<samples).count { sample in
      let frame = 1 + (count - 2) * sample / max(samples - 1, 1)
      return scene.scene(frame: frame).items != scene.scene(frame: frame - 1).items
    }
    return (Double(moving) + 1) / Double(samples + 1)
  }

  /// Returns the duration of a task that shows so many frames, in milliseconds.
  ///
  /// - Parameter pictures: how many of them differ from the frame before; a part of all as large as that of
  ///   some frames that are compared, unless given.
  func milliseconds(
    _ task: WorkPlan.Task, _ output: FilmOutput?, frames: Int, pictures: Int? = nil
  ) -> Double {
    let pixels = Double(scene.canvas.pixelWidth * scene.canvas.pixelHeight)
    let moving = pictures.map(Double.init) ?? Double(frames) * movingPart
    let costs: (moving: Double, held: Double) =
      switch (task, output) {
      case (.draw, .movie(_, let codec, _)?):
        (
          pixels * Self.encoding * codec.effort,
          codec.repeatsPictures ? Self.holding : pixels * Self.repeating
        )
      case (.draw, .animation?): (pixels * Self.compressing, 0)
      case (.preview, _): (pixels * Self.encoding, Self.holding)
      default: (pixels * Self.hashing, 0)
      }
    let frameCosts = moving * (drawing + costs.moving) + (Double(frames) - moving) * costs.held
    return Self.beginning + frameCosts / 1e6
  }
}
