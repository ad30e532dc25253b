import HeadlessQuartzCore

/// A value of an app's own type that moves: what it makes is asked for anew in each frame.
@MainActor
final class AnimatableSampler {
  private var lane: Lane?
  private var ticker: FrameTicker?

  /// The value as it is shown now, on its way to what it is.
  func shown<Value>(_ value: Value, at node: Node) -> Value {
    // Shapes move by their outlines.
    guard !(value is any Shape), let animatable = value as? any Animatable else { return value }
    func sampled<Known: Animatable>(_ known: Known) -> Value? { sample(known, at: node) as? Value }
    return sampled(animatable) ?? value
  }

  private func sample<Known: Animatable>(_ value: Known, at node: Node) -> Known {
    guard let numbers = value.animatableData.numbers, !numbers.isEmpty else { return value }
    let host = node.host
    guard let lane, lane.model.count == numbers.count else {
      lane = Lane("data", of: CALayer(), [], at: numbers)
      return value
    }
    lane.set(numbers, host.currentTransaction(at: node), in: host.updateNumber)
    guard lane.isMoving else {
      stop()
      return value
    }
    if ticker == nil { ticker = FrameTicker(refreshing: node) }
    var result = value
    result.animatableData = value.animatableData.with(numbers: lane.shown)
    return result
  }

  func stop() {
    ticker?.stop()
    ticker = nil
  }
}
