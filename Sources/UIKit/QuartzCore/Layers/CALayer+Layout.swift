internal import HeadlessCoreGraphics

// Layout and drawing, from the outermost layer that asks for it inward.

extension CALayer {
  /// Lays out the layer and all inside, as far as they ask for it.
  func layOutTree() {
    var rounds = 0
    while needsLayout, rounds < 100 {
      needsLayout = false
      layoutSublayers()
      rounds += 1
    }
    displayIfNeeded()
    mask?.layOutTree()
    for child in children { child.layOutTree() }
  }

  /// Has the layer's contents drawn.
  func drawNow() {
    needsDrawing = false
    delegate?.display(self)
    guard bounds.width > 0, bounds.height > 0 else { return }
    let context = CGContext(size: bounds.size)
    draw(in: context)
    drawing = context.drawing
    noteChange()
  }
}
