import SegueCompositing
package import SegueMotion
import SegueRaster
import SegueSceneGraph

extension SceneRenderer {
  /// Returns true if nearly all that moves in some frames of a film does so by whole pixels.
  ///
  /// It follows from the display lists alone, so that whoever encodes these frames finds the same.
  package func movesByWholePixels(_ film: AnimatedScene, in frames: FrameSchedule) -> Bool {
    let area = film.canvas.pixelWidth * film.canvas.pixelHeight
    var sequence = FrameSequence(compositor)
    var movement = FrameMovement()
    var earlier: DisplayList?
    for (place, index) in frames.indices.enumerated() {
      guard let list = sequence.next(film.scene(at: frames.time(of: index))) else { continue }
      // Who draws the frames will say so.
      if list.exceedsLimits || Task.isCancelled { return false }
      if let earlier { movement = movement + FrameMovement(from: earlier, to: list) }
      earlier = list
      // Too much already, even if all that is left moves by whole pixels.
      let left = (frames.indices.count - place - 1) * area
      if !movement.isWhole(with: left) { return false }
    }
    return movement.whole > 0 && movement.isWhole()
  }
}

extension FrameMovement {
  /// The share that may move by parts of pixels where a film counts as moving by whole ones: a twelfth.
  private static let part = 12

  /// Returns true if nearly all of it is by whole pixels, and `more` as well.
  fileprivate func isWhole(with more: Int = 0) -> Bool {
    fine * Self.part <= fine + whole + more
  }
}
