import HeadlessCoreGraphics
import ObjectiveC
import SegueMotion

// What a layer draws by itself. Properties that only a subclass knows move as the others do: in each frame the
// contents are drawn anew, as Core Animation does it.

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
    needsDrawing = false
    display()
    noteChange()
  }

  /// Has the delegate or the layer draw the contents.
  ///
  /// What a layer draws while a property of its own moves is drawn by a copy that has the property's present
  /// value; a `display` that is overridden is the layer's own, and asks its presentation.
  func drawNow() {
    delegate?.display(self)
    guard bounds.width > 0, bounds.height > 0 else { return }
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let drawer = drawsItsMovement ? presentation() ?? self : self
    if drawer !== self { (drawer.delegate, drawer.contentsScale) = (delegate, contentsScale) }
    drawer.draw(in: context)
    drawing = context.drawing
    noteChange()
  }

  /// Draws the contents anew once what moved them has gone.
  func drawAfter(_ movement: LayerMovement) {
    if movement.ownLanes.contains(where: { type(of: self).needsDisplay(forKey: $0.key) }) {
      setNeedsDisplay()
    }
  }
}
