import SegueRaster

/// A surface in the making: what has been drawn on it so far, and where drawing makes sense.
struct SurfaceBuilder {
  /// The pixels that can still be seen.
  let visible: PixelRect
  /// The pixels that glass finds behind itself: those of the surface, or of the one that this one
  /// begins as a copy of.
  let ground: PixelRect
  /// Positions of layers on the surface.
  let plane: DrawingPlane
  /// True if this is the surface that leaves the rasterizer.
  let isCanvas: Bool
  /// Commands drawn so far, back to front.
  private(set) var commands: [DrawCommand] = []
  /// The bytes of the surfaces that the commands will draw.
  private(set) var waiting = 0

  init(
    visible: PixelRect, ground: PixelRect? = nil, on plane: DrawingPlane, isCanvas: Bool = false
  ) {
    self.visible = visible
    self.ground = ground ?? visible
    self.plane = plane
    self.isCanvas = isCanvas
  }

  /// True if the next command has a backdrop.
  var hasBackdrop: Bool { isCanvas || !commands.isEmpty }

  /// Forgets the commands, which have become a pass.
  mutating func removeAll() {
    commands = []
    waiting = 0
  }

  /// Draws unless nothing of it can be seen.
  mutating func draw(_ command: DrawCommand) {
    if command.opacity == 0 || command.bounds.intersection(visible).isEmpty { return }
    commands.append(command)
    if command.paint.isLayer {
      waiting += Surface.bytes(width: command.bounds.width, height: command.bounds.height)
    }
  }

  /// The pixels that have been drawn on and can be seen.
  var extent: PixelRect {
    commands
      .map { $0.bounds.intersection(visible) }
      .reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }
}

extension PaintSource {
  /// True if the source is a finished layer.
  fileprivate var isLayer: Bool {
    switch self {
    case .layer, .mappedLayer, .dissolved, .resampled: true
    case .color, .gradient, .picture, .projectedPicture, .stamp, .projectedStamp, .backdrop,
      .recolored,
      .shadow:
      false
    }
  }
}
