import HeadlessCoreGraphics
import ObjectiveC
import SegueMotion

// Properties that only a subclass knows move as the others do: in each frame, a copy of the layer with the
// values of that moment draws its contents, as Core Animation does it.

extension CALayer {
  /// Returns true if the layer itself has a property, or keeps a value, under a name that nobody else knows.
  func hasOwnValue(forKey key: String) -> Bool {
    type(of: self).needsDisplay(forKey: key) || ownValue(forKey: key) != nil
  }

  /// The value of one of the layer's own properties.
  func ownValue(forKey key: String) -> Any? {
    keptValue(forKey: key) ?? KeyTable.access(to: key, of: type(of: self))?.get(self)
      ?? type(of: self).defaultValue(forKey: key)
  }

  /// The layer's own properties that move, as they are now.
  var presentOwnValues: [String: Any] {
    var values: [String: Any] = [:]
    let now = ownTime.seconds
    for lane in movements.flatMap(\.ownLanes) {
      let model = ownValue(forKey: lane.key) ?? CGFloat(0)
      guard let rest = OwnValue.value(model) else { continue }
      let current = values[lane.key].flatMap { OwnValue.value($0) } ?? rest
      guard let value = lane.animation.value(at: now, model: rest, current: current) else {
        continue
      }
      values[lane.key] = OwnValue.any(value, like: model)
    }
    return values
  }

  /// True if the contents have to be drawn in each frame.
  var drawsItsMovement: Bool {
    movements.contains { movement in
      !movement.hasEnded
        && movement.ownLanes.contains { type(of: self).needsDisplay(forKey: $0.key) }
    }
  }

  /// Draws the contents as the layer is now.
  func drawMovement() {
    guard let copy = presentation() else { return display() }
    needsDrawing = false
    (copy.delegate, copy.contentsScale) = (delegate, contentsScale)
    copy.display()
    drawing = copy.drawing
    if (copy.contents as AnyObject) !== (contents as AnyObject) { contents = copy.contents }
    noteChange()
  }

  /// Draws the contents anew once what moved them has gone.
  func drawAfter(_ movement: LayerMovement) {
    if movement.ownLanes.contains(where: { type(of: self).needsDisplay(forKey: $0.key) }) {
      setNeedsDisplay()
    }
  }
}
