import HeadlessCoreGraphics
import SegueGeometry

/// Position and time of the last lifted finger: the next one may belong to it.
struct LastTap {
  let place: Point
  let end: TimeInterval
  let count: Int

  /// Returns the number of taps in a row that another touch makes.
  @MainActor
  func countOfNext(_ touch: UITouch) -> Int {
    let isSoon = touch.timestamp - end < 0.35
    return isSoon && (touch.place - place).length < 45 ? count + 1 : 1
  }
}
