import SegueCompositing
public import SegueMotion
public import SegueRaster
public import SegueRendering
import SegueSceneGraph
import SegueTextSupport

extension SnapshotCase {
  /// Returns the unintended jumps of the film by more than its pixels may differ.
  public func jumps() throws(FilmFailure) -> [Jump] {
    var jumps: [Jump] = []
    for (index, seam) in film.seams.enumerated() where !seam.isMeant {
      guard let picture = try difference(at: seam) else { continue }
      let isFilmEnd = seam.side == .beginning ? seam.time == .zero : seam.time == film.duration
      jumps.append(
        Jump(
          seam: index, side: seam.side, screen: seam.name,
          milliseconds: NumberText.format(seam.time.milliseconds), isFilmEnd: isFilmEnd,
          picture: picture))
    }
    return jumps
  }

  /// Returns the difference between the moving and the resting scene; most often they are drawn alike and need
  /// not be drawn.
  private func difference(at seam: MotionBoundary) throws(FilmFailure) -> PictureFinding? {
    let lists = scenes(at: seam).map { renderer.compositor.displayList(for: $0) }
    if lists[0] == lists[1] { return nil }
    let pictures = try pictures(at: seam)
    let finding = PictureComparison(expected: pictures.resting, actual: pictures.moving).finding
    // What is drawn apart for a while is rounded once more; nobody sees a level of 255.
    if case .pixels(_, levels: 1, _)? = finding { return nil }
    return tolerance.accepts(pictures.resting, pictures.moving) ? nil : finding
  }

  /// Returns the pictures of the resting and the moving scene where movement begins or ends.
  public func pictures(
    at seam: MotionBoundary
  ) throws(FilmFailure) -> (resting: Surface, moving: Surface) {
    let scenes = scenes(at: seam)
    let surfaces = try scenes.map { (scene) throws(FilmFailure) in
      try renderer.surface(of: scene, at: FrameTime(seam.time))
    }
    return (try masked(surfaces[0], scenes), try masked(surfaces[1], scenes))
  }

  private func scenes(at seam: MotionBoundary) -> [Scene] {
    [seam.resting, seam.moving].map { film.scene(in: $0, at: FrameTime(seam.time)) }
  }

  /// A frame without what is ignored in it; nothing behind the last one.
  public func picture(of frame: Int) throws(FilmFailure) -> Surface? {
    guard frame < film.frameCount else { return nil }
    let scene = film.scene(frame: frame)
    let time = film.frameRate.time(ofFrame: frame)
    return try masked(try renderer.surface(of: scene, at: time), [scene])
  }
}
