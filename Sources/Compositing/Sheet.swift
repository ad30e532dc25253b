import SegueGeometry
import SegueRaster

/// A target in the making: what has been drawn on it so far, and where drawing makes sense.
struct Sheet {
  /// The canvas or an intermediate surface.
  let target: Target
  /// The pixels that can still be seen.
  let visible: PixelRect
  /// A displacement of everything that is drawn, in pixels: for shadows that repeat a subtree.
  var shift = Vector.zero
  /// What has been drawn, back to front.
  var commands: [DrawCommand] = []

  init(_ target: Target, visible: PixelRect) {
    self.target = target
    self.visible = visible
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
