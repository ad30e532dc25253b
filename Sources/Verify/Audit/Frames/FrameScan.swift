import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTextSupport
import SegueVerification

/// The frames of a film, looked at one after the other for flashes and flicker.
///
/// A frame that shows the same scene as the one before is not drawn.
struct FrameScan: Sendable {
  /// The spots that flash.
  let flashes: [FlashSpot]
  /// The spot that flickers most.
  let flicker: FlickerWatch.Spot?
  /// Number of frames that were looked at, from the first on.
  let frameCount: Int

  /// The most frames that are looked at: a minute at 60 a second.
  private static let mostFrames = 3600

  /// Looks at the frames of a film as long as there is work left, and at one in any case.
  ///
  /// - Parameter view: the display on which it is shown, if that is known; otherwise a point is a point.
  init(
    _ item: SnapshotCase, on view: DisplayView? = nil, within work: WorkBudget
  ) throws(RenderError) {
    let small = SmallFilm(item)
    let rate = item.film.frameRate.framesPerSecond
    let size = small.pixelSize
    var flashes = FlashWatch(
      width: size.width, height: size.height,
      scale: view?.pixelsPerPoint(width: size.width, height: size.height) ?? small.scale,
      framesPerSecond: rate)
    var flicker = FlickerWatch(
      width: size.width, height: size.height, scale: small.scale, framesPerSecond: rate)
    var before: Scene?
    var looked = 0
    for frame in 0..<min(item.film.frameCount, Self.mostFrames) where !work.isSpent {
      if Task.isCancelled { throw .cancelled }
      let scene = small.scene(frame)
      let surface = scene == before ? nil : try small.surface(frame)
      flashes.take(surface)
      flicker.take(surface, of: scene)
      before = scene
      looked += 1
      let pixels = surface == nil ? 0 : size.width * size.height
      work.takeFrame(of: scene, pixels: pixels)
    }
    frameCount = looked
    let pointsPerWindow = view.map {
      $0.pixelsPerPoint(width: size.width, height: size.height) / small.scale
    }
    self.flashes = flashes.spots.map { $0.scaled(by: pointsPerWindow ?? 1) }
    self.flicker = flicker.worst
  }
}
