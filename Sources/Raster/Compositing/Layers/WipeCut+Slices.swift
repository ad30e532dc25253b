import SegueGeometry
import SegueSceneGraph

extension WipeGrid {
  /// The upright blinds that have turned, as far as each has.
  func uprightBlinds(_ progress: Progress, isReversed: Bool) -> WipeCut {
    let runs = WipeGrid.turned(width, progress, isReversed: isReversed)
    return runs.isEmpty
      ? .nothing : cut(runs.map { part(fromColumn: $0.lowerBound, toColumn: $0.upperBound) })
  }

  /// The level blinds that have turned, as far as each has.
  func levelBlinds(_ progress: Progress, isReversed: Bool) -> WipeCut {
    let runs = WipeGrid.turned(height, progress, isReversed: isReversed)
    return runs.isEmpty
      ? .nothing : cut(runs.map { part(fromRow: $0.lowerBound, toRow: $0.upperBound) })
  }

  /// The columns or rows of the new picture among `count`.
  ///
  /// In single precision, where FFmpeg rounds at the edges of blinds: one way it multiplies by ten
  /// first, the other way it divides first.
  private static func turned(
    _ count: Int, _ progress: Progress, isReversed: Bool
  ) -> [Range<Int>] {
    let late = Float(progress.left) * 1.5
    func isTurned(_ index: Int) -> Bool {
      let place = Float(isReversed ? count - 1 - index : index)
      let share = place / Float(count)
      let blind = isReversed ? share * 10 : 10 * place / Float(count)
      let step = min(max((share - late + 0.5) / 0.5, 0), 1)
      return step * step * (3 - 2 * step) > blind - blind.rounded(.down)
    }
    var runs: [Range<Int>] = []
    for index in 0..<count where isTurned(index) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
