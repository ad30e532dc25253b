import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry

/// A shape that moves: where its path is no straight blend of both ends, it is asked for anew in each frame.
@MainActor
final class OutlineSampler {
  /// Parts of the way at which the path is compared with the blend.
  private static let probes = [1.0 / 6, 1.0 / 3, 0.5, 2.0 / 3, 5.0 / 6]
  /// Greatest distance from the blend, in points.
  private static let tolerance = 1e-6

  private var data: [Double] = []
  /// The way of the data while they are asked for in each frame; `nil` otherwise.
  private var lane: Lane?
  private var ticker: FrameTicker?

  /// True while the shape is asked for in each frame.
  var isSampling: Bool { lane != nil }

  /// The shape as it is shown now, on its way to what it is.
  func shown<Known: Shape>(
    _ shape: Known, at node: Node, in box: CGRect, _ update: TreeUpdate
  ) -> any Shape {
    guard let numbers = shape.animatableData.numbers else { return shape }
    let before = data
    data = numbers
    if before.count != numbers.count { stop() }
    let transaction = node.transaction(in: update)
    if lane == nil, before != numbers, before.count == numbers.count,
      transaction.animation != nil, !isStraight(shape, from: before, to: numbers, in: box)
    {
      lane = Lane("data", of: CALayer(), [], at: before)
    }
    guard let lane else { return shape }
    lane.set(numbers, transaction, in: update.number)
    guard lane.isMoving else {
      stop()
      return shape
    }
    if ticker == nil { ticker = FrameTicker(refreshing: node) }
    return shape.with(lane.shown)
  }

  private func stop() {
    ticker?.stop()
    (ticker, lane) = (nil, nil)
  }

  private func isStraight(
    _ shape: some Shape, from: [Double], to: [Double], in box: CGRect
  ) -> Bool {
    func path(_ numbers: [Double]) -> SegueGeometry.Path {
      shape.with(numbers).path(in: box).cgPath.path
    }
    let (first, last) = (path(from), path(to))
    guard first.hasStructure(of: last) else { return false }
    let ends = zip(first.coordinates, last.coordinates)
    return Self.probes.allSatisfy { part in
      let between = path(zip(from, to).map { $0 + ($1 - $0) * part })
      return between.hasStructure(of: first)
        && zip(ends, between.coordinates).allSatisfy { ends, shown in
          abs(ends.0 + (ends.1 - ends.0) * part - shown) <= Self.tolerance
        }
    }
  }
}

extension Shape {
  /// The shape with other numbers as its data.
  fileprivate func with(_ numbers: [Double]) -> Self {
    var shape = self
    shape.animatableData = animatableData.with(numbers: numbers)
    return shape
  }
}
