import SegueGeometry
import SegueRaster

/// A surface in the making: what has been drawn on it so far, and where drawing makes sense.
struct Sheet {
  /// The pixels that can still be seen.
  let visible: PixelRect
  /// A displacement of everything that is drawn, in pixels: for shadows that repeat a subtree.
  let shift: Vector
  /// What has been drawn, back to front.
  private(set) var commands: [DrawCommand] = []

  init(visible: PixelRect, shift: Vector = .zero) {
    self.visible = visible
    self.shift = shift
  }

  /// Draws unless nothing of it can be seen.
  mutating func draw(_ command: DrawCommand) {
    if command.opacity == 0 || command.bounds.intersection(visible).isEmpty { return }
    commands.append(command)
  }

  /// The pixels that have been drawn on and can be seen.
  var extent: PixelRect {
    commands
      .map { $0.bounds.intersection(visible) }
      .reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }
}
