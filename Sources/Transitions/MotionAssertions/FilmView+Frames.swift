import SegueMotion
import SegueSceneGraph

extension FilmView {
  /// The frames that are shown in the window.
  var frames: [Int] {
    let all = 0..<film.frameCount
    let shown = all.filter { window.contains(time(ofFrame: $0)) }
    if !shown.isEmpty { return shown }
    // A window between two frames shows the one before it.
    return all.last { time(ofFrame: $0) <= window.lowerBound }.map { [$0] } ?? []
  }

  /// Those of the frames that do not look like the one before them.
  func changing(_ frames: [Int]) -> [Int] {
    var changing: [Int] = []
    var before: Scene?
    for frame in frames {
      let scene = film.scene(frame: frame)
      if scene != before { changing.append(frame) }
      before = scene
    }
    return changing
  }

  /// Returns the time of a frame; the last one shows the end.
  func time(ofFrame frame: Int) -> Time {
    min(.seconds(film.frameRate.time(ofFrame: frame).seconds()), film.duration)
  }
}
