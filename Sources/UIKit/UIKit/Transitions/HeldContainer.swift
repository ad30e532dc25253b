import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueMotion

/// A container in which time stands still: what moves inside is shown as far as somebody says.
@MainActor
final class HeldContainer {
  private let layer: CALayer
  private let duration: Double
  /// Time of the container's clock when it was stopped.
  private let start: CFTimeInterval
  /// Movements inside from before, which have nothing to do with the transition.
  private let before: Set<ObjectIdentifier>

  init(_ layer: CALayer, duration: Double) {
    (self.layer, self.duration) = (layer, duration)
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    before = layer.movementsInside
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = start
  }

  /// Shows a fraction of the transition.
  func show(_ fraction: Double) { layer.timeOffset = start + fraction * duration }

  /// Time goes on inside, from where it was stopped.
  func goOn() {
    let stood = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.shiftMovementsInside(by: layer.convertTime(CACurrentMediaTime(), from: nil) - stood)
  }

  /// Takes back everything that has begun since the container was stopped: the views are where they were.
  func takeBack() {
    show(0)
    let dropped = layer.dropMovementsInside(except: before)
    let blocks = Set(dropped.compactMap { $0.delegate as? ViewAnimation })
    for block in blocks.sorted(by: { $0.number > $1.number }) { block.takeBack() }
    goOn()
  }
}
