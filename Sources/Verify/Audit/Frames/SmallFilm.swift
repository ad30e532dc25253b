import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueVerification

/// A film drawn small, for what only pixels know; how large it is does not depend on the film's own scale.
struct SmallFilm {
  private let film: AnimatedScene
  private let renderer: SceneRenderer
  /// Number of pixels per point.
  let scale: Double

  /// The most pixels along the longer side.
  private static let longestSide = 320.0
  /// The most pixels to a point.
  private static let largestScale = 0.25

  /// - Parameter isSeenThrough: whether what nothing covers is clear, rather than the canvas' color.
  init(_ item: SnapshotCase, isSeenThrough: Bool = false) {
    var film = item.film
    let side = max(film.canvas.size.width, film.canvas.size.height)
    scale = min(Self.largestScale, Self.longestSide / side)
    film.canvas.scale = scale
    if isSeenThrough { film.canvas.background = .clear }
    self.film = film
    renderer = item.renderer
  }

  /// Size of its pictures.
  var pixelSize: (width: Int, height: Int) { (film.canvas.pixelWidth, film.canvas.pixelHeight) }

  /// Returns the scene of a frame.
  func scene(_ frame: Int) -> Scene { film.scene(frame: frame) }

  /// The pixels of a frame.
  func surface(_ frame: Int) throws(RenderError) -> Surface {
    try renderer.surface(of: scene(frame), at: film.frameRate.time(ofFrame: frame))
  }
}
