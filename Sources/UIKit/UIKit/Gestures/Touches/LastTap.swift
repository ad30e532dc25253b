import HeadlessCoreGraphics
import SegueGeometry

/// Where a finger was lifted last, and when: the next one may belong to it.
struct LastTap {
  let place: Point
  let end: TimeInterval
  let count: Int

  /// How many taps in a row another touch makes.
  @MainActor
  func countOfNext(_ touch: UITouch) -> Int {
    let isSoon = touch.timestamp - end < 0.35
    return isSoon && (touch.place - place).length < 45 ? count + 1 : 1
  }
}
